import type { BlockContent, DefinitionContent, ListItem, Nodes } from 'mdast';
import { MARK } from '../../../../contract/variables.ts';
import type { TextDiagnostic, Wording } from '../../../../diagnostics/diagnostic.ts';
import { diagrams as words } from '../../../../diagnostics/messages/diagrams.fr.ts';
import { diagnosticAt, nodesOf, textOf } from '../nodes.ts';
import type { Label } from './diagram.ts';

/** An arrow in the ways that people type it. */
const ARROW = /^(?:[→⇒➔➜⟶]|[-=]+>)\s*/;
const COUNT = /\((\d[^()]*)\)$/;

/** Splits a step's text into its name, the action behind the first colon and a space, and the count: parentheses at the end that begin with a number. */
export function labelOf(text: string): Label {
  const [whole = '', count] = COUNT.exec(text) ?? [];
  const words = text.slice(0, text.length - whole.length).trim();
  const colon = words.search(/:\s/);
  const name = colon > 0 ? words.slice(0, colon).trim() : words;
  return { name, ...(colon > 0 && { action: words.slice(colon + 1).trim() }), ...(count && { count }) };
}

/** The key by which arrows refer to a step: its text without the count, whatever its capitals, spaces and apostrophes. */
export function keyOf(text: string): string {
  const { name, action = '' } = labelOf(text);
  return [name, action]
    .filter(Boolean)
    .join(':')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** The text behind an arrow; undefined for a text that begins with none. */
export function aimOf(text: string): string | undefined {
  return ARROW.test(text) ? text.replace(ARROW, '') : undefined;
}

/** In characters: more would fill a phone's screen. */
const LONGEST = { text: 100, count: 20 };

type Block = BlockContent | DefinitionContent;

/** A step's or a route's text on one line; nothing where it has none. */
export function plainText(node: Block | undefined): string {
  return node?.type === 'paragraph' ? wordsOf(node).replace(/\s+/g, ' ').trim() : '';
}

/** A node's text, with a space where its writer breaks the line. */
function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(wordsOf).join('') : textOf(node);
}

/** Reports what of an item's text cannot be drawn. `isStep`: the text may end with a count. */
export function checkText(item: ListItem, isStep: boolean): TextDiagnostic[] {
  const [first] = item.children;
  const text = plainText(first);
  const { name, count = '' } = isStep ? labelOf(text) : { name: text };
  if (first?.type !== 'paragraph' || name === '') return [diagnosticAt(item, words.withoutText(), 'error', 1)];
  const problems: Wording[] = [
    ...(typeof item.checked === 'boolean' ? [words.ticked()] : []),
    ...(nodesOf(first, ['image', 'imageReference']).length > 0 ? [words.picture()] : []),
    ...(!isStep && aimOf(text) !== undefined ? [words.jumpAsRoute(text)] : []),
    ...(text.search(MARK) === -1 ? [] : [words.variable()]),
    ...(text.length - count.length > LONGEST.text ? [words.longText(text.length - count.length, LONGEST.text)] : []),
    ...(count.length > LONGEST.count ? [words.longCount(count, LONGEST.count)] : []),
  ];
  return problems.map((problem) => diagnosticAt(first, problem));
}
