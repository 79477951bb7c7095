import type { FootnoteDefinition, Link, List, ListItem, Root } from 'mdast';
import type { TextDiagnostic } from '../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import { definitionName, diagnosticAt, firstDefinitions, nodesOf, textOf, visit } from './nodes.ts';

/** Numbers `[^notes]` and lists them after the text with links back. */
export function footnotes(tree: Root, { notes }: MarkdownSettings): TextDiagnostic[] {
  const { definitions, diagnostics } = firstDefinitions(nodesOf(tree, 'footnoteDefinition'), {
    isSame: (one, other) => textOf(one) === textOf(other),
    repeated: messages.repeatedNote,
  });
  const numbers = new Map<string, number>();
  visit(tree, 'footnoteReference', (node, index, parent) => {
    if (!definitions.has(node.identifier)) return;
    const first = !numbers.has(node.identifier);
    const number = numbers.get(node.identifier) ?? numbers.size + 1;
    numbers.set(node.identifier, number);
    const call = link(`#note:${number}`, String(number), first ? { id: `appel:${number}` } : {});
    parent.children[index] = { type: 'emphasis', data: { hName: 'sup' }, children: [call] };
  });
  for (const [identifier, node] of definitions) {
    if (!numbers.has(identifier)) diagnostics.push(diagnosticAt(node, messages.unusedNote(definitionName(node))));
  }
  tree.children = tree.children.filter(({ type }) => type !== 'footnoteDefinition');
  if (numbers.size === 0) return diagnostics;
  const items = [...numbers].map(([identifier, number]) =>
    noteItem(definitions.get(identifier)?.children ?? [], number, notes.back.replace('{number}', String(number))),
  );
  // A colon distinguishes these ids from those of headings.
  const list: List = { type: 'list', ordered: true, spread: false, children: items };
  tree.children.push({
    type: 'blockquote',
    data: { hName: 'section', hProperties: { dataFootnotes: '', ariaLabel: notes.name } },
    children: [list],
  });
  return diagnostics;
}

function noteItem(children: FootnoteDefinition['children'], number: number, backName: string): ListItem {
  const back = link(`#appel:${number}`, '↩', { ariaLabel: backName });
  const last = children.at(-1);
  if (last?.type === 'paragraph') last.children.push({ type: 'text', value: ' ' }, back);
  else children.push({ type: 'paragraph', children: [back] });
  return { type: 'listItem', spread: children.length > 1, data: { hProperties: { id: `note:${number}` } }, children };
}

function link(url: string, text: string, properties: Record<string, string>): Link {
  return { type: 'link', url, data: { hProperties: properties }, children: [{ type: 'text', value: text }] };
}
