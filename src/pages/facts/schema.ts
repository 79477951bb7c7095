import { z } from 'zod';
import { day, flag, item, listOf, shortText } from '../fields.ts';
import { webAddress } from '../formats.ts';
import { price } from './price/schema.ts';

const plan = z
  .strictObject({
    nom: shortText(
      'Nom du forfait',
      'Tel que les lecteurs le trouveront sur la page de tarifs.',
      'Core, 10 000 crédits',
    ),
    unites: z
      .int()
      .positive()
      .meta({
        title: 'Unités comprises',
        description: 'Combien de tâches, de crédits ou d’exécutions ce prix comprend par mois.',
        examples: [10_000],
      }),
  })
  .meta({
    title: 'Forfait',
    description:
      'Pour le prix mensuel d’un forfait que le calculateur de factures doit connaître. Le fait a alors aussi un « prix ».',
    examples: [{ nom: 'Core, 10 000 crédits', unites: 10_000 }],
  });

const fact = item('Fait', {
  nom: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: "Écrivez un nom en minuscules sans accent, chiffres et traits d'union, par exemple notion-ia-prix.",
    })
    .meta({
      title: 'Nom',
      description:
        'Ce que les textes écrivent : {{fait.notion-ia-prix}} pour « notion-ia-prix ». Il commence par le nom de ce fichier.',
      examples: ['notion-ia-prix'],
    }),
  valeur: shortText(
    'Valeur',
    'Ce qui prend la place du nom dans les phrases : un prix avec son unité, une limite, une date.',
    '20 $ par mois et par membre',
  ),
  objet: shortText(
    'Objet',
    'Ce que la valeur mesure, avec ses conditions. La liste des sources d’un article le montre.',
    'Forfait Business, IA comprise, facturation mensuelle',
  ),
  source: webAddress.meta({
    title: 'Source',
    description: 'La page de l’éditeur ou le texte officiel qui le dit, plutôt qu’une page d’accueil.',
    examples: ['https://www.notion.com/pricing'],
  }),
  /** For a value that is a price: what is sorted, reckoned and published as data. */
  prix: price.optional(),
  /** For the price of a plan, which calculators reckon with. */
  forfait: plan.optional(),
  /** Absent where nothing dates the evidence. */
  verifie: day(
    'Vérifié le',
    'Le dernier jour où quelqu’un a lu cette valeur dans sa source. Sans ce jour, l’atelier le réclame, et les lecteurs voient la source seule.',
    '2025-08-20',
  ).optional(),
});

export const schema = z
  .strictObject({
    brouillon: flag(
      'Brouillon',
      'Tant que cette case est cochée, aucun texte publié ne peut citer ces faits ; vous seul les voyez, dans l’atelier.',
    ).optional(),
    produit: shortText(
      'Produit',
      'Le nom de l’outil, de la loi ou de l’organisme, tel que les lecteurs le connaissent.',
      'Notion',
    ),
    faits: listOf(fact, 'Faits', 'Prix, limites et dates, chacun une fois pour tout le site.', [
      {
        nom: 'notion-ia-prix',
        valeur: '20 $ par mois et par membre',
        objet: 'Forfait Business, IA comprise',
        source: 'https://www.notion.com/pricing',
        verifie: '2025-08-20',
      },
    ]),
  })
  .meta({
    title: 'Fiche de faits',
    plural: 'Faits',
    description:
      'Les prix, limites et dates d’un produit que les textes citent, avec leur source et le jour où ils ont été vérifiés. Un fichier par produit, sans page à lui.',
  });
export type Facts = z.output<typeof schema>;
export type Fact = Facts['faits'][number];
