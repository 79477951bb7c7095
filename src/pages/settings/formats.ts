import { z } from 'zod';
import { hostNameOf, isWebAddress } from '../formats.ts';

const SITE_ADDRESS = /^https?:\/\/[^\s/\\?#@]+(?:\/[\w~-][\w.~-]*)*\/?$/;
/** Scheme, host and the folders that the site stands in; nothing behind them. Doubled slashes would lead elsewhere. */
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

/** E.164: 15 digits at most. A French number has nine after +33, of which the first is no zero. */
export const telephone = z
  .stringFormat('telephone', /^\+(?:33 ?[1-9](?: ?\d){8}|(?!33)[1-9](?: ?\d){6,14})$/, {
    error: ({ input }) => telephoneHint(String(input)),
  })
  .meta({
    title: 'Téléphone',
    description: 'Le numéro international, sans le premier zéro : c’est lui que les téléphones composent.',
    examples: ['+33 4 65 71 20 25'],
  });

/** A French number is known whole by what people write of it; of others only the form is. */
function telephoneHint(written: string): string {
  const national = /^(?:\+33|0033)?0?([1-9]\d{8})$/.exec(written.replace(/\(0\)|[^\d+]/g, ''))?.[1];
  if (national === undefined)
    return 'Écrivez le numéro international, sans le premier zéro, par exemple « +33 4 65 71 20 25 ».';
  return `Écrivez « +33 ${national.replace(/^(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5')} » : le numéro international, sans le premier zéro.`;
}

/** '+33 4 65 71 20 25' → '04 65 71 20 25'; numbers of other countries stay international. */
export function nationalForm(number: string): string {
  const digits = number.replaceAll(' ', '');
  return digits.startsWith('+33') ? `0${digits.slice(3)}`.replace(/\d\d(?=\d)/g, '$& ') : number;
}

/** Fourteen digits whose Luhn sum (ISO/IEC 7812-1) is a multiple of ten, as Insee gives them to every establishment but La Poste's; spaces between them are free. */
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
