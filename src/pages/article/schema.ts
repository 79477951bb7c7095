import { z } from 'zod';
import { category, closing, minutes, page, slug, text } from '../fields.ts';

export const schema = z.strictObject({
  ...page,
  chapeau: text,
  categorie: category,
  date: z.iso.date(),
  /** The day of the latest change that is worth telling readers of. */
  miseAJour: z.iso.date().optional(),
  /** Computed from the text where it is absent. */
  tempsLecture: minutes.optional(),
  fin: closing,
  /** Articles to read next, by slug. */
  lies: z.array(slug).default([]),
});
export type Article = z.output<typeof schema>;
