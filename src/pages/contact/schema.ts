import { z } from 'zod';
import { page, text } from '../fields.ts';

const option = z.strictObject({
  valeur: z.string().regex(/^[a-z]+$/, 'Écrivez un mot en minuscules sans accent.'),
  libelle: text,
});

export const schema = z.strictObject({
  ...page,
  accroche: text,
  formulaire: z.strictObject({
    titre: text,
    intro: text,
    secteurs: z.array(option).min(1),
    typesDemande: z.array(option).min(1),
    bouton: text,
    sansScript: text,
  }),
  coordonnees: z.strictObject({ titre: text, intro: text }),
  rendezVous: z.strictObject({ titre: text, texte: text, bouton: text }),
  chat: z.strictObject({ titre: text, texte: text, bouton: text }),
});
export type Contact = z.output<typeof schema>;
