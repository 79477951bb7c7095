import type { z } from 'zod';
import type { KeyPath, RuleDiagnostic } from '../../contract/content-type.ts';
import type { Advice, Wording } from '../../contract/diagnostic.ts';
import { valueAt } from '../../contract/field-values.ts';
import type { Spellings } from '../../contract/source-file.ts';
import { type Count, schema as messages, schemaHints, schemaLimits } from '../../diagnostics/messages/schema.fr.ts';
import { closest, suggestion } from '../../diagnostics/suggest.ts';
import { plainOrQuoted, withQuotes } from '../parse/front-matter/quoted.ts';
import { keysAt, withValueAt } from './schema-keys.ts';

/** A problem in front matter. `onKey`: true if the key itself is underlined. */
export interface SchemaDiagnostic extends RuleDiagnostic {
  onKey: boolean;
}

/** Checks data and reports every wrong field once, in French, with the schema's own message as hint. `spellings`: values as written. */
export function checkSchema(
  schema: z.ZodType,
  data: unknown,
  spellings: Spellings = {},
): { value: unknown } | { diagnostics: SchemaDiagnostic[] } {
  const result = parsed(schema, data);
  if (result.success) return { value: result.data };
  const diagnostics = result.error.issues.flatMap((issue) => draftsOf(issue, { schema, data, spellings }));
  // A value of the wrong type breaks further rules.
  const mistyped = new Set(diagnostics.filter(({ rule }) => rule === 'type-invalide').map(({ at }) => at.join('.')));
  const replaced = new Set(diagnostics.flatMap(({ replaces }) => replaces ?? []));
  return {
    diagnostics: diagnostics
      .filter(({ rule, at }) => rule === 'type-invalide' || !mistyped.has(at.join('.')))
      .filter(({ rule, at }) => !(rule === 'cle-manquante' && replaced.has(at.join('.'))))
      .map(({ replaces: _, ...diagnostic }) => diagnostic),
  };
}

/** Validates data; issues have the schema's own messages and no others. */
function parsed(schema: z.ZodType, data: unknown) {
  return schema.safeParse(data, { reportInput: true, error: () => '' });
}

/** A problem before selection. `replaces`: path of the missing key that was misspelt. */
type Draft = SchemaDiagnostic & { replaces?: string };

interface Context {
  schema: z.ZodType;
  data: unknown;
  spellings: Spellings;
}

function draftsOf(issue: z.core.$ZodIssue, context: Context, above: KeyPath = []): Draft[] {
  const at = [...above, ...issue.path.filter((key) => typeof key !== 'symbol')];
  const read = issue.code === 'invalid_union' ? valueAt(context.data, at) : issue.input;
  const value = context.spellings[at.join('.')] ?? read;
  const draft = (wording: Wording, onKey = false): Draft[] => [
    { severity: 'error', at, ...wording, hint: issue.message || wording.hint, onKey },
  ];
  if (read === undefined && MISSABLE.has(issue.code)) return [missingDraft(issue, at, context)];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(context, at, key));
    case 'invalid_type':
      return mistyped(issue, at, context) ?? draft(messages.wrongType(value, issue.expected));
    case 'invalid_value':
      return draft(valueWording(issue.values, value, typeof read === 'string'));
    case 'invalid_union':
      return unionDrafts(issue, at, context) ?? draft(unionWording(issue, value, typeof read === 'string'));
    case 'too_small':
    case 'too_big':
      return draft(sizeWording(issue, value));
    case 'invalid_format':
      return draft(formatWording(issue));
    case 'custom':
      return draft({ ...messages.unfit(value), ...fixOf(issue) });
    default:
      return draft(messages.unfit(value));
  }
}

function fixOf({ params = {} }: z.core.$ZodIssueCustom): { fix?: string } {
  return typeof params.fix === 'string' ? { fix: params.fix } : {};
}

/** Codes of issues that a missing key may cause. */
const MISSABLE: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

function missingDraft(issue: z.core.$ZodIssue, at: KeyPath, context: Context): Draft {
  return { severity: 'error', at, ...messages.missingField(at, missingHint(issue, at, context)), onKey: false };
}

function missingHint(issue: z.core.$ZodIssue, at: KeyPath, context: Context): string {
  const key = String(at.at(-1));
  if (issue.code === 'invalid_value') return schemaHints.chooseAmong(issue.values);
  if (issue.code === 'invalid_union' && 'options' in issue) return schemaHints.chooseAmong(issue.options);
  const expected = issue.code === 'invalid_type' ? issue.expected : '';
  if (expected === 'array' || expected === 'tuple') return schemaHints.addList(key);
  if (expected === 'object') return schemaHints.addGroup(key, keysAt(context.schema, context.data, at));
  const [sample, spelling] = SAMPLES[expected] ?? ['…', '"…"'];
  const [problem] = issuesWith(sample, at, context);
  if (!problem || (sample === '…' && problem.code !== 'invalid_format')) return schemaHints.addLine(key, spelling);
  return schemaHints.addLineOf(key, draftsOf(problem, context)[0]?.hint);
}

