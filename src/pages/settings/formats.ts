import { z } from 'zod';
import { hostNameOf, isWebAddress } from '../formats.ts';

const SITE_ADDRESS = /^https?:\/\/[^\s/\\?#@]+(?:\/[\w~-][\w.~-]*)*\/?$/;
/**
 * The address of the site: scheme, host and the folders that it stands in, and nothing behind them. Double slashes are refused, because they would
 * lead elsewhere.
 */
export const siteAddress = z
  .stringFormat(
    'adresse-du-site',
    (address) => SITE_ADDRESS.test(address) && /^[a-z0-9.-]+$/.test(hostNameOf(address) ?? ''),
    "Écrivez l'adresse du site seule, par exemple https://exemple.fr, ou https://exemple.fr/dossier.",
  )
  .meta({
    title: 'Adresse du site',
    description:
      'Là où le site sera publié, sans rien derrière le dossier : liens partagés, plan du site et flux en partent.',
    examples: ['https://exemple.fr', 'https://nom.github.io/depot'],
    pattern: SITE_ADDRESS.source,
  });

const ON_THIS_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^\s\\]*)?$/;
/** Messages travel encrypted, or stay on this machine. */
export const endpoint = z
  .stringFormat(
    'adresse-de-reception',
    (address) => isWebAddress(address) || (ON_THIS_MACHINE.test(address) && hostNameOf(address) !== undefined),
    "Écrivez l'adresse en entier, en https, par exemple https://exemple.fr/messages.",
  )
  .meta({
    title: 'Adresse',
    examples: ['https://exemple.fr/messages'],
    pattern: `^https://\\S+$|${ON_THIS_MACHINE.source}`,
  });

/** E.164: 15 digits at most. */
const INTERNATIONAL = /^\+(?:33 ?[1-9](?: ?\d){8}|(?!33)[1-9](?: ?\d){6,14})$/;
/** Nine digits, of which the first is no zero, behind the zero or the prefix that people write before them. */
const FRENCH = /^(?:(?:\+|00)33[ .-]?(?:\(0\)[ .-]?)?|0)([1-9](?:[ .-]?\d){8})$/;

/** A telephone number: a French one as people write it, any other one as it is dialled. Both are returned as they are dialled. */
export const telephone = z
  .stringFormat(
    'telephone',
    (spelling) => INTERNATIONAL.test(spelling) || FRENCH.test(spelling),
    'Écrivez un numéro français (« 04 65 71 20 25 »), ou un numéro international avec son indicatif (« +32 2 123 45 67 »).',
  )
  .overwrite(dialable)
  .meta({
    title: 'Téléphone',
    description: 'Le numéro que composent les téléphones de vos visiteurs.',
    examples: ['04 65 71 20 25', '+32 2 123 45 67'],
    pattern: `${INTERNATIONAL.source}|${FRENCH.source}`,
  });

/** Returns a French number in international form: '04.65.71.20.25' → '+33 4 65 71 20 25'. */
function dialable(spelling: string): string {
  const national = FRENCH.exec(spelling)?.[1]?.replace(/\D/g, '');
  return national === undefined ? spelling : `+33 ${national[0]}${national.slice(1).replace(/\d\d/g, ' $&')}`;
}

/** Returns a French number in national form: '+33 4 65 71 20 25' → '04 65 71 20 25'. Numbers of other countries stay international. */
export function nationalForm(number: string): string {
  const digits = number.replaceAll(' ', '');
  return digits.startsWith('+33') ? `0${digits.slice(3)}`.replace(/\d\d(?=\d)/g, '$& ') : number;
}

/**
 * Tells whether a text is a SIRET: fourteen digits, with any spaces, whose Luhn sum (ISO/IEC 7812-1) is a multiple of ten. Insee follows this rule
 * for every establishment but those of La Poste.
 */
function isSiret(text: string): boolean {
  const digits = text.replaceAll(' ', '');
  return /^\d{14}$/.test(digits) && luhnSum(digits) % 10 === 0;
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

export const siret = z
  .stringFormat(
    'siret',
    isSiret,
    'Écrivez les quatorze chiffres, par exemple « 732 829 320 00074 », et vérifiez-les : leur somme de contrôle ne tombe pas juste.',
  )
  .meta({
    title: 'SIRET',
    description: 'Le numéro de l’établissement. Ses neuf premiers chiffres sont le numéro SIREN.',
    examples: ['732 829 320 00074'],
    pattern: '^(?: ?\\d){14}$',
  });
