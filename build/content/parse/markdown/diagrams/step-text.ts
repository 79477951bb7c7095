import type { BlockContent, DefinitionContent, List, ListItem, Nodes, Paragraph } from 'mdast';
import type { TextDiagnostic, Wording } from '../../../../contract/diagnostic.ts';
import { VARIABLE_MARK } from '../../../../contract/variables.ts';
import { diagrams as messages } from '../../../../diagnostics/messages/diagrams.fr.ts';
import { closest } from '../../../../diagnostics/suggest.ts';
import { diagnosticAt, nodesOf, textOf, visit } from '../nodes.ts';
import type { End, Jump, Label, Step } from './diagram.ts';

/** An arrow in the ways that people type it. */
const ARROW = /^(?:[→⇒➔➜⟶]|[-=]+>)\s*/;
const COUNT = /\((\d[^()]*)\)$/;

/** Splits a step's text into its name, the action behind the first colon and a space, and the count: parentheses at the end that begin with a number. */
export function stepLabel(text: string): Label {
  const [whole = '', count] = COUNT.exec(text) ?? [];
  const words = text.slice(0, text.length - whole.length).trim();
  const colon = words.search(/:\s/);
  const name = colon > 0 ? words.slice(0, colon).trim() : words;
  return { name, ...(colon > 0 && { action: words.slice(colon + 1).trim() }), ...(count && { count }) };
}

/** Returns the key by which arrows refer to a step: its text without the count, whatever its capitals, spaces and apostrophes. */
export function keyOf(text: string): string {
  const { name, action = '' } = stepLabel(text);
  return [name, action]
    .filter(Boolean)
    .join(':')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** Returns the text behind an arrow; undefined for a text that begins with none. */
export function arrowTarget(text: string): string | undefined {
  return ARROW.test(text) ? text.replace(ARROW, '') : undefined;
}

/** In characters: more would fill a phone's screen. */
const MAX_LENGTH = { text: 100, count: 20 };

type Block = BlockContent | DefinitionContent;

/** A step's or a route's text on one line; nothing where it has none. */
export function itemText(node: Block | undefined): string {
  return node?.type === 'paragraph' ? wordsOf(node).replace(/\s+/g, ' ').trim() : '';
}

/** Returns a node's text, with a space where its writer breaks the line. */
function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(wordsOf).join('') : textOf(node);
}

/** Reports what of an item's text cannot be drawn. `isStep`: the text may end with a count. */
export function checkText(item: ListItem, isStep: boolean): TextDiagnostic[] {
  const [first] = item.children;
  const text = itemText(first);
  const { name, count = '' } = isStep ? stepLabel(text) : { name: text };
  const length = text.length - count.length;
  if (first?.type !== 'paragraph' || name === '') return [diagnosticAt(item, messages.withoutText(), 'error', 1)];
  const problems: Wording[] = [
    ...(typeof item.checked === 'boolean' ? [messages.ticked()] : []),
    ...(nodesOf(first, ['image', 'imageReference']).length > 0 ? [messages.picture()] : []),
    ...(!isStep && arrowTarget(text) !== undefined ? [messages.jumpAsRoute(text)] : []),
    ...(text.search(VARIABLE_MARK) === -1 ? [] : [messages.variable()]),
    ...(length > MAX_LENGTH.text ? [messages.longText(length, MAX_LENGTH.text)] : []),
    ...(count.length > MAX_LENGTH.count ? [messages.longText(count.length, MAX_LENGTH.count)] : []),
  ];
  return problems.map((problem) => diagnosticAt(first, problem));
}

/** A step before its routes are read. */
interface NamedStep extends Pick<Step, 'id' | 'label'> {
  /** Names by which arrows may refer to it: with its action, and without. */
  keys: readonly string[];
}

export interface NamedSteps {
  steps: ReadonlyMap<ListItem, NamedStep>;
  /** Keys that arrows of the diagram refer to. */
  aims: ReadonlySet<string>;
  /** Number of its routes. */
  routes: number;
}

/** All steps of a diagram, so that an arrow may refer to a later one. */
export function namedSteps(diagram: List): NamedSteps {
  const steps = new Map<ListItem, NamedStep>();
  const aims = new Set<string>();
  let routes = 0;
  visit({ type: 'root', children: [diagram] }, 'listItem', (item, _, list) => {
    if (list.type !== 'list' || !list.ordered) {
      routes++;
      return;
    }
    const text = itemText(item.children[0]);
    const aim = arrowTarget(text);
    if (aim !== undefined) {
      aims.add(keyOf(aim));
      return;
    }
    const label = stepLabel(text);
    steps.set(item, { id: steps.size, label, keys: [...new Set([keyOf(text), keyOf(label.name)])] });
  });
  return { steps, aims, routes };
}

/** Returns the target of an arrow: a step, or the end of its route, which the word `end` names; a diagnostic where it leads nowhere. */
export function readJump(
  paragraph: Paragraph,
  aim: string,
  steps: readonly NamedStep[],
  end: string,
): Jump | End | TextDiagnostic {
  const key = keyOf(aim);
  if (key === '') return diagnosticAt(paragraph, messages.emptyJump(end));
  if (key === keyOf(end)) return { type: 'end', text: aim };
  const meant = steps.filter(({ keys }) => keys.includes(key));
  const [step] = meant;
  if (step && meant.length === 1) return { type: 'jump', to: step.id, text: aim };
  const problem = step ? messages.ambiguousJump(aim) : unknown(paragraph, aim, steps, end);
  return diagnosticAt(paragraph, problem);
}

function unknown(paragraph: Paragraph, aim: string, steps: readonly NamedStep[], end: string): Wording {
  const names = steps.map(({ label: { name, action } }) => (action === undefined ? name : `${name} : ${action}`));
  const near = closest(aim, [...names, end]);
  const { hint, ...wording } = messages.unknownJump(aim, near);
  const isPlain = paragraph.children.length === 1 && paragraph.position?.start.line === paragraph.position?.end.line;
  return { ...wording, hint, ...(near !== undefined && isPlain && { fix: `→ ${near}` }) };
}
