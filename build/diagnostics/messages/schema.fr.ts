import type { KeyPath } from '../../contract/content-type.ts';
import type { Advice, Wording } from '../../contract/diagnostic.ts';
import { suggestions } from './suggestions.fr.ts';

/** Messages about fields of a front matter. A `hint` argument is one of `schemaHints`. */
export const schema = {
  missingField: (at: KeyPath, hint: string): Wording => ({
    rule: 'cle-manquante',
    message: `Il manque le champ « ${at.at(-1)} »${inParents(at)}.`,
    hint,
  }),
  /** `near`: the field that was probably meant. */
  unknownField: (at: KeyPath, near: string | undefined, allowed: readonly string[]): Wording => ({
    rule: 'cle-inconnue',
    message: `Le champ « ${at.at(-1)} » n'existe pas${inParents(at)}.`,
    ...suggestions.advice(near, `Champs possibles : ${allowed.join(', ')}.`),
  }),
  wrongType: (value: unknown, expected: string, hint = schemaHints.type(expected, value)): Wording => ({
    rule: 'type-invalide',
    message: `${describeValue(value)} n'est pas ${typeName(expected)}.`,
    hint,
  }),
  noneOfTypes: (value: unknown, expected: readonly string[]): Wording => {
    const names = [...new Set(expected.map(typeName))].join(' ou ');
    return { rule: 'type-invalide', message: `${describeValue(value)} n'est pas ${names}.`, hint: `Écrivez ${names}.` };
  },
  writtenOtherwise: (value: unknown, hint: string): Wording => ({
    rule: 'type-invalide',
    message: `${describeValue(value)} n'est pas écrit comme il faut.`,
    hint,
  }),
  noChoice: (value: unknown, advice: Advice): Wording => ({
    rule: 'valeur-inconnue',
    message: `${describeValue(value)} n'est pas une valeur possible ici.`,
    ...advice,
  }),
  unfit: (value: unknown): Wording => ({
    rule: 'valeur-invalide',
    message: `${describeValue(value)} ne convient pas ici.`,
    hint: 'Regardez ce champ dans un autre fichier du même dossier.',
  }),
};

/** Words that advise a writer what to put into a field. */
export const schemaHints = {
  type: (expected: string, value: unknown): string => {
    const isGroup = expected === 'string' && typeof value === 'object' && value !== null;
    return isGroup ? bracketHint(value) : (TYPES[expected]?.[1] ?? 'Retirez-la.');
  },
  inQuotes: (value: unknown) => `Mettez la valeur entre guillemets : "${String(value)}".`,
  withoutQuotes: (value: string) => `Écrivez ${value} sans guillemets.`,
  chooseAmong: (options: readonly unknown[] | undefined) => `Choisissez parmi : ${options?.join(', ')}.`,
  possibleValues: (options: readonly string[]) => `Valeurs possibles : ${options.join(', ')}.`,
  addList: (key: string) => `Ajoutez « ${key}: », puis une ligne « - … » par élément.`,
  addGroup: (key: string, fields: readonly string[]) =>
    `Ajoutez « ${key}: », puis ses champs en retrait : ${fields.join(', ')}.`,
  addLine: (key: string, spelling: string) => `Ajoutez une ligne « ${key}: ${spelling} ».`,
  /** `hint`: the text that is to be written there. */
  addLineOf: (key: string, hint: string | undefined) => `Ajoutez une ligne « ${key}: … ». ${hint}`,
};

const TYPES: Readonly<Record<string, [name: string, hint: string]>> = {
  string: ['un texte', 'Écrivez un texte, sur la même ligne.'],
  number: ['un nombre', 'Écrivez seulement le nombre, en chiffres, sans guillemets.'],
  int: ['un nombre entier', 'Écrivez un nombre entier, en chiffres, sans guillemets.'],
  boolean: ['true ou false', 'Écrivez true ou false, sans guillemets.'],
  array: ['une liste', 'Écrivez une ligne « - … » par élément.'],
  tuple: ['une liste', 'Écrivez une ligne « - … » par élément.'],
  object: ['un groupe de champs', 'Écrivez les champs en retrait, un par ligne.'],
  record: ['un groupe de champs', 'Écrivez les champs en retrait, un par ligne.'],
  null: ['une valeur vide', "N'écrivez rien après les deux-points."],
};

