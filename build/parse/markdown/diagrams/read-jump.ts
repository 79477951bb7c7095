import type { Paragraph } from 'mdast';
import type { Finding, Wording } from '../../../diagnostics/finding.ts';
import { closest } from '../../../diagnostics/suggest.ts';
import { messages } from '../../../messages.fr.ts';
import { findingAt } from '../finding.ts';
import type { End, Jump } from './diagram.ts';
import { keyOf } from './label.ts';
import type { NamedStep } from './named-steps.ts';

/** A link to a step, or the end of its route, which goes by the word `end`; a finding where it leads nowhere. */
export function readJump(
  paragraph: Paragraph,
  aim: string,
  steps: readonly NamedStep[],
  end: string,
): Jump | End | Finding {
  const key = keyOf(aim);
  if (key === '') return findingAt(paragraph, messages.diagrams.emptyJump(end));
  if (key === keyOf(end)) return { type: 'end', text: aim };
  const meant = steps.filter(({ keys }) => keys.includes(key));
  const [step] = meant;
  if (step && meant.length === 1) return { type: 'jump', to: step.id, text: aim };
  const problem = step ? messages.diagrams.ambiguousJump(aim) : unknown(paragraph, aim, steps, end);
  return findingAt(paragraph, problem);
}

function unknown(paragraph: Paragraph, aim: string, steps: readonly NamedStep[], end: string): Wording {
  const names = steps.map(({ label: { name, action } }) => (action === undefined ? name : `${name} : ${action}`));
  const near = closest(aim, [...names, end]);
  const { hint, ...wording } = messages.diagrams.unknownJump(aim, near);
  const isPlain = paragraph.children.length === 1 && paragraph.position?.start.line === paragraph.position?.end.line;
  return { ...wording, hint, ...(near !== undefined && isPlain && { fix: `→ ${near}` }) };
}
