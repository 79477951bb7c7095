import { z } from 'zod';
import { closing, icon, page, text } from '../fields.ts';

const card = z.strictObject({ texte: text, points: z.array(text).min(1) });

export const schema = z.strictObject({
  ordre: z.int().min(1),
  secteur: text,
  icone: icon,
  ...page,
  introduction: text,
  probleme: text,
  solution: text,
  defi: card,
  reponse: card,
  /** Time, efficiency, satisfaction. */
  resultats: z.array(z.strictObject({ valeur: text, libelle: text })).length(3),
  outils: z.array(text).min(1),
  fin: closing,
});
export type CaseStudy = z.output<typeof schema>;
