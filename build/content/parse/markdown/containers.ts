import type { Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

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

/** Whether the writer closed a container. The parser closes an open one with its parent, so only the source tells. */
export function isClosed({ position }: ContainerDirective, source: string): boolean {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const opening = /:+/.exec(lines[0] ?? '')?.[0] ?? '';
  const closing = CLOSING.exec(lines.at(-1) ?? '')?.[1] ?? '';
  return closing.length >= opening.length;
}
