import { z } from 'zod';
import { actions, closing, icon, page, text } from '../fields.ts';

const heading = { titre: text, intro: text.optional() };

/** The sections a service page is made of, in the order the writer puts them. */
const section = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('avantages'),
    ...heading,
    elements: z.array(z.strictObject({ titre: text, texte: text.optional() })).min(1),
  }),
  z.strictObject({
    type: z.literal('methode'),
    ...heading,
    elements: z.array(z.strictObject({ titre: text, texte: text })).min(1),
  }),
  z.strictObject({
    type: z.literal('plateformes'),
    ...heading,
    elements: z.array(z.strictObject({ nom: text, texte: text, atouts: z.array(text).min(1) })).min(1),
  }),
  z.strictObject({
    type: z.literal('familles'),
    ...heading,
    elements: z
      .array(z.strictObject({ titre: text, icone: icon.optional(), texte: text, details: z.array(text).default([]) }))
      .min(1),
  }),
  z.strictObject({
    type: z.literal('logos'),
    ...heading,
    elements: z.array(z.strictObject({ nom: text, grand: z.boolean().default(false) })).min(1),
  }),
]);
export type ServiceSection = z.output<typeof section>;

export const schema = z.strictObject({
  ordre: z.int().min(1),
  ...page,
  accroche: text,
  badges: z.array(text).default([]),
  carte: z.strictObject({ titre: text, description: text, outils: z.array(text).min(1) }),
  actions,
  sections: z.array(section).min(1),
  fin: closing,
});
export type Service = z.output<typeof schema>;
