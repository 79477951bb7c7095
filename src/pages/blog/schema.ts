import { z } from 'zod';
import { nextStep } from '../actions.ts';
import { announcement, group, item, lead, page, screen, shortText, text } from '../fields.ts';

/** An article that is promised and not yet written: a card without a page. */
const announced = item('Article annoncé', announcement);

export const schema = group(
  'Page du blog',
  'La liste de tous les articles, du plus récent au plus ancien, avec sa recherche et ses catégories.',
  {
    ...page,
    accroche: lead,
    /** Number of cards before the button is used. */
    apercu: z
      .int()
      .min(1)
      .meta({
        title: 'Cartes montrées d’abord',
        description:
          'Combien de cartes sont visibles avant que le lecteur demande les autres. Six ou douze remplissent leurs rangées, à deux comme à trois colonnes.',
        examples: [6, 12],
      }),
    bouton: shortText('Texte du bouton', 'Le bouton qui montre toutes les cartes.', 'Voir tous les articles'),
    annonces: z.array(announced).default([]).meta({
      title: 'Articles annoncés',
      description:
        'Les sujets promis et pas encore écrits : une carte marquée « Bientôt », sans page, à la fin de la liste.',
    }),
    ressources: group(
      'Page des ressources',
      'Ce que dit d’elle la page /ressources, qui réunit tout ce que les textes donnent à emporter. Sans ces lignes, ou sans aucun fichier, elle n’existe pas.',
      { ...screen, accroche: lead, suite: nextStep },
    ).optional(),
    suite: nextStep,
    synonymes: z
      .array(text.meta({ title: 'Mots équivalents' }))
      .default([])
      .meta({
        title: 'Synonymes de la recherche',
        description:
          'Des mots que les lecteurs emploient l’un pour l’autre, séparés par des virgules : qui cherche l’un trouve aussi les autres.',
        examples: [['prix, tarif, coût', 'relance, rappel']],
      }),
  },
);
export type Blog = z.output<typeof schema>;
