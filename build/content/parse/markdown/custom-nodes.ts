import type { Element, ElementContent, Properties } from 'hast';
import type { Node, Parent, PhrasingContent, RootContent } from 'mdast';

/** Elements that Markdown has no syntax for. mdast-util-to-hast prints each from its `data`. */
export interface CustomNode extends Node {
  type: 'customNode';
  data: { hName: string; hProperties?: Properties; hChildren: ElementContent[] };
}

export interface CustomParent extends Parent {
  type: 'customParent';
  children: (RootContent | PhrasingContent)[];
  data: { hName: string; hProperties?: Properties };
}

declare module 'mdast' {
  interface RootContentMap {
    customNode: CustomNode;
    customParent: CustomParent;
  }
}

/** An element whose content counts neither as words nor as links of the text. */
export function customNode(hName: string, hChildren: ElementContent[], hProperties?: Properties): CustomNode {
  return { type: 'customNode', data: { hName, hChildren, ...(hProperties && { hProperties }) } };
}

/** An element around other nodes. */
export function customParent(
  hName: string,
  children: CustomParent['children'],
  { hProperties, position }: { hProperties?: Properties; position?: Node['position'] | undefined } = {},
): CustomParent {
  return {
    type: 'customParent',
    data: { hName, ...(hProperties && { hProperties }) },
    children,
    ...(position && { position }),
  };
}

/** An element of what a custom node holds. */
export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
