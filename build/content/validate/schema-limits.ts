import type { z } from 'zod';
import type { Wording } from '../../diagnostics/diagnostic.ts';
import { type Count, schemaLimits } from '../../diagnostics/messages/schema-limits.fr.ts';

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** Too few or too many characters or elements; a number that is too small or too large, told as the text has it (`value`). */
export function sizeWording(issue: SizeIssue, value: unknown): Wording {
  const { input, origin } = issue;
  const short = issue.code === 'too_small';
  const bound = Number(short ? issue.minimum : issue.maximum);
  if (typeof input === 'string' || Array.isArray(input)) {
    const limit: Count['bound'] = issue.exact ? 'exact' : short ? 'least' : 'most';
    const of = origin === 'string' ? 'text' : 'list';
    return schemaLimits.wrongCount({ of, size: input.length, limit: bound, bound: limit });
  }
  const beyond = { value, bound, inclusive: issue.inclusive !== false };
  return short ? schemaLimits.tooSmall(beyond) : schemaLimits.tooLarge(beyond);
}

/** A text without the form that it should have: an address, a date, the schema's own. */
export function formatWording({ input, format, pattern }: z.core.$ZodIssueInvalidStringFormat): Wording {
  if (input?.trim() === '') return schemaLimits.wrongCount({ of: 'text', size: 0, limit: 1, bound: 'least' });
  return schemaLimits.wrongFormat(input, format) ?? schemaLimits.wrongForm(input, pattern ?? format);
}
