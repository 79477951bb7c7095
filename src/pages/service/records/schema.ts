import { z } from 'zod';
import { flag, item, listOf, longText, shortText } from '../../fields.ts';

/** States of a record, with their words on the page. */
export const RECORD_STATES = { fait: 'Fait', attente: 'En attente', echec: 'Échec' } as const;

const field = item('Ligne', {
  nom: shortText('Nom', 'Ce que dit la ligne.', 'Montant TTC'),
  valeur: shortText('Valeur', 'Inventée, mais plausible.', '386,40 €'),
});

const record = item('Fiche', {
  titre: shortText(
    'Titre',
    'Ce qui s’est passé, ou de qui il s’agit : une fonction, jamais un nom de client.',
    'Cabinet comptable',
  ),
  repere: shortText(
    'Repère',
    'En petit au-dessus du titre : une heure, un montant, une origine.',
    '09:41:02',
  ).optional(),
  etat: z
    .enum(Object.keys(RECORD_STATES) as (keyof typeof RECORD_STATES)[])
    .optional()
    .meta({ title: 'État', description: 'Montré par un mot et une couleur.', examples: ['attente'] }),
  texte: longText('Texte', 'Visible quand la fiche est ouverte. Les retours à la ligne sont gardés.').optional(),
  champs: z
    .array(field)
    .default([])
    .meta({ title: 'Lignes', description: 'Visibles quand la fiche est ouverte : un nom et une valeur chacune.' }),
  ouverte: flag('Ouverte', 'La fiche est ouverte quand la page arrive.').default(false),
});
export type ServiceRecord = z.output<typeof record>;

/** Records below one title: a run of a scenario, what an assistant prepares, a stage of a sale. */
export const recordColumn = item('Colonne', {
  titre: shortText('Titre', 'Le titre de la colonne.', 'Devis envoyé'),
  fiches: listOf(record, 'Fiches', 'Dans l’ordre. Celle qui a un texte ou des lignes s’ouvre.'),
});
export type RecordColumn = z.output<typeof recordColumn>;
