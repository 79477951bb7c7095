import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from './nodes.ts';

const CLOSING = /^[ \t>]*(:{3,})(?!:)/;

/** The title in brackets behind a container's name, which the parser makes its first paragraph. */
export function labelOf({ children: [first] }: ContainerDirective): Paragraph | undefined {
  return first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
}

/** A container's opening as it is written: its colons and its name. */
export function openingOf({ name, position }: ContainerDirective, source: string): string {
  const [colons = ''] = /^:*/.exec(source.slice(position?.start.offset)) ?? [];
  return `${colons}${name}`;
}

/**
 * Returns the containers that the writer did not close. A fence that ends several closes for the parser the outermost; the writer meant it for the
 * innermost of those with as many colons.
 */
export function openContainers(tree: Root, source: string): ReadonlySet<ContainerDirective> {
  const open = new Set<ContainerDirective>();
  const colonsOf = (node: ContainerDirective) => openingOf(node, source).lastIndexOf(':');
  visit(tree, 'containerDirective', (node) => {
    const last = node.children.at(-1);
    if (!isClosed(node, source)) open.add(node);
    else if (last?.type === 'containerDirective' && last.position?.end.offset === node.position?.end.offset)
      open.add(colonsOf(last) === colonsOf(node) ? node : last);
  });
  return open;
}

/** Tells whether the writer closed a container. The parser closes an open one with its parent, so only the source tells. */
export function isClosed({ position }: ContainerDirective, source: string): boolean {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const opening = /:+/.exec(lines[0] ?? '')?.[0] ?? '';
  const closing = CLOSING.exec(lines.slice(1).at(-1) ?? '')?.[1] ?? '';
  return closing.length >= opening.length;
}

/** Returns the words on a container's opening line that are neither its name, its title in brackets nor its attributes: the parser drops them. */
export function trailingWords(node: ContainerDirective, source: string): string {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return '';
  const [opening = ''] = source.slice(start.offset, end.offset).split('\n', 1);
  const [head = ''] = /^:+[\p{L}\p{N}_-]*/u.exec(opening) ?? [];
  const label = labelOf(node)?.position?.end.offset;
  const behind = opening.trimEnd().slice(label === undefined ? head.length : label - start.offset);
  return behind.replace(/^\{[^{}]*\}/, '');
}
