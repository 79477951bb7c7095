import type { z } from 'zod';
import type { Wording } from '../diagnostics/finding.ts';
import { type Count, formHints } from '../messages/schema-limits.fr.ts';
import { messages } from '../messages.fr.ts';

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** What is counted; a value of any other origin is compared as it is. */
const COUNTED: Readonly<Record<string, Count['of']>> = {
  string: 'text',
  array: 'list',
  set: 'list',
  map: 'list',
  file: 'file',
};

/** Too few, too many, too small, too large, too early or too late. */
export function sizeWording(issue: SizeIssue): Wording {
  const of = COUNTED[issue.origin];
  return of === undefined ? limitWording(issue) : messages.schemaLimits.wrongCount({ of, ...countOf(issue) });
}

function countOf(issue: SizeIssue): Omit<Count, 'of'> {
  const short = issue.code === 'too_small';
  const bound = short ? Number(issue.minimum) : Number(issue.maximum);
  return {
    size: sizeOf(issue.input),
    // An exclusive bound of counted things is the whole number beside it.
    limit: issue.inclusive === false ? bound + (short ? 1 : -1) : bound,
    bound: issue.exact ? 'exact' : short ? 'least' : 'most',
  };
}

function limitWording(issue: SizeIssue): Wording {
  const { schemaLimits } = messages;
  const short = issue.code === 'too_small';
  const bound = short ? issue.minimum : issue.maximum;
  if (issue.origin === 'date') {
    const day = new Date(Number(bound)).toISOString().slice(0, 10);
    return short ? schemaLimits.tooEarly(day) : schemaLimits.tooLate(day);
  }
  const beyond = { value: issue.input, bound, inclusive: issue.inclusive !== false };
  return short ? schemaLimits.tooSmall(beyond) : schemaLimits.tooLarge(beyond);
}

/** A text without the form that it should have: an address, a date, the schema's own. */
export function formatWording(issue: z.core.$ZodIssueInvalidStringFormat): Wording {
  const { schemaLimits } = messages;
  return schemaLimits.wrongFormat(issue.input, issue.format) ?? schemaLimits.wrongForm(issue.input, formHint(issue));
}

function formHint(issue: z.core.$ZodIssueInvalidStringFormat): string {
  const { format, input = '', pattern } = issue;
  const part = (name: string) => (name in issue ? String(issue[name as keyof typeof issue]) : '');
  if (format === 'starts_with') return formHints.startsWith(part('prefix'));
  if (format === 'ends_with') return formHints.endsWith(part('suffix'));
  if (format === 'includes') return formHints.includes(part('includes'));
  if (format === 'lowercase') return formHints.lowerCase(input);
  if (format === 'uppercase') return formHints.upperCase(input);
  return pattern === undefined ? formHints.named(format) : formHints.pattern(pattern);
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  const { size } = Object(value) as { size?: unknown };
  return typeof size === 'number' ? size : 0;
}
