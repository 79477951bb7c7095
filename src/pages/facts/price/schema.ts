import { z } from 'zod';
import { day, item, listOf, shortText } from '../../fields.ts';
import { webAddress } from '../../formats.ts';

/** A value that the price had, and from when. */
const pastPrice = item('Prix daté', {
  /** Known of all but the oldest. */
  depuis: day(
    'Depuis',
    'Le premier jour où ce prix est attesté : le jour annoncé par l’éditeur, ou celui d’un relevé. Le plus ancien prix peut s’en passer.',
    '2025-08-20',
  ).optional(),
  valeur: shortText('Valeur', 'Le prix d’alors, écrit comme celui d’aujourd’hui.', '10 $ par mois'),
  source: webAddress.optional().meta({
    title: 'Source',
    description: 'La page qui atteste ce prix, si ce n’est pas celle du fait.',
    examples: ['https://www.notion.com/pricing'],
  }),
});

export const price = z
  .strictObject({
    par: z.enum(['mois', 'personne', 'an', 'usage']).meta({
      title: 'Paiement',
      description: 'Par mois pour tout le compte (mois), par personne et par mois (personne), par an (an), à l’usage.',
      examples: ['mois'],
    }),
    engagement: z
      .enum(['mois', 'an'])
      .optional()
      .meta({
        title: 'Engagement',
        description: 'La durée pour laquelle on paie d’avance ce prix : un mois ou un an.',
        examples: ['an'],
      }),
    historique: listOf(
      pastPrice,
      'Historique',
      'Les prix successifs, du plus ancien à celui d’aujourd’hui, chacun avec le premier jour où il est attesté. À un changement, ajoutez une ligne.',
      [
        { depuis: '2025-08-20', valeur: '9 $ par mois' },
        { depuis: '2026-09-21', valeur: '12 $ par mois' },
      ],
    ).optional(),
  })
  .meta({
    title: 'Prix',
    description:
      'Pour une valeur qui est un prix : l’observatoire des tarifs et les calculateurs comptent avec le premier nombre qu’elle écrit devant $ ou €. Ici, comment il se paie.',
    examples: [{ par: 'mois', engagement: 'mois' }],
  });
export type Price = z.output<typeof price>;
