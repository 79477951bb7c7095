import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { TextDiagnostic, Wording } from '../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import { closest } from '../../../diagnostics/suggest.ts';
import { diagnosticAt, visit } from './nodes.ts';

/** Returns the opening fences of call-outs, such as `:::astuce`. */
export function callOutOpenings({ callOuts }: MarkdownSettings): string[] {
  return Object.keys(callOuts).map((name) => `:::${name}`);
}

/** Returns the opening fences of call-outs and diagrams. */
export function openingsOf(settings: MarkdownSettings): string[] {
  return [...callOutOpenings(settings), `:::${settings.diagram.name}`];
}

/** Returns the directives of charts and captions, which belong to the table below them. */
export function tableLinesOf({ chart, caption }: MarkdownSettings): string[] {
  return [`::${chart.name}`, `::${caption}`];
}

/** Turns `:::name[Title]` … `:::` into `<aside data-callout="name">`. */
export function callOuts(tree: Root, source: string, settings: MarkdownSettings): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  const open = openContainers(tree, source);
  visit(tree, 'containerDirective', (node) => {
    const spelling = `:::${node.name}`;
    const add = (wording: Wording) => diagnostics.push(diagnosticAt(node, wording, 'error', spelling.length));
    const title = Object.hasOwn(settings.callOuts, node.name) ? settings.callOuts[node.name] : undefined;
    if (title === undefined) {
      const openings = openingsOf(settings);
      // The lint rule reports both mistakes as one.
      if (trailingWords(node, source) !== '' && closest(spelling, openings) !== undefined) return;
      const { fix, ...wording } = messages.unknownBlock(spelling, [...openings, ...tableLinesOf(settings)]);
      // The name is fixed only if the number of colons is right, too.
      const isWhole =
        fix !== undefined && openings.includes(fix) && source.startsWith(spelling, node.position?.start.offset);
      add({ ...wording, ...(isWhole && { fix }) });
      return;
    }
    if (Object.keys(node.attributes ?? {}).length > 0) add(messages.attributes(spelling, 'title'));
    if (open.has(node)) add(messages.openCallOut(openingOf(node, source)));
    callOut(node, title);
  });
  return diagnostics;
}

function callOut(node: ContainerDirective, defaultTitle: string): void {
  const label = containerLabel(node);
  const title: PhrasingContent[] = label?.children ?? [{ type: 'text', value: defaultTitle }];
  const heading: Paragraph = {
    type: 'paragraph',
    data: { hName: 'p', hProperties: { dataCalloutTitle: '' } },
    children: title,
  };
  node.children = [heading, ...node.children.slice(label ? 1 : 0)];
  // An `aside` would be a landmark, which needs a name.
  node.data = { hName: 'aside', hProperties: { dataCallout: node.name, role: 'note' } };
}

const CLOSING = /^[ \t>]*(:{3,})(?!:)/;

/** Returns the title in brackets, which the parser makes the container's first paragraph. */
export function containerLabel({ children: [first] }: ContainerDirective): Paragraph | undefined {
  return first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
}

/** Returns the colons and the name of a container as they are written. */
export function openingOf({ name, position }: ContainerDirective, source: string): string {
  const [colons = ''] = /^:*/.exec(source.slice(position?.start.offset)) ?? [];
  return `${colons}${name}`;
}

/** Returns the unclosed containers. The parser gives a shared fence to the outermost one; the writer meant the innermost with as many colons. */
function openContainers(tree: Root, source: string): ReadonlySet<ContainerDirective> {
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

/** Tells whether the writer closed a container, which only the source shows: the parser closes open containers with their parent. */
export function isClosed({ position }: ContainerDirective, source: string): boolean {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const opening = /:+/.exec(lines[0] ?? '')?.[0] ?? '';
  const closing = CLOSING.exec(lines.slice(1).at(-1) ?? '')?.[1] ?? '';
  return closing.length >= opening.length;
}

/** Returns the words of the opening line that the parser drops. */
export function trailingWords(node: ContainerDirective, source: string): string {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return '';
  const [opening = ''] = source.slice(start.offset, end.offset).split('\n', 1);
  const [head = ''] = /^:+[\p{L}\p{N}_-]*/u.exec(opening) ?? [];
  const label = containerLabel(node)?.position?.end.offset;
  const behind = opening.trimEnd().slice(label === undefined ? head.length : label - start.offset);
  return behind.replace(/^\{[^{}]*\}/, '');
}
