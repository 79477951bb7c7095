import type { BlockContent, DefinitionContent, List, ListItem, Nodes, Paragraph } from 'mdast';
import type { TextDiagnostic, Wording } from '../../../../contract/diagnostic.ts';
import { VARIABLE_MARK } from '../../../../contract/variables.ts';
import { diagrams as messages } from '../../../../diagnostics/messages/diagrams.fr.ts';
import { closest } from '../../../../diagnostics/suggest.ts';
import { diagnosticAt, nodesOf, textOf, visit } from '../nodes.ts';
import type { End, Jump, Label, Step } from './diagram.ts';

const ARROW = /^(?:[→⇒➔➜⟶]|[-=]+>)\s*/;
const COUNT = /\((\d[^()]*)\)$/;

/** Splits a text into name, action (behind the first colon and space), and count (parentheses at the end that begin with a number). */
export function stepLabel(text: string): Label {
  const [whole = '', count] = COUNT.exec(text) ?? [];
  const words = text.slice(0, text.length - whole.length).trim();
  const colon = words.search(/:\s/);
  const name = colon > 0 ? words.slice(0, colon).trim() : words;
  return { name, ...(colon > 0 && { action: words.slice(colon + 1).trim() }), ...(count && { count }) };
}

/** Returns the key of a step, for which the count, case, spaces and the kind of apostrophe do not matter. */
export function stepKey(text: string): string {
  const { name, action = '' } = stepLabel(text);
  return [name, action]
    .filter(Boolean)
    .join(':')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** Returns the text behind an arrow, or undefined if the text does not begin with an arrow. */
export function arrowTarget(text: string): string | undefined {
  return ARROW.test(text) ? text.replace(ARROW, '') : undefined;
}

/** The longest text and count, in characters. */
const MAX_LENGTH = { text: 100, count: 20 };

type Block = BlockContent | DefinitionContent;

/** Returns the text of an item on one line. */
export function itemText(node: Block | undefined): string {
  return node?.type === 'paragraph' ? oneLineText(node).replace(/\s+/g, ' ').trim() : '';
}

/** Returns the text of a node, with spaces for line breaks. */
function oneLineText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(oneLineText).join('') : textOf(node);
}

/** Reports parts of a text that cannot be drawn. `isStep`: true if the text may end with a count. */
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

interface NamedStep extends Pick<Step, 'id' | 'label'> {
  /** Keys by which arrows may refer to the step: with its action, and without. */
  keys: readonly string[];
}

export interface NamedSteps {
  steps: ReadonlyMap<ListItem, NamedStep>;
  /** Keys of steps that arrows refer to. */
  aims: ReadonlySet<string>;
  routes: number;
}

/** Returns all steps of a diagram, because arrows may refer to later ones. */
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
      aims.add(stepKey(aim));
      return;
    }
    const label = stepLabel(text);
    steps.set(item, { id: steps.size, label, keys: [...new Set([stepKey(text), stepKey(label.name)])] });
  });
  return { steps, aims, routes };
}

/** Returns the target of an arrow: a step, or the end of the route for the word `end`; reports an unknown one. */
export function readJump(
  paragraph: Paragraph,
  aim: string,
  steps: readonly NamedStep[],
  end: string,
): Jump | End | TextDiagnostic {
  const key = stepKey(aim);
  if (key === '') return diagnosticAt(paragraph, messages.emptyJump(end));
  if (key === stepKey(end)) return { type: 'end', text: aim };
  const meant = steps.filter(({ keys }) => keys.includes(key));
  const [step] = meant;
  if (step && meant.length === 1) return { type: 'jump', to: step.id, text: aim };
  const problem = step ? messages.ambiguousJump(aim) : unknownJump(paragraph, aim, steps, end);
  return diagnosticAt(paragraph, problem);
}

function unknownJump(paragraph: Paragraph, aim: string, steps: readonly NamedStep[], end: string): Wording {
  const names = steps.map(({ label: { name, action } }) => (action === undefined ? name : `${name} : ${action}`));
  const near = closest(aim, [...names, end]);
  const { hint, ...wording } = messages.unknownJump(aim, near);
  const isPlain = paragraph.children.length === 1 && paragraph.position?.start.line === paragraph.position?.end.line;
  return { ...wording, hint, ...(near !== undefined && isPlain && { fix: `→ ${near}` }) };
}
