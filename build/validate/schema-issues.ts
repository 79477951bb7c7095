import type { z } from 'zod';
import type { KeyPath, RuleFinding } from '../contract/kind.ts';
import { closest, suggestion } from '../diagnostics/suggest.ts';
import { suggestions } from '../messages/suggestions.fr.ts';
import { keysAt, valueAt, withValueAt } from './schema-keys.ts';
import {
  choiceWords,
  formatWords,
  multipleWords,
  quote,
  sizeWords,
  typeName,
  typeWords,
  type Words,
} from './schema-words.ts';

/** What a schema found wrong, in French for writers; `onKey` when the key itself is to be underlined. */
export interface SchemaFinding extends RuleFinding {
  onKey: boolean;
}

/**
 * Validates data against a schema. Every broken field is named, each once.
 * A message of the schema's own says what to write, in French; zod's words never appear.
 */
export function checkSchema(schema: z.ZodType, data: unknown): { value: unknown } | { findings: SchemaFinding[] } {
  const result = parsed(schema, data);
  if (result.success) return { value: result.data };
  const findings = result.error.issues.flatMap((issue) => draftsOf(issue, { schema, data }));
  // A value of the wrong type breaks every other rule too.
  const mistyped = new Set(findings.filter(({ rule }) => rule === 'type-invalide').map(({ at }) => at.join('.')));
  const explained = new Set(findings.flatMap(({ replaces }) => replaces ?? []));
  return {
    findings: findings
      .filter(({ rule, at }) => rule === 'type-invalide' || !mistyped.has(at.join('.')))
      .filter(({ rule, at }) => !(rule === 'cle-manquante' && explained.has(at.join('.'))))
      .map(({ replaces: _, ...finding }) => finding),
  };
}

/** Issues carry the value that failed, and no message but the schema's own. */
function parsed(schema: z.ZodType, data: unknown) {
  return schema.safeParse(data, { reportInput: true, error: () => '' });
}

/** `replaces`: the path of the missing key that this typo explains. */
type Draft = SchemaFinding & { replaces?: string };

interface Context {
  schema: z.ZodType;
  data: unknown;
}

function draftsOf(issue: z.core.$ZodIssue, context: Context, above: KeyPath = []): Draft[] {
  const at = [...above, ...issue.path.filter((key) => typeof key !== 'symbol')];
  const value = issue.code === 'invalid_union' ? valueAt(context.data, at) : issue.input;
  const draft = ([rule, message, hint]: Words, onKey = false): Draft[] => [
    { severity: 'error', at, rule, message, hint: issue.message || hint, onKey },
  ];
  if (value === undefined && MISSABLE.has(issue.code)) return [missing(issue, at, context)];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(context, at, key));
    case 'invalid_type':
      return mistyped(issue, at, context) ?? draft(typeWords(issue.expected, value));
    case 'invalid_value':
      return draft(valueWords(issue.values, value));
    case 'invalid_union':
      return unionDrafts(issue, at, context) ?? draft(unionWords(issue, value));
    case 'invalid_key':
      return draft(
        ['cle-inconnue', `${quote(value)} ne peut pas nommer un champ${inside(at)}.`, hintOf(issue, context)],
        true,
      );
    case 'invalid_element':
      return draft(['valeur-invalide', 'Un élément ne convient pas ici.', hintOf(issue, context)]);
    case 'too_small':
    case 'too_big':
      return draft(sizeWords(issue));
    case 'invalid_format':
      return draft(formatWords(issue));
    case 'not_multiple_of':
      return draft(multipleWords(issue));
    case 'custom':
      return draft(['valeur-invalide', `${quote(value)} ne convient pas ici.`, 'Comparez avec un fichier voisin.']);
  }
}

/** Issues that a key nobody wrote gives. */
const MISSABLE: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

function missing(issue: z.core.$ZodIssue, at: KeyPath, context: Context): Draft {
  return {
    severity: 'error',
    at,
    rule: 'cle-manquante',
    message: `Il manque le champ « ${at.at(-1)} »${inside(at)}.`,
    hint: missingHint(issue, at, context),
    onKey: false,
  };
}

function missingHint(issue: z.core.$ZodIssue, at: KeyPath, context: Context): string {
  const key = at.at(-1);
  if (issue.code === 'invalid_value') return `Choisissez parmi : ${issue.values.join(', ')}.`;
  if (issue.code === 'invalid_union' && 'options' in issue) return `Choisissez parmi : ${issue.options?.join(', ')}.`;
  const expected = issue.code === 'invalid_type' ? issue.expected : '';
  if (expected === 'array' || expected === 'tuple') return `Ajoutez « ${key}: », puis une ligne « - … » par élément.`;
  if (expected === 'object') {
    return `Ajoutez « ${key}: », puis ses champs en retrait : ${keysAt(context.schema, context.data, at).join(', ')}.`;
  }
  const [sample, written] = SAMPLES[expected] ?? ['…', '"…"'];
  const [problem] = issuesWith(sample, at, context);
  if (!problem || (sample === '…' && problem.code !== 'invalid_format'))
    return `Ajoutez une ligne « ${key}: ${written} ».`;
  return `Ajoutez une ligne « ${key}: … ». ${draftsOf(problem, context)[0]?.hint}`;
}

