import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from './nodes.ts';

const CLOSING = /^[ \t>]*(:{3,})[ \t]*$/;

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
 * The containers that the writer did not close. The parser gives a fence to the outermost container that it fits, the writer meant it for the one
 * that began last.
 */
export function openContainers(tree: Root, source: string): ReadonlySet<ContainerDirective> {
  const [open, closed] = [new Set<ContainerDirective>(), new Set<ContainerDirective>()];
  visit(tree, 'containerDirective', (node) => {
    const last = node.children.at(-1);
    const isFenced = closed.has(node) || isClosed(node, source);
    const isMeant = last?.type === 'containerDirective' && !isClosed(last, source) && fits(node, last, source);
    if (isFenced && isMeant) closed.add(last);
    if (!isFenced || isMeant) open.add(node);
  });
  return open;
}

function fits(outer: ContainerDirective, inner: ContainerDirective, source: string): boolean {
  const colons = (node: ContainerDirective) => openingOf(node, source).lastIndexOf(':');
  return colons(outer) === colons(inner);
}

/** Whether the writer closed a container. The parser closes an open one with its parent, so only the source tells. */
export function isClosed({ position }: ContainerDirective, source: string): boolean {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const opening = /:+/.exec(lines[0] ?? '')?.[0] ?? '';
  const closing = CLOSING.exec(lines.at(-1) ?? '')?.[1] ?? '';
  return closing.length >= opening.length;
}
