import type { z } from 'zod';
import type { KeyPath, RuleFinding } from './definition.ts';
import { closest, suggestion } from './suggest.ts';

/** What a schema found wrong, in French for writers; `onKey` when the key itself is to be underlined. */
export interface SchemaFinding extends RuleFinding {
  onKey: boolean;
}

/** Validates data against a schema. Every broken field is named, each once. */
export function checkSchema(schema: z.ZodType, data: unknown): { value: unknown } | { findings: SchemaFinding[] } {
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data };
  const findings = result.error.issues.flatMap((issue) => findingsOf(schema, data, issue));
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

/** `replaces`: the path of the missing key that this typo explains. */
type Draft = SchemaFinding & { replaces?: string };

function findingsOf(schema: z.ZodType, data: unknown, issue: z.core.$ZodIssue): Draft[] {
  const at = issue.path.filter((key) => typeof key !== 'symbol');
  const value = valueAt(data, at);
  const finding = (rule: string, message: string, hint: string): Draft[] => [
    { severity: 'error', at, rule, message, hint, onKey: false },
  ];
  const missing = (hint: string) => finding('cle-manquante', `Il manque le champ « ${at.at(-1)} »${inside(at)}.`, hint);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(schema, data, at, key));
    case 'invalid_type':
      if (value === undefined) return missing(`Ajoutez une ligne « ${at.at(-1)}: ${sampleOf(issue.expected)} ».`);
      return finding(
        'type-invalide',
        `${quote(value)} n'est pas ${TYPES[issue.expected] ?? `de type ${issue.expected}`}.`,
        typeHint(issue.expected, value),
      );
    case 'invalid_value': {
      const values = issue.values.map(String);
      if (value === undefined) return missing(`Choisissez parmi : ${values.join(', ')}.`);
      return finding(
        'valeur-inconnue',
        `${quote(value)} n'est pas une valeur possible ici.`,
        suggest(String(value), values),
      );
    }
    case 'invalid_union': {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
      if (value === undefined) return missing(`Choisissez parmi : ${options.join(', ')}.`);
      return finding(
        'valeur-inconnue',
        `${quote(value)} n'est pas une valeur possible ici.`,
        suggest(String(value), options),
      );
    }
    case 'too_small':
    case 'too_big':
      return finding(...sizeText(issue, value));
    case 'invalid_format':
      return finding(...formatText(issue, value));
    default:
      return finding('valeur-invalide', issue.message, 'Corrigez cette valeur.');
  }
}

function unknownKey(schema: z.ZodType, data: unknown, at: KeyPath, key: string): Draft {
  const allowed = keysAt(schema, data, at);
  const near = closest(key, allowed);
  const hint = near ? `Vouliez-vous dire « ${near} » ?` : `Champs possibles : ${allowed.join(', ')}.`;
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

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un groupe de champs',
};

function typeHint(expected: string, value: unknown): string {
  if (expected === 'string' && typeof value !== 'object')
    return `Mettez la valeur entre guillemets : "${String(value)}".`;
  if (expected === 'string') return 'Écrivez un texte, sur la même ligne.';
  if (expected === 'array') return 'Écrivez une ligne « - … » par élément.';
  if (expected === 'object') return 'Écrivez les champs en retrait, un par ligne.';
  if (expected === 'number' || expected === 'int') return 'Écrivez seulement le nombre, en chiffres, sans guillemets.';
  return 'Écrivez true ou false.';
}

function sampleOf(expected: string): string {
  return { array: '[…]', object: '{…}', number: '…', int: '…', boolean: 'true' }[expected] ?? '"…"';
}

type Text = [rule: string, message: string, hint: string];

