import type { z } from 'zod';
import { nextStep } from '../actions.ts';
import { group, item, lead, listOf, passage, screen, sectionTitle } from '../fields.ts';

export const schema = group(
  'Page des tarifs',
  'Ce que dit l’observatoire des tarifs autour de son tableau. Les prix eux-mêmes viennent des fiches de faits ; la page paraît dès que deux produits ont un prix.',
  {
    ...screen,
    accroche: lead,
    suite: nextStep,
    lire: group('Lire le tableau', 'Sous le tableau : comment les prix sont relevés et triés.', {
      titre: sectionTitle,
      notes: listOf(
        item('Note', passage),
        'Notes',
        'Ce qu’il faut savoir pour ne pas se tromper en lisant le tableau, un point chacune.',
        [{ titre: 'Le prix', texte: 'Celui de la page publique de l’éditeur, dans sa monnaie.' }],
      ),
    }),
  },
);
export type ToolPrices = z.output<typeof schema>;
