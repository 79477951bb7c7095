import type { Wording } from '../diagnostics/finding.ts';
import { quoted } from './schema.fr.ts';

/** How many signs, elements or bytes there are, and how many there have to be. */
export interface Count {
  /** What is counted: a text's signs, a list's elements, a file's bytes. */
  of: 'text' | 'list' | 'file';
  size: number;
  limit: number;
  bound: 'least' | 'most' | 'exact';
}

/** A number that is beyond its bound. */
export interface Bound {
  value: unknown;
  bound: number | bigint;
  inclusive: boolean;
}

/** What is wrong with the size or the form of a field of front matter. */
export const schemaLimits = {
  wrongCount: ({ of, size, limit, bound }: Count): Wording => {
    const unit = UNITS[of];
    const due = `${BOUNDS[bound]} ${limit}`;
    const short = size < limit;
    const hint = short ? `Ajoutez-en ${limit - size}.` : `Retirez-en ${size - limit}.`;
    if (of === 'text' && size === 0 && short) {
      const write = `Écrivez un texte d'${due} ${unit}${limit > 1 ? 's' : ''}.`;
      return { rule: 'valeur-vide', message: 'Ce champ est vide.', hint: write };
    }
    const rule = of !== 'text' ? 'liste-longueur' : short ? 'texte-trop-court' : 'texte-trop-long';
    const what = of === 'text' ? 'Ce texte' : 'Cette liste';
    const counted = `${size} ${unit}${size > 1 ? 's' : ''}`;
    return { rule, message: `${what} compte ${counted} ; il en faut ${due}.`, hint };
  },
  tooEarly: (limit: string): Wording => dateLimit('tôt', limit),
  tooLate: (limit: string): Wording => dateLimit('tard', limit),
  tooSmall: ({ value, bound, inclusive }: Bound): Wording =>
    numberLimit(value, 'petit', inclusive ? `d'au moins ${bound}` : `plus grand que ${bound}`),
  tooLarge: ({ value, bound, inclusive }: Bound): Wording =>
    numberLimit(value, 'grand', inclusive ? `d'au plus ${bound}` : `plus petit que ${bound}`),
  wrongFormat: (value: unknown, format: string): Wording | undefined => {
    const known = FORMATS[format];
    if (!known) return undefined;
    const [rule, name, sample] = known;
    return {
      rule,
      message: `${quoted(value)} n'est pas ${name}.`,
      hint: `Écrivez ${name}, par exemple ${sample}.`,
    };
  },
  /** `hint`: one of `formHints`. */
  wrongForm: (value: unknown, hint: string): Wording => ({
    rule: 'format-invalide',
    message: `${quoted(value)} n'a pas la forme attendue.`,
    hint,
  }),
};

/** What a form asks for. */
export const formHints = {
  startsWith: (text: string) => `Commencez par « ${text} ».`,
  endsWith: (text: string) => `Terminez par « ${text} ».`,
  includes: (text: string) => `Le texte doit contenir « ${text} ».`,
  lowerCase: (text: string) => `Écrivez tout en minuscules : ${text.toLowerCase()}`,
  upperCase: (text: string) => `Écrivez tout en majuscules : ${text.toUpperCase()}`,
  pattern: (pattern: string) => `Le modèle à respecter est ${pattern}`,
  named: (format: string) => `La forme attendue se nomme « ${format} ».`,
};

const UNITS = { text: 'caractère', list: 'élément', file: 'octet' };
const BOUNDS = { least: 'au moins', most: 'au plus', exact: 'exactement' };

/** What a value of a format is, and one that passes. */
const FORMATS: Readonly<Record<string, [rule: string, name: string, sample: string]>> = {
  email: ['email-invalide', 'une adresse e-mail', 'contact@exemple.fr'],
  url: ['adresse-invalide', 'une adresse web complète', 'https://exemple.fr/page'],
  date: ['date-invalide', 'une date (AAAA-MM-JJ)', '2025-08-15'],
  datetime: ['date-invalide', 'une date avec son heure', '2025-08-15T09:30:00Z'],
  time: ['heure-invalide', 'une heure', '09:30:00'],
  duration: ['duree-invalide', 'une durée de la norme ISO 8601', 'P3DT4H'],
  e164: ['telephone-invalide', 'un numéro international sans espaces', '+33465712025'],
  hostname: ['adresse-invalide', 'un nom de domaine', 'exemple.fr'],
  ipv4: ['adresse-invalide', 'une adresse IPv4', '192.0.2.1'],
  ipv6: ['adresse-invalide', 'une adresse IPv6', '2001:db8::1'],
  emoji: ['format-invalide', 'un émoji', '⭐'],
  uuid: ['format-invalide', 'un identifiant UUID', '123e4567-e89b-42d3-a456-426614174000'],
  iban: ['format-invalide', 'un IBAN', 'FR1420041010050500013M02606'],
  currency_code: ['format-invalide', 'le code d’une monnaie', 'EUR'],
};

function dateLimit(when: string, limit: string): Wording {
  return {
    rule: 'date-hors-limites',
    message: `Cette date vient trop ${when}.`,
    hint: `La limite est le ${limit}.`,
  };
}

function numberLimit(value: unknown, size: string, due: string): Wording {
  return {
    rule: 'nombre-hors-limites',
    message: `${quoted(value)} est trop ${size}.`,
    hint: `Écrivez un nombre ${due}.`,
  };
}
