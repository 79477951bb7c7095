import { z } from 'zod';
import { hostNameOf, isWebAddress, text, webAddress } from '../fields.ts';

/** Scheme, host and the folders that the site stands in; nothing behind them. Doubled slashes would lead elsewhere. */
const siteAddress = z.stringFormat(
  'adresse-du-site',
  (address) =>
    /^https?:\/\/[^\s/\\?#@]+(?:\/[\w~-][\w.~-]*)*\/?$/.test(address) &&
    /^[a-z0-9.-]+$/.test(hostNameOf(address) ?? ''),
  "Écrivez l'adresse du site seule, par exemple https://exemple.fr, ou https://exemple.fr/dossier.",
);

/** Messages travel encrypted, or stay on this machine. */
const endpoint = z.stringFormat(
  'adresse-de-reception',
  (address) =>
    isWebAddress(address) ||
    (/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^\s\\]*)?$/.test(address) &&
      hostNameOf(address) !== undefined),
  "Écrivez l'adresse en entier, en https, par exemple https://exemple.fr/messages.",
);

/** E.164: 15 digits at most. A French number has nine after +33, of which the first is no zero. */
const telephone = z.stringFormat(
  'telephone',
  /^\+(?:33 ?[1-9](?: ?\d){8}|(?!33)[1-9](?: ?\d){6,14})$/,
  'Écrivez le numéro international, sans le premier zéro, par exemple "+33 4 65 71 20 25".',
);

export const schema = z
  .strictObject({
    marque: text,
    adresse: siteAddress,
    trailingSlash: z.boolean().default(false),
    email: z.email(),
    telephone,
    /** How readers see the number, when it is not the national form. */
    telephoneAffiche: text.optional(),
    adressePostale: z.strictObject({ rue: text, codePostal: text, ville: text }),
    horaires: text,
    presentation: text,
    reseaux: z.array(z.strictObject({ nom: z.enum(['LinkedIn', 'X', 'Instagram', 'Facebook']), adresse: webAddress })),
    /** Where the contact form's messages are posted; without it the form calls nobody. */
    delivery: z.strictObject({ endpoint }).optional(),
    /** Where views of pages are counted, without cookie or identifier; nothing is counted without it. */
    mesure: z.strictObject({ endpoint }).optional(),
    chat: webAddress,
    rendezVous: webAddress,
    /** Until when `security.txt` (RFC 9116) holds; without it there is none. */
    securite: z.strictObject({ expire: z.iso.date() }).optional(),
    anneeCopyright: z.int().min(2000).max(2100),
  })
  .transform((data) => ({ ...data, telephoneAffiche: data.telephoneAffiche ?? nationalForm(data.telephone) }));
export type Settings = z.output<typeof schema>;

/** '+33 4 65 71 20 25' → '04 65 71 20 25'; numbers of other countries stay international. */
export function nationalForm(number: string): string {
  const digits = number.replaceAll(' ', '');
  return digits.startsWith('+33') ? `0${digits.slice(3)}`.replace(/\d\d(?=\d)/g, '$& ') : number;
}
