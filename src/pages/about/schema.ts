import { z } from 'zod';
import { closing, icon, page, text } from '../fields.ts';

const block = z.strictObject({ titre: text, texte: text });

export const schema = z.strictObject({
  ...page,
  accroche: text,
  mission: block,
  vision: block,
  valeurs: z.strictObject({
    titre: text,
    elements: z.array(z.strictObject({ titre: text, icone: icon, texte: text })).length(5),
  }),
  histoire: block,
  fondateur: z.strictObject({ titre: text, role: text, texte: text, alt: text }),
  fin: closing,
});
export type About = z.output<typeof schema>;
