import type { Nodes, Parent, Parents, PhrasingContent, RootContent } from 'mdast';
import 'mdast-util-directive';
import type { Element, ElementContent, Properties } from 'hast';
import type { Node } from 'unist';
import { type Diagnostic, type TextDiagnostic, textDiagnostic, type Wording } from '../../../contract/diagnostic.ts';
import type { Span } from '../../../contract/source-file.ts';

type Type = Nodes['type'];
type OfType<Name extends Type> = Extract<Nodes, { type: Name }>;

/** The value by which a visitor skips a node's content. */
export const SKIP = 'skip';

/** Visits nodes of some types, which a visitor may replace. unist-util-visit takes ten times as long, half of a page's time. */
export function visit<Name extends Type>(
  tree: Parents,
  types: Name | readonly Name[],
  see: (node: OfType<Name>, index: number, parent: Parents) => typeof SKIP | undefined,
): void {
  const wanted: readonly Type[] = typeof types === 'string' ? [types] : types;
  const isWanted = (node: Nodes): node is OfType<Name> => wanted.includes(node.type);
  const within = (parent: Parents): void => {
    for (let index = 0; index < parent.children.length; index++) {
      const node = parent.children[index];
      if (node === undefined || (isWanted(node) && see(node, index, parent) === SKIP)) continue;
      if ('children' in node) within(node);
    }
  };
  within(tree);
}

export function nodesOf<Name extends Type>(tree: Parents, types: Name | readonly Name[]): OfType<Name>[] {
  const nodes: OfType<Name>[] = [];
  visit(tree, types, (node) => {
    nodes.push(node);
    return undefined;
  });
  return nodes;
}

/** Returns the text of a node, including alternative texts. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node && node.alt) return node.alt;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Returns a diagnostic that underlines the first line of a node, or `length` characters. Positions count from the start of the Markdown. */
export function diagnosticAt(
  node: Node,
  wording: Wording,
  severity: Diagnostic['severity'] = 'error',
  length?: number,
): TextDiagnostic {
  const place = firstLineOf(node);
  return textDiagnostic(severity, length === undefined ? place : { ...place, length }, wording);
}

export function firstLineOf(node: Node): Span {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const length = start.line === end.line ? Math.max(1, end.column - start.column) : 1;
  return { line: start.line, column: start.column, length };
}

interface Definitions<Definition> {
  isSame(one: Definition, other: Definition): boolean;
  repeated(label: string, isSame: boolean): Wording;
}

interface Named extends Node {
  identifier: string;
  label?: string | null | undefined;
}

/** Returns the first definition of each name, and reports repeated ones. */
export function firstDefinitions<Definition extends Named>(
  nodes: readonly Definition[],
  { isSame, repeated }: Definitions<Definition>,
): { definitions: Map<string, Definition>; diagnostics: TextDiagnostic[] } {
  const definitions = new Map<string, Definition>();
  const diagnostics = nodes.flatMap((node) => {
    const first = definitions.get(node.identifier);
    if (!first) definitions.set(node.identifier, node);
    const same = first !== undefined && isSame(first, node);
    return first ? diagnosticAt(node, repeated(definitionName(node), same), same ? 'warning' : 'error') : [];
  });
  return { definitions, diagnostics };
}

export function definitionName({ label, identifier }: Named): string {
  return label ?? identifier;
}

/** Elements without Markdown syntax, which mdast-util-to-hast prints from `data`. */
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

/** Returns an element whose content counts neither as words nor as links. */
export function customNode(hName: string, hChildren: ElementContent[], hProperties?: Properties): CustomNode {
  return { type: 'customNode', data: { hName, hChildren, ...(hProperties && { hProperties }) } };
}

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

export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