function sizeText(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): Text {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const short = issue.code === 'too_small';
  if (issue.origin === 'string') {
    const length = typeof value === 'string' ? value.length : 0;
    if (length === 0) return ['valeur-vide', 'Ce champ est vide.', 'Écrivez un texte.'];
    const message = `Ce texte compte ${length} caractères ; il en faut ${short ? 'au moins' : 'au plus'} ${limit}.`;
    return [
      short ? 'texte-trop-court' : 'texte-trop-long',
      message,
      short ? `Ajoutez-en ${limit - length}.` : `Retirez-en ${length - limit}.`,
    ];
  }
  if (issue.origin === 'array') {
    const count = Array.isArray(value) ? value.length : 0;
    const message = `Cette liste compte ${count} élément${count > 1 ? 's' : ''} ; il en faut ${issue.exact ? 'exactement' : short ? 'au moins' : 'au plus'} ${limit}.`;
    return ['liste-longueur', message, short ? `Ajoutez-en ${limit - count}.` : `Retirez-en ${count - limit}.`];
  }
  return [
    'nombre-hors-limites',
    `${quote(value)} est ${short ? 'trop petit' : 'trop grand'}.`,
    `Écrivez un nombre ${short ? "d'au moins" : "d'au plus"} ${limit}.`,
  ];
}

function formatText(issue: z.core.$ZodIssueInvalidStringFormat, value: unknown): Text {
  if (issue.format === 'date')
    return ['date-invalide', `${quote(value)} n'est pas une date.`, 'Écrivez AAAA-MM-JJ, par exemple 2025-08-15.'];
  if (issue.format === 'url')
    return [
      'adresse-invalide',
      `${quote(value)} n'est pas une adresse web complète.`,
      'Écrivez-la en entier, par exemple https://exemple.fr/page.',
    ];
  if (issue.format === 'email')
    return [
      'email-invalide',
      `${quote(value)} n'est pas une adresse e-mail.`,
      'Écrivez-la en entier, par exemple contact@exemple.fr.',
    ];
  // A schema's own pattern brings its own French hint as the message.
  return ['format-invalide', `${quote(value)} n'a pas la forme attendue.`, issue.message];
}

function suggest(value: string, options: readonly string[]): string {
  return suggestion(value, options, `Valeurs possibles : ${options.join(', ')}.`);
}

function inside(at: KeyPath): string {
  const parents = at.slice(0, -1).map((key) => (typeof key === 'number' ? `n° ${key + 1}` : `« ${key} »`));
  return parents.length > 0 ? ` dans ${parents.join(', ')}` : '';
}

function quote(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'Une liste' : 'Un groupe de champs';
  return value === null || value === '' ? 'Une valeur vide' : `« ${String(value)} »`;
}

function valueAt(data: unknown, at: KeyPath): unknown {
  return at.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined,
    data,
  );
}

/** The keys an object may have at a path of the schema; unions are followed by the data's own discriminator. */
function keysAt(schema: z.ZodType, data: unknown, at: KeyPath): string[] {
  let here = unwrap(schema.def as AnyDef, data);
  let value = data;
  for (const key of at) {
    value = valueAt(value, [key]);
    const next = here.type === 'array' ? here.element : here.shape?.[String(key)];
    if (!next) return [];
    here = unwrap(next.def, value);
  }
  return Object.keys(here.shape ?? {});
}

/** The parts of zod's definitions that lead from a schema to its keys. */
interface AnyDef {
  type: string;
  shape?: Record<string, { def: AnyDef }>;
  element?: { def: AnyDef };
  innerType?: { def: AnyDef };
  in?: { def: AnyDef };
  discriminator?: string;
  options?: { def: AnyDef }[];
  values?: unknown[];
}

function unwrap(def: AnyDef, data: unknown): AnyDef {
  if (def.innerType) return unwrap(def.innerType.def, data);
  if (def.in) return unwrap(def.in.def, data);
  const tag = def.discriminator;
  if (tag && def.options) {
    const chosen = def.options.find((option) => option.def.shape?.[tag]?.def.values?.includes(valueAt(data, [tag])));
    if (chosen) return chosen.def;
  }
  return def;
}
