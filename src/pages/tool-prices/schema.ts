import { z } from 'zod';
import { nextStep } from '../actions.ts';
import { lead, listOf, passage, screen, sectionTitle } from '../fields.ts';

export const schema = z
  .strictObject({
    ...screen,
    accroche: lead,
    suite: nextStep,
    lire: z
      .strictObject({
        titre: sectionTitle,
        notes: listOf(
          z.strictObject(passage).meta({ title: 'Note' }),
          'Notes',
          'Ce qu’il faut savoir pour ne pas se tromper en lisant le tableau, un point chacune.',
          [{ titre: 'Le prix', texte: 'Celui de la page publique de l’éditeur, dans sa monnaie.' }],
        ),
      })
      .meta({ title: 'Lire le tableau', description: 'Sous le tableau : comment les prix sont relevés et triés.' }),
  })
  .meta({
    title: 'Page des tarifs',
    description:
      'Ce que dit l’observatoire des tarifs autour de son tableau. Les prix eux-mêmes viennent des fiches de faits ; la page paraît dès que deux produits ont un prix.',
  });
export type ToolPricesText = z.output<typeof schema>;