/** Returns the French name of a type in front matter; other types have none, because writers cannot type them. */
function typeName(expected: string): string {
  return TYPES[expected]?.[0] ?? 'une valeur possible ici';
}

/** Returns the hint for a text that begins with a bracket, which YAML reads as a list or a group. */
function bracketHint(value: object): string {
  const bracket = Array.isArray(value) ? '[' : '{';
  return `Écrivez un texte, sur la même ligne ; s'il commence par « ${bracket} », entre guillemets doubles.`;
}

const MAX_QUOTE_LENGTH = 80;

/** Returns a value as the beginning of a sentence; long values are cut. */
function describeValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'Une liste' : 'Un groupe de champs';
  if (value === null || value === undefined || value === '') return 'Une valeur vide';
  const text = String(value);
  return `« ${text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text} »`;
}

function inParents(at: KeyPath): string {
  const parents = at.slice(0, -1).map((key) => (typeof key === 'number' ? `n° ${key + 1}` : `« ${key} »`));
  return parents.length > 0 ? ` dans ${parents.join(', ')}` : '';
}

/** A number of characters or elements, and its limit. */
export interface Count {
  /** The unit: a text's characters or a list's elements. */
  of: 'text' | 'list';
  size: number;
  limit: number;
  bound: 'least' | 'most' | 'exact';
}

/** A number that is beyond its bound. */
interface Bound {
  value: unknown;
  bound: number;
  inclusive: boolean;
  isShort: boolean;
}

/** Messages about the size or the format of a field. */
export const schemaLimits = {
  wrongCount: ({ of, size, limit, bound }: Count): Wording => {
    const unit = UNITS[of];
    const due = `${BOUNDS[bound]} ${limit}`;
    const short = size < limit;
    const hint = short ? `Ajoutez-en ${limit - size}.` : `Retirez-en ${size - limit}.`;
    if (of === 'text' && size === 0 && short) {
      const write = limit > 1 ? `Écrivez un texte d'${due} ${unit}s.` : 'Remplissez-le, ou retirez-le.';
      return { rule: 'valeur-vide', message: 'Ce champ est vide.', hint: write };
    }
    const rule = of !== 'text' ? 'liste-longueur' : short ? 'texte-trop-court' : 'texte-trop-long';
    const what = of === 'text' ? 'Ce texte' : 'Cette liste';
    const counted = `${size} ${unit}${size > 1 ? 's' : ''}`;
    return { rule, message: `${what} compte ${counted} ; il en faut ${due}.`, hint };
  },
  beyond: ({ value, bound, inclusive, isShort }: Bound): Wording => ({
    rule: 'nombre-hors-limites',
    message: `${describeValue(value)} est trop ${isShort ? 'petit' : 'grand'}.`,
    hint: `Écrivez un nombre ${inclusive ? `d'au ${isShort ? 'moins' : 'plus'}` : `plus ${isShort ? 'grand' : 'petit'} que`} ${bound}.`,
  }),
  wrongFormat: (value: unknown, format: string): Wording | undefined => {
    const known = FORMATS[format];
    if (!known) return undefined;
    const [rule, name, sample] = known;
    return {
      rule,
      message: `${describeValue(value)} n'est pas ${name}.`,
      hint: `Écrivez ${name}, par exemple ${sample}.`,
    };
  },
  /** `form`: the expression that a text has to match, or the name of its format. */
  wrongForm: (value: unknown, form: string): Wording => ({
    rule: 'format-invalide',
    message: `${describeValue(value)} n'a pas la forme attendue.`,
    hint: `Le modèle à respecter est ${form}`,
  }),
};

const UNITS = { text: 'caractère', list: 'élément' };
const BOUNDS = { least: 'au moins', most: 'au plus', exact: 'exactement' };

/** Names of formats, each with an example. */
const FORMATS: Readonly<Record<string, [rule: string, name: string, sample: string]>> = {
  email: ['email-invalide', 'une adresse e-mail', 'contact@exemple.fr'],
  url: ['adresse-invalide', 'une adresse web complète', 'https://exemple.fr/page'],
  date: ['date-invalide', 'une date (AAAA-MM-JJ)', '2025-08-15'],
  datetime: ['date-invalide', 'une date avec son heure', '2025-08-15T09:30:00Z'],
  time: ['heure-invalide', 'une heure', '09:30:00'],
};
