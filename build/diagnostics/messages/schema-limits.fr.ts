import type { Wording } from '../diagnostic.ts';
import { quoted } from './schema.fr.ts';

/** How many characters or elements there are, and how many there have to be. */
export interface Count {
  /** What is counted: a text's characters or a list's elements. */
  of: 'text' | 'list';
  size: number;
  limit: number;
  bound: 'least' | 'most' | 'exact';
}

/** A number that is beyond its bound. */
export interface Bound {
  value: unknown;
  bound: number;
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
      const write = limit > 1 ? `Écrivez un texte d'${due} ${unit}s.` : 'Remplissez-le, ou retirez-le.';
      return { rule: 'valeur-vide', message: 'Ce champ est vide.', hint: write };
    }
    const rule = of !== 'text' ? 'liste-longueur' : short ? 'texte-trop-court' : 'texte-trop-long';
    const what = of === 'text' ? 'Ce texte' : 'Cette liste';
    const counted = `${size} ${unit}${size > 1 ? 's' : ''}`;
    return { rule, message: `${what} compte ${counted} ; il en faut ${due}.`, hint };
  },
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
  /** `form`: the expression that a text has to fit, or the name of its format. */
  wrongForm: (value: unknown, form: string): Wording => ({
    rule: 'format-invalide',
    message: `${quoted(value)} n'a pas la forme attendue.`,
    hint: `Le modèle à respecter est ${form}`,
  }),
};

const UNITS = { text: 'caractère', list: 'élément' };
const BOUNDS = { least: 'au moins', most: 'au plus', exact: 'exactement' };

/** What a value of a format is, and one that passes. */
const FORMATS: Readonly<Record<string, [rule: string, name: string, sample: string]>> = {
  email: ['email-invalide', 'une adresse e-mail', 'contact@exemple.fr'],
  url: ['adresse-invalide', 'une adresse web complète', 'https://exemple.fr/page'],
  date: ['date-invalide', 'une date (AAAA-MM-JJ)', '2025-08-15'],
  datetime: ['date-invalide', 'une date avec son heure', '2025-08-15T09:30:00Z'],
  time: ['heure-invalide', 'une heure', '09:30:00'],
};

function numberLimit(value: unknown, size: string, due: string): Wording {
  return {
    rule: 'nombre-hors-limites',
    message: `${quoted(value)} est trop ${size}.`,
    hint: `Écrivez un nombre ${due}.`,
  };
}
