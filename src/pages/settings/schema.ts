import { z } from 'zod';
import { text } from '../fields.ts';

export const settings = {
  files: 'site.md',
  single: true,
  schema: z.strictObject({
    marque: text,
    adresse: z.url({ protocol: /^https?$/ }),
    trailingSlash: z.boolean().default(false),
    email: z.email(),
    telephone: z.string().regex(/^\+\d[\d ]+$/, 'Écrivez le numéro international, par exemple "+33 4 65 71 20 25".'),
    telephoneAffiche: text,
    adressePostale: z.strictObject({ rue: text, codePostal: text, ville: text }),
    horaires: text,
    presentation: text,
    reseaux: z.array(z.strictObject({ nom: z.enum(['LinkedIn', 'X', 'Instagram', 'Facebook']), adresse: z.url() })),
    /** Where the contact form's messages are posted; without it the form calls nobody. */
    delivery: z.strictObject({ endpoint: z.url({ protocol: /^https?$/ }) }).optional(),
    chat: z.url(),
    rendezVous: z.url(),
    anneeCopyright: z.int().min(2000).max(2100),
  }),
} as const;
export type Settings = z.output<(typeof settings)['schema']>;
