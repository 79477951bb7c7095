import type { ElementContent, Properties } from 'hast';
import type { Node, Parent, PhrasingContent, RootContent } from 'mdast';

/** Blocks that Markdown has no word for. mdast-util-to-hast prints each from its `data`. */
export interface MadeNode extends Node {
  type: 'made';
  data: { hName: string; hProperties?: Properties; hChildren: ElementContent[] };
}

export interface MadeParent extends Parent {
  type: 'madeParent';
  children: (RootContent | PhrasingContent)[];
  data: { hName: string; hProperties?: Properties };
}

declare module 'mdast' {
  interface RootContentMap {
    made: MadeNode;
    madeParent: MadeParent;
  }
}

/** A block of our own, whose content counts neither as words nor as links of the text. */
export function made(hName: string, hChildren: ElementContent[], hProperties?: Properties): MadeNode {
  return { type: 'made', data: { hName, hChildren, ...(hProperties && { hProperties }) } };
}

/** A block of our own around others. */
export function madeParent(
  hName: string,
  children: MadeParent['children'],
  { hProperties, position }: { hProperties?: Properties; position?: Node['position'] | undefined } = {},
): MadeParent {
  return {
    type: 'madeParent',
    data: { hName, ...(hProperties && { hProperties }) },
    children,
    ...(position && { position }),
  };
}
