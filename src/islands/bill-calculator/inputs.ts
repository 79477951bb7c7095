import type { FieldGroup } from '../calculator/fields.ts';
import type { Workload } from './bills.ts';

const COUNT = { unit: 'par mois', min: 0, max: 1e7, whole: true };
const EUROS = { unit: '€', min: 0, max: 1e5 };

/** Returns the fields, with the article's thousand orders as defaults. The dollar's value comes with the article's prices. */
export function inputGroups(dollar: number): FieldGroup<keyof Workload>[] {
  return [
    {
      title: 'Une automatisation',
      fields: [
        { key: 'runs', name: 'executions', label: 'Commandes', start: 1000, ...COUNT },
        { key: 'actions', name: 'actions', label: 'Actions', start: 5, ...COUNT, unit: 'par commande' },
        { key: 'items', name: 'repetitions', label: 'Lignes à traiter', start: 0, ...COUNT, unit: 'par commande' },
        {
          key: 'checks',
          name: 'verifications',
          label: 'Vérifications programmées',
          start: 0,
          ...COUNT,
          unit: 'par mois, 0 si la boutique prévient',
        },
      ],
    },
    {
      title: 'Dollar et serveur',
      fields: [
        { key: 'dollar', name: 'dollar', label: 'Cours du dollar', unit: '€', start: dollar, min: 0.01, max: 100 },
        { key: 'server', name: 'serveur', label: 'Serveur de n8n', start: 10, ...EUROS, unit: '€ par mois' },
        { key: 'hours', name: 'entretien', label: 'Entretien de n8n', unit: 'h par mois', start: 2, min: 0, max: 1000 },
        { key: 'hourlyCost', name: 'heure', label: 'Coût d’une heure', start: 30, ...EUROS },
      ],
    },
  ];
}
