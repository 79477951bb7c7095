import { z } from 'zod';
import { category, minutes, page, text } from '../fields.ts';

/** An article that is promised and not yet written: a card without a page. */
const announced = z.strictObject({ titre: text, description: text, categorie: category, tempsLecture: minutes });

export const schema = z.strictObject({
  ...page,
  accroche: text,
  /** How many cards show before the button is used. */
  apercu: z.int().min(1),
  bouton: text,
  annonces: z.array(announced).default([]),
});
export type Blog = z.output<typeof schema>;