/** A value of each type, and how it is written. */
const SAMPLES: Readonly<Record<string, [value: unknown, written: string]>> = {
  number: [1, '1'],
  int: [1, '1'],
  boolean: [true, 'true'],
};

/** A number where a text is due needs quotes, unless that text would be wrong for another reason. */
function mistyped({ expected }: z.core.$ZodIssueInvalidType, at: KeyPath, context: Context): Draft[] | undefined {
  const value = valueAt(context.data, at);
  if (expected !== 'string' || !['number', 'boolean'].includes(typeof value)) return undefined;
  const [problem] = issuesWith(String(value), at, context);
  if (problem) return draftsOf(problem, context);
  const [rule, message] = typeWords(expected, value);
  return [{ severity: 'error', at, rule, message, hint: inQuotes(value), onKey: false }];
}

/** What the schema finds wrong at a path once another value stands there. */
function issuesWith(value: unknown, at: KeyPath, { schema, data }: Context): z.core.$ZodIssue[] {
  const issues = parsed(schema, withValueAt(data, at, value)).error?.issues ?? [];
  return issues.filter(({ path }) => path.join('.') === at.join('.'));
}

function valueWords(values: readonly unknown[], value: unknown): Words {
  const options = values.map(String);
  if (!options.includes(String(value))) return choiceWords(value, choiceHint(value, options));
  const hint = typeof value === 'string' ? `Écrivez ${value} sans guillemets.` : inQuotes(value);
  return ['type-invalide', `${quote(value)} n'est pas écrit comme il faut.`, hint];
}

function choiceHint(value: unknown, options: readonly string[]): string {
  const all = `Valeurs possibles : ${options.join(', ')}.`;
  return typeof value === 'object' ? all : suggestion(String(value), options, all);
}

function inQuotes(value: unknown): string {
  return `Mettez la valeur entre guillemets : "${String(value)}".`;
}

/** A union is judged by the form that fits best: the one with the fewest faults, where the type is right at least. */
function unionDrafts(issue: z.core.$ZodIssueInvalidUnion, at: KeyPath, context: Context): Draft[] | undefined {
  const [best] = issue.errors
    .filter((issues) => !issues.some(isAtRoot))
    .sort((one, other) => one.length - other.length);
  return best?.flatMap((inner) => draftsOf(inner, context, at));
}

function unionWords(issue: z.core.$ZodIssueInvalidUnion, value: unknown): Words {
  if ('options' in issue && issue.options) return valueWords(issue.options, value);
  if (issue.inclusive === false) {
    return ['valeur-invalide', `${quote(value)} a plusieurs des formes possibles à la fois.`, "N'en gardez qu'une."];
  }
  const inner = issue.errors.flat();
  const values = inner.flatMap((one) => (one.code === 'invalid_value' ? one.values : []));
  if (values.length > 0) return valueWords(values, value);
  const types = [...new Set(inner.flatMap((one) => (one.code === 'invalid_type' ? typeName(one.expected) : [])))];
  return ['type-invalide', `${quote(value)} n'est pas ${types.join(' ou ')}.`, `Écrivez ${types.join(' ou ')}.`];
}

function isAtRoot({ code, path }: z.core.$ZodIssue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
}

function hintOf({ issues }: { issues: z.core.$ZodIssue[] }, context: Context): string {
  return issues.flatMap((inner) => draftsOf(inner, context))[0]?.hint ?? 'Retirez-le.';
}

function unknownKey({ schema, data }: Context, at: KeyPath, key: string): Draft {
  const present = Object.keys(Object(valueAt(data, at)));
  const allowed = keysAt(schema, data, at);
  const near = closest(
    key,
    allowed.filter((name) => !present.includes(name)),
  );
  const hint = near ? suggestions.didYouMean(near) : `Champs possibles : ${allowed.join(', ')}.`;
  const finding = {
    severity: 'error' as const,
    at: [...at, key],
    rule: 'cle-inconnue',
    message: `Le champ « ${key} » n'existe pas${inside([...at, key])}.`,
    hint,
    onKey: true,
  };
  return near ? { ...finding, replaces: [...at, near].join('.') } : finding;
}

function inside(at: KeyPath): string {
  const parents = at.slice(0, -1).map((key) => (typeof key === 'number' ? `n° ${key + 1}` : `« ${key} »`));
  return parents.length > 0 ? ` dans ${parents.join(', ')}` : '';
}
