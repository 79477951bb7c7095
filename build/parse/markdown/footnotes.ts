import type { FootnoteDefinition, Link, List, ListItem, Root } from 'mdast';
import type { MarkdownSettings } from '../../contract/markdown.ts';
import { findingAt, type MarkdownFinding } from './finding.ts';
import { visit } from './visit.ts';

/** Numbers `[^notes]` in the order they are called, and lists them after the text with a way back. */
export function footnotes(tree: Root, { notes }: MarkdownSettings): MarkdownFinding[] {
  const definitions = new Map<string, FootnoteDefinition>();
  const findings: MarkdownFinding[] = [];
  visit(tree, 'footnoteDefinition', (node) => {
    if (definitions.has(node.identifier)) {
      const message = `La note « [^${node.label}]: » est déjà écrite plus haut : celle-ci ne serait pas affichée.`;
      findings.push(findingAt(node, 'note-en-double', message, "Changez le nom de l'une des deux."));
    } else definitions.set(node.identifier, node);
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
    if (numbers.has(identifier)) continue;
    const message = `Aucun « [^${node.label}] » n'appelle cette note : elle ne serait pas affichée.`;
    const hint = `Écrivez « [^${node.label}] » à l'endroit du texte qu'elle explique, ou supprimez-la.`;
    findings.push(findingAt(node, 'note-inutilisee', message, hint));
  }
  tree.children = tree.children.filter(({ type }) => type !== 'footnoteDefinition');
  if (numbers.size === 0) return findings;
  const items = [...numbers].map(([identifier, number]) =>
    note(definitions.get(identifier)?.children ?? [], number, notes.back(number)),
  );
  // The colon keeps these ids apart from those of headings.
  const list: List = { type: 'list', ordered: true, spread: false, children: items };
  tree.children.push({
    type: 'blockquote',
    data: { hName: 'section', hProperties: { dataFootnotes: '', ariaLabel: notes.name } },
    children: [list],
  });
  return findings;
}

function note(children: FootnoteDefinition['children'], number: number, backName: string): ListItem {
  const back = link(`#appel:${number}`, '↩', { ariaLabel: backName });
  const last = children.at(-1);
  if (last?.type === 'paragraph') last.children.push({ type: 'text', value: ' ' }, back);
  else children.push({ type: 'paragraph', children: [back] });
  return { type: 'listItem', spread: children.length > 1, data: { hProperties: { id: `note:${number}` } }, children };
}

function link(url: string, text: string, properties: Record<string, string>): Link {
  return { type: 'link', url, data: { hProperties: properties }, children: [{ type: 'text', value: text }] };
}
