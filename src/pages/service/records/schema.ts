import { z } from 'zod';
import { text } from '../../fields.ts';

/** States of a record, with their words on the page. */
export const RECORD_STATES = { fait: 'Fait', attente: 'En attente', echec: 'Échec' } as const;

const field = z
  .strictObject({
    nom: text.meta({ title: 'Nom', description: 'Ce que dit la ligne.', examples: ['Montant TTC'] }),
    valeur: text.meta({ title: 'Valeur', description: 'Inventée, mais plausible.', examples: ['386,40 €'] }),
  })
  .meta({ title: 'Ligne' });

const record = z
  .strictObject({
    titre: text.meta({
      title: 'Titre',
      description: 'Ce qui s’est passé, ou de qui il s’agit : une fonction, jamais un nom de client.',
      examples: ['Cabinet comptable'],
    }),
    repere: text.optional().meta({
      title: 'Repère',
      description: 'En petit au-dessus du titre : une heure, un montant, une origine.',
      examples: ['09:41:02'],
    }),
    etat: z
      .enum(Object.keys(RECORD_STATES) as (keyof typeof RECORD_STATES)[])
      .optional()
      .meta({ title: 'État', description: 'Montré par un mot et une couleur.', examples: ['attente'] }),
    texte: text.optional().meta({
      title: 'Texte',
      description: 'Visible quand la fiche est ouverte. Les retours à la ligne sont gardés.',
      multiline: true,
    }),
    champs: z
      .array(field)
      .default([])
      .meta({ title: 'Lignes', description: 'Visibles quand la fiche est ouverte : un nom et une valeur chacune.' }),
    ouverte: z
      .boolean()
      .default(false)
      .meta({ title: 'Ouverte', description: 'La fiche est ouverte quand la page arrive.', examples: [true] }),
  })
  .meta({ title: 'Fiche' });
export type ServiceRecord = z.output<typeof record>;

/** Records below one title: a run of a scenario, what an assistant prepares, a stage of a sale. */
export const recordColumn = z
  .strictObject({
    titre: text.meta({ title: 'Titre', description: 'Le titre de la colonne.', examples: ['Devis envoyé'] }),
    fiches: z
      .array(record)
      .min(1)
      .meta({ title: 'Fiches', description: 'Dans l’ordre. Celle qui a un texte ou des lignes s’ouvre.' }),
  })
  .meta({ title: 'Colonne' });
export type RecordColumn = z.output<typeof recordColumn>;