const SAMPLES: Readonly<Record<string, [value: unknown, written: string]>> = {
  number: [1, '1'],
  int: [1, '1'],
  boolean: [true, 'true'],
};

/** Describes a number or boolean where a text is due, which needs quotes; undefined for other wrong types. */
function mistyped({ expected }: z.core.$ZodIssueInvalidType, at: KeyPath, context: Context): Draft[] | undefined {
  const value = valueAt(context.data, at);
  if (expected !== 'string' || !['number', 'boolean'].includes(typeof value)) return undefined;
  const spelling = context.spellings[at.join('.')] ?? String(value);
  const [problem] = issuesWith(spelling, at, context);
  if (problem) return draftsOf(problem, context);
  const wording = messages.wrongType(spelling, expected, schemaHints.inQuotes(spelling));
  return [{ severity: 'error', at, ...wording, fix: withQuotes(spelling), onKey: false }];
}

/** Returns the issues at a path if it had another value. */
function issuesWith(value: unknown, at: KeyPath, { schema, data }: Context): z.core.$ZodIssue[] {
  const issues = parsed(schema, withValueAt(data, at, value)).error?.issues ?? [];
  return issues.filter(({ path }) => path.join('.') === at.join('.'));
}

/** Describes a wrong value. `isText`: true if YAML reads the value as a text. */
export function valueWording(values: readonly unknown[], value: unknown, isText: boolean): Wording {
  const options = values.map(String);
  if (!options.includes(String(value))) return messages.noChoice(value, choiceAdvice(value, options));
  const hint = isText ? schemaHints.withoutQuotes(String(value)) : schemaHints.inQuotes(value);
  return messages.writtenOtherwise(value, hint);
}

function choiceAdvice(value: unknown, options: readonly string[]): Advice {
  const all = schemaHints.possibleValues(options);
  if (typeof value === 'object') return { hint: all };
  const { hint, fix } = suggestion(String(value), options, all);
  return { hint, ...(fix !== undefined && { fix: plainOrQuoted(fix) }) };
}

/** Returns the problems of the union's form that was probably meant: the one with the right type and the fewest faults. */
function unionDrafts(issue: z.core.$ZodIssueInvalidUnion, at: KeyPath, context: Context): Draft[] | undefined {
  const [best] = issue.errors
    .filter((issues) => !issues.some(isAtRoot))
    .sort((one, other) => one.length - other.length);
  return best?.flatMap((inner) => draftsOf(inner, context, at));
}

function unionWording(issue: z.core.$ZodIssueInvalidUnion, value: unknown, isText: boolean): Wording {
  if ('options' in issue && issue.options) return valueWording(issue.options, value, isText);
  const inner = issue.errors.flat();
  const values = inner.flatMap((one) => (one.code === 'invalid_value' ? one.values : []));
  if (values.length > 0) return valueWording(values, value, isText);
  return messages.noneOfTypes(
    value,
    inner.flatMap((one) => (one.code === 'invalid_type' ? one.expected : [])),
  );
}

function isAtRoot({ code, path }: z.core.$ZodIssue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
}

function unknownKey({ schema, data }: Context, at: KeyPath, key: string): Draft {
  const present = Object.keys(Object(valueAt(data, at)));
  const allowed = keysAt(schema, data, at);
  const near = closest(
    key,
    allowed.filter((name) => !present.includes(name)),
  );
  const path = [...at, key];
  return {
    severity: 'error',
    at: path,
    ...messages.unknownField(path, near, allowed),
    onKey: true,
    ...(near && { replaces: [...at, near].join('.') }),
  };
}

/** Describes a value that is too short, long, small or large. `value`: the value as written. */
function sizeWording(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): Wording {
  const { input, origin } = issue;
  const short = issue.code === 'too_small';
  const bound = Number(short ? issue.minimum : issue.maximum);
  if (typeof input === 'string' || Array.isArray(input)) {
    const limit: Count['bound'] = issue.exact ? 'exact' : short ? 'least' : 'most';
    const of = origin === 'string' ? 'text' : 'list';
    return schemaLimits.wrongCount({ of, size: input.length, limit: bound, bound: limit });
  }
  return schemaLimits.beyond({ value, bound, inclusive: issue.inclusive !== false, isShort: short });
}

function formatWording({ input, format, pattern }: z.core.$ZodIssueInvalidStringFormat): Wording {
  if (input?.trim() === '') return schemaLimits.wrongCount({ of: 'text', size: 0, limit: 1, bound: 'least' });
  return schemaLimits.wrongFormat(input, format) ?? schemaLimits.wrongForm(input, pattern ?? format);
}
