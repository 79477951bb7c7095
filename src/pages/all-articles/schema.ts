import { z } from 'zod';
import { category, minutes, page, slug, text } from '../fields.ts';

/** A card of the list: an article by its slug, or the texts of an announced one. */
const card = z
  .strictObject({
    article: slug.optional(),
    titre: text.optional(),
    description: text.optional(),
    categorie: category.optional(),
    tempsLecture: minutes.optional(),
  })
  .refine(
    ({ article, titre, description, categorie, tempsLecture }) =>
      article === undefined
        ? [titre, description, categorie, tempsLecture].every((field) => field !== undefined)
        : [titre, description, categorie, tempsLecture].every((field) => field === undefined),
    {
      error:
        'Une carte nomme un article (« article: son-nom »), ou annonce un sujet avec titre, description, categorie et tempsLecture.',
    },
  );

export const schema = z.strictObject({ ...page, accroche: text, cartes: z.array(card).min(1) });
export type AllArticles = z.output<typeof schema>;
