import type { List, ListItem, Paragraph } from 'mdast';
import type { TextDiagnostic, Wording } from '../../../../diagnostics/diagnostic.ts';
import { diagrams as messages } from '../../../../diagnostics/messages/diagrams.fr.ts';
import { closest } from '../../../../diagnostics/suggest.ts';
import { diagnosticAt, visit } from '../nodes.ts';
import type { End, Jump, Step } from './diagram.ts';
import { aimOf, keyOf, labelOf, plainText } from './step-text.ts';

/** A step before its routes are read. */
export interface NamedStep extends Pick<Step, 'id' | 'label'> {
  /** Names by which arrows may refer to it: with its action, and without. */
  keys: readonly string[];
}

export interface NamedSteps {
  steps: ReadonlyMap<ListItem, NamedStep>;
  /** Keys that arrows of the diagram refer to. */
  aims: ReadonlySet<string>;
  /** How many routes it has. */
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
    const text = plainText(item.children[0]);
    const aim = aimOf(text);
    if (aim !== undefined) {
      aims.add(keyOf(aim));
      return;
    }
    const label = labelOf(text);
    steps.set(item, { id: steps.size, label, keys: [...new Set([keyOf(text), keyOf(label.name)])] });
  });
  return { steps, aims, routes };
}

/** What an arrow leads to: a step, or the end of its route, which is named by the word `end`. A diagnostic where it leads nowhere. */
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
