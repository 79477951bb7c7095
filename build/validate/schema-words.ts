import type { z } from 'zod';

/** A finding about one value, in French: the rule's name, what is wrong, what to write instead. */
export type Words = [rule: string, message: string, hint: string];

const TYPES: Readonly<Record<string, [name: string, hint: string]>> = {
  string: ['un texte', 'Écrivez un texte, sur la même ligne.'],
  number: ['un nombre', 'Écrivez seulement le nombre, en chiffres, sans guillemets.'],
  int: ['un nombre entier', 'Écrivez un nombre entier, en chiffres, sans guillemets.'],
  bigint: ['un nombre entier', 'Écrivez un nombre entier, en chiffres, sans guillemets.'],
  boolean: ['true ou false', 'Écrivez true ou false, sans guillemets.'],
  array: ['une liste', 'Écrivez une ligne « - … » par élément.'],
  tuple: ['une liste', 'Écrivez une ligne « - … » par élément.'],
  object: ['un groupe de champs', 'Écrivez les champs en retrait, un par ligne.'],
  record: ['un groupe de champs', 'Écrivez les champs en retrait, un par ligne.'],
  null: ['une valeur vide', "N'écrivez rien après les deux-points."],
};

/** Every type that front matter can hold by its French name; the others have none that a writer could type. */
export function typeName(expected: string): string {
  return TYPES[expected]?.[0] ?? 'une valeur possible ici';
}

export function typeWords(expected: string, value: unknown): Words {
  const hint = expected === 'string' && typeof value === 'object' && value !== null ? bracketHint(value) : undefined;
  return [
    'type-invalide',
    `${quote(value)} n'est pas ${typeName(expected)}.`,
    hint ?? TYPES[expected]?.[1] ?? 'Retirez-la.',
  ];
}

/** YAML reads a list or a group where a text begins with a bracket. */
function bracketHint(value: object): string {
  const bracket = Array.isArray(value) ? '[' : '{';
  return `Écrivez un texte, sur la même ligne ; s'il commence par « ${bracket} », entre guillemets doubles.`;
}

export function choiceWords(value: unknown, hint: string): Words {
  return ['valeur-inconnue', `${quote(value)} n'est pas une valeur possible ici.`, hint];
}

/** Units of what is counted; what is in none of them is compared by its value. */
const UNITS: Readonly<Record<string, string>> = {
  string: 'caractère',
  array: 'élément',
  set: 'élément',
  map: 'élément',
  file: 'octet',
};

export function sizeWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Words {
  const { origin, input } = issue;
  const unit = UNITS[origin];
  return unit === undefined ? limitWords(issue) : countWords(issue, unit, sizeOf(input));
}

function countWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, unit: string, size: number): Words {
  const short = issue.code === 'too_small';
  // An exclusive bound of counted things is the whole number beside it.
  const bound = short ? Number(issue.minimum) : Number(issue.maximum);
  const limit = issue.inclusive === false ? bound + (short ? 1 : -1) : bound;
  const due = `${issue.exact ? 'exactement' : short ? 'au moins' : 'au plus'} ${limit}`;
  const hint = short ? `Ajoutez-en ${limit - size}.` : `Retirez-en ${size - limit}.`;
  if (issue.origin !== 'string') {
    return ['liste-longueur', `Cette liste compte ${counted(size, unit)} ; il en faut ${due}.`, hint];
  }
  if (size === 0)
    return ['valeur-vide', 'Ce champ est vide.', `Écrivez un texte d'${due} ${unit}${limit > 1 ? 's' : ''}.`];
  return [
    short ? 'texte-trop-court' : 'texte-trop-long',
    `Ce texte compte ${counted(size, unit)} ; il en faut ${due}.`,
    hint,
  ];
}

function limitWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Words {
  const short = issue.code === 'too_small';
  const bound = short ? issue.minimum : issue.maximum;
  if (issue.origin === 'date') {
    const day = new Date(Number(bound)).toISOString().slice(0, 10);
    return ['date-hors-limites', `Cette date vient trop ${short ? 'tôt' : 'tard'}.`, `La limite est le ${day}.`];
  }
  const size = short ? 'petit' : 'grand';
  const due =
    issue.inclusive === false
      ? `plus ${short ? 'grand' : 'petit'} que ${bound}`
      : `d'au ${short ? 'moins' : 'plus'} ${bound}`;
  return ['nombre-hors-limites', `${quote(issue.input)} est trop ${size}.`, `Écrivez un nombre ${due}.`];
}

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

export function formatWords(issue: z.core.$ZodIssueInvalidStringFormat): Words {
  const known = FORMATS[issue.format];
  if (known) {
    const [rule, name, sample] = known;
    return [rule, `${quote(issue.input)} n'est pas ${name}.`, `Écrivez ${name}, par exemple ${sample}.`];
  }
  return ['format-invalide', `${quote(issue.input)} n'a pas la forme attendue.`, formHint(issue)];
}

function formHint(issue: z.core.$ZodIssueInvalidStringFormat): string {
  const { format, input = '', pattern } = issue;
  const part = (name: string) => (name in issue ? String(issue[name as keyof typeof issue]) : '');
  if (format === 'starts_with') return `Commencez par « ${part('prefix')} ».`;
  if (format === 'ends_with') return `Terminez par « ${part('suffix')} ».`;
  if (format === 'includes') return `Le texte doit contenir « ${part('includes')} ».`;
  if (format === 'lowercase') return `Écrivez tout en minuscules : ${input.toLowerCase()}`;
  if (format === 'uppercase') return `Écrivez tout en majuscules : ${input.toUpperCase()}`;
  return pattern === undefined ? `La forme attendue se nomme « ${format} ».` : `Le modèle à respecter est ${pattern}`;
}

export function multipleWords({ divisor, input }: z.core.$ZodIssueNotMultipleOf): Words {
  return [
    'nombre-invalide',
    `${quote(input)} n'est pas un multiple de ${divisor}.`,
    `Écrivez un multiple de ${divisor}.`,
  ];
}

const LONGEST_QUOTE = 80;

/** A value as a sentence about it begins; long ones are cut. */
export function quote(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'Une liste' : 'Un groupe de champs';
  if (value === null || value === undefined || value === '') return 'Une valeur vide';
  const text = String(value);
  return `« ${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text} »`;
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number > 1 ? 's' : ''}`;
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  const { size } = Object(value) as { size?: unknown };
  return typeof size === 'number' ? size : 0;
}
