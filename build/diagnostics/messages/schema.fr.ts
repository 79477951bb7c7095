import type { KeyPath } from '../../contract/content-type.ts';
import type { Advice, Wording } from '../diagnostic.ts';
import { suggestions } from './suggestions.fr.ts';

/** What is wrong with a field of front matter. `hint`, where it is asked for, is one of `schemaHints`. */
export const schema = {
  missingField: (at: KeyPath, hint: string): Wording => ({
    rule: 'cle-manquante',
    message: `Il manque le champ « ${at.at(-1)} »${inside(at)}.`,
    hint,
  }),
  /** `near`: the field that was probably meant. */
  unknownField: (at: KeyPath, near: string | undefined, allowed: readonly string[]): Wording => ({
    rule: 'cle-inconnue',
    message: `Le champ « ${at.at(-1)} » n'existe pas${inside(at)}.`,
    hint: near ? suggestions.didYouMean(near) : `Champs possibles : ${allowed.join(', ')}.`,
    ...(near && { fix: near }),
  }),
  wrongType: (value: unknown, expected: string, hint = schemaHints.type(expected, value)): Wording => ({
    rule: 'type-invalide',
    message: `${quoted(value)} n'est pas ${typeName(expected)}.`,
    hint,
  }),
  noneOfTypes: (value: unknown, expected: readonly string[]): Wording => {
    const names = [...new Set(expected.map(typeName))].join(' ou ');
    return { rule: 'type-invalide', message: `${quoted(value)} n'est pas ${names}.`, hint: `Écrivez ${names}.` };
  },
  writtenOtherwise: (value: unknown, hint: string): Wording => ({
    rule: 'type-invalide',
    message: `${quoted(value)} n'est pas écrit comme il faut.`,
    hint,
  }),
  noChoice: (value: unknown, advice: Advice): Wording => ({
    rule: 'valeur-inconnue',
    message: `${quoted(value)} n'est pas une valeur possible ici.`,
    ...advice,
  }),
  unfit: (value: unknown): Wording => ({
    rule: 'valeur-invalide',
    message: `${quoted(value)} ne convient pas ici.`,
    hint: 'Comparez avec un fichier voisin.',
  }),
};

/** What to write instead. */
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
  /** `hint`: what is to be written there. */
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

/** Every type that front matter can hold by its French name; the others have none that a writer could type. */
function typeName(expected: string): string {
  return TYPES[expected]?.[0] ?? 'une valeur possible ici';
}

/** YAML reads a list or a group where a text begins with a bracket. */
function bracketHint(value: object): string {
  const bracket = Array.isArray(value) ? '[' : '{';
  return `Écrivez un texte, sur la même ligne ; s'il commence par « ${bracket} », entre guillemets doubles.`;
}

const LONGEST_QUOTE = 80;

/** A value as a sentence about it begins; long ones are cut. */
export function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'Une liste' : 'Un groupe de champs';
  if (value === null || value === undefined || value === '') return 'Une valeur vide';
  const text = String(value);
  return `« ${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text} »`;
}

function inside(at: KeyPath): string {
  const parents = at.slice(0, -1).map((key) => (typeof key === 'number' ? `n° ${key + 1}` : `« ${key} »`));
  return parents.length > 0 ? ` dans ${parents.join(', ')}` : '';
}
