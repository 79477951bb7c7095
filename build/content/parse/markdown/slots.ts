import type { Parents, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { TextDiagnostic, Wording } from '../../../contract/diagnostic.ts';
import type { NamedSpan } from '../../../contract/source-file.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import { diagnosticAt, visit } from './nodes.ts';

/** Turns `::name` into `<div data-slot="name">`, once and at the top level. `others`: other directives, for hints. */
export function slots(
  tree: Root,
  known: readonly string[],
  others: readonly string[],
): { slots: NamedSpan[]; diagnostics: TextDiagnostic[] } {
  const slots: NamedSpan[] = [];
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, 'leafDirective', (node, _index, parent) => {
    const spelling = `::${node.name}`;
    const problem = problemOf(node, { known, others }, parent.type, slots);
    if (problem) diagnostics.push(diagnosticAt(node, problem, 'error', spelling.length));
    else if (node.position) {
      const { line, column } = node.position.start;
      slots.push({ name: node.name, line, column, length: spelling.length });
    }
    node.children = [];
    node.data = { hName: 'div', hProperties: { dataSlot: node.name } };
  });
  return { slots, diagnostics };
}

function problemOf(
  node: LeafDirective,
  { known, others }: Record<'known' | 'others', readonly string[]>,
  parent: Parents['type'],
  before: readonly NamedSpan[],
): Wording | undefined {
  const spelling = `::${node.name}`;
  if (!known.includes(node.name)) {
    return messages.unknownBlock(spelling, [...known.map((name) => `::${name}`), ...others]);
  }
  if (parent !== 'root') return messages.slotInBlock(spelling, parent);
  if (before.some(({ name }) => name === node.name)) return messages.repeatedSlot(spelling);
  const hasMore = node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0;
  return hasMore ? messages.attributes(spelling, 'none') : undefined;
}
