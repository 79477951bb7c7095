import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { TextDiagnostic, Wording } from '../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import { closest } from '../../../diagnostics/suggest.ts';
import { labelOf, openContainers, openingOf, trailingWords } from './containers.ts';
import { diagnosticAt, visit } from './nodes.ts';

/** Opening fences of all call-outs: `:::astuce`. */
export function callOutOpenings({ callOuts }: MarkdownSettings): string[] {
  return Object.keys(callOuts).map((name) => `:::${name}`);
}

/** Opening fences of all blocks that hold others: call-outs and diagrams. */
export function openingsOf(settings: MarkdownSettings): string[] {
  return [...callOutOpenings(settings), `:::${settings.diagram.name}`];
}

/** Directives that belong to the table below them: a chart, a caption. */
export function tableLinesOf({ chart, caption }: MarkdownSettings): string[] {
  return [`::${chart.name}`, `::${caption}`];
}

/** `:::name[Title]` … `:::` becomes `<aside data-callout="name">`. */
export function callOuts(tree: Root, source: string, settings: MarkdownSettings): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  const open = openContainers(tree, source);
  visit(tree, 'containerDirective', (node) => {
    const spelling = `:::${node.name}`;
    const add = (wording: Wording) => diagnostics.push(diagnosticAt(node, wording, 'error', spelling.length));
    const title = Object.hasOwn(settings.callOuts, node.name) ? settings.callOuts[node.name] : undefined;
    if (title === undefined) {
      const openings = openingsOf(settings);
      // A name that is nearly right, with words behind it, is reported as one slip of its whole line.
      if (trailingWords(node, source) !== '' && closest(spelling, openings) !== undefined) return;
      const { fix, ...wording } = messages.unknownBlock(spelling, [...openings, ...tableLinesOf(settings)]);
      // Without a fix where a block that holds others has more colons than its name is reported with, or where the directive needs no closing fence.
      const isWhole =
        fix !== undefined && openings.includes(fix) && source.startsWith(spelling, node.position?.start.offset);
      add({ ...wording, ...(isWhole && { fix }) });
      return;
    }
    if (Object.keys(node.attributes ?? {}).length > 0) add(messages.attributesOfCallOut(spelling));
    if (open.has(node)) add(messages.openCallOut(openingOf(node, source)));
    callOut(node, title);
  });
  return diagnostics;
}

function callOut(node: ContainerDirective, defaultTitle: string): void {
  const label = labelOf(node);
  const title: PhrasingContent[] = label?.children ?? [{ type: 'text', value: defaultTitle }];
  const heading: Paragraph = {
    type: 'paragraph',
    data: { hName: 'p', hProperties: { dataCalloutTitle: '' } },
    children: title,
  };
  node.children = [heading, ...node.children.slice(label ? 1 : 0)];
  // Beside an article an `aside` is a landmark, which would need a name; a note is none.
  node.data = { hName: 'aside', hProperties: { dataCallout: node.name, role: 'note' } };
}
