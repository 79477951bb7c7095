import { z } from 'zod';
import { nextStep } from '../actions.ts';
import { announcement, group, lead, listOf, page, text } from '../fields.ts';
import { slug } from '../formats.ts';

const TEXTS = Object.keys(announcement).length;

/** A card of the list: an article by its slug, or the texts of an announced one. */
const card = z
  .strictObject({
    article: slug.optional().meta({
      title: 'Article paru',
      description:
        'Le nom du fichier de l’article, sans « .md ». La carte reprend son titre, sa description et sa date.',
      examples: ['roi-automatisation'],
      reference: 'article',
    }),
    ...z.strictObject(announcement).partial().shape,
  })
  .refine(({ article, ...texts }) => Object.keys(texts).length === (article === undefined ? TEXTS : 0), {
    error:
      'Une carte nomme un article (« article: son-nom »), ou annonce un sujet avec titre, description, categorie et tempsLecture.',
  })
  .meta({ title: 'Carte' });

export const schema = group(
  'Page « Tous les articles »',
  'La sélection d’articles parus et à venir, que vous composez carte par carte.',
  {
    ...page,
    accroche: lead,
    tousParus: text.regex(/\{nombre\}/, 'Écrivez {nombre} là où doit être lu le nombre des articles parus.').meta({
      title: 'Lien vers le blog',
      description: 'Sous l’accroche, il dit que tous les articles parus sont au blog : {nombre} y devient leur nombre.',
      examples: ['Lire les {nombre} articles parus sur le blog'],
    }),
    suite: nextStep,
    cartes: listOf(
      card,
      'Cartes',
      'La sélection, dans l’ordre de la page. Une carte nomme un article paru, ou annonce un sujet avec son titre, sa description, sa catégorie et sa durée.',
      [{ article: 'roi-automatisation' }],
    ),
  },
);
export type AllArticles = z.output<typeof schema>;
