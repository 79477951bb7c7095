import type { BlockContent, DefinitionContent, ListItem, Nodes } from 'mdast';
import { MARK } from '../../../../contract/variables.ts';
import { diagrams as words } from '../../../../diagnostics/messages/diagrams.fr.ts';
import type { TextDiagnostic, Wording } from '../../../../diagnostics/wording.ts';
import { diagnosticAt } from '../diagnostic.ts';
import { textOf } from '../text-of.ts';
import { nodesOf } from '../visit.ts';
import { aimOf, labelOf } from './label.ts';

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
