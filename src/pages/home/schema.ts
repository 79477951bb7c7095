import { z } from 'zod';
import { actions, closing, page, text } from '../fields.ts';

const heading = z.strictObject({ titre: text, intro: text });

export const schema = z.strictObject({
  ...page,
  accroche: text,
  actions,
  chiffres: z.array(z.strictObject({ valeur: text, libelle: text })).length(3),
  orbites: z.strictObject({ description: text, noyau: text, outils: z.array(text.max(20)).length(8) }),
  services: heading,
  casUsage: heading,
  demarche: z.strictObject({ titre: text, elements: z.array(z.strictObject({ titre: text, texte: text })).min(2) }),
  articles: heading,
  fin: closing,
});
export type Home = z.output<typeof schema>;
