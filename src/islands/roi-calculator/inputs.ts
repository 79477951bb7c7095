import type { FieldGroup } from '../calculator/fields.ts';
import type { Project } from './roi.ts';

const HOURS = { unit: 'h par semaine', min: 0, max: 10_000 };
const EUROS = { unit: '€', min: 0, max: 1e8 };
const EUROS_A_YEAR = { ...EUROS, unit: '€ par an' };
const PERCENT = { unit: '%', min: 0, max: 100 };

/** The fields, with the amounts of the article's example as defaults. */
export const GROUPS: readonly FieldGroup<keyof Project>[] = [
  {
    title: 'Heures épargnées',
    fields: [
      { key: 'orders', name: 'commandes', label: 'Saisie des commandes', start: 30, ...HOURS },
      { key: 'invoices', name: 'facturation', label: 'Facturation et relances', start: 15, ...HOURS },
      { key: 'reports', name: 'rapports', label: 'Rapports de gestion', start: 5, ...HOURS },
      { key: 'reemployed', name: 'reemploi', label: 'Heures vraiment réemployées', start: 50, ...PERCENT },
    ],
  },
  {
    title: 'Erreurs et ventes',
    fields: [
      { key: 'errorsAMonth', name: 'erreurs', label: 'Erreurs évitées', unit: 'par mois', start: 15, min: 0, max: 1e6 },
      { key: 'errorCost', name: 'erreur', label: 'Coût d’une erreur', start: 50, ...EUROS },
      { key: 'salesAYear', name: 'ventes', label: 'Ventes récupérées', unit: 'par an', start: 35, min: 0, max: 1e6 },
      { key: 'margin', name: 'marge', label: 'Marge d’une vente', start: 500, ...EUROS },
    ],
  },
  {
    title: 'Coûts',
    fields: [
      { key: 'audit', name: 'audit', label: 'Cadrage', start: 1500, ...EUROS },
      { key: 'building', name: 'conception', label: 'Conception, mise en service', start: 5800, ...EUROS },
      { key: 'internalHours', name: 'essais', label: 'Essais et formation', unit: 'h', start: 80, min: 0, max: 1e5 },
      { key: 'otherFees', name: 'autres', label: 'Autres frais de départ', start: 0, ...EUROS },
      { key: 'subscriptions', name: 'abonnements', label: 'Abonnements', start: 600, ...EUROS_A_YEAR },
      { key: 'maintenance', name: 'maintenance', label: 'Maintenance', start: 800, ...EUROS_A_YEAR },
    ],
  },
  {
    title: 'Hypothèses',
    fields: [
      { key: 'hourlyCost', name: 'heure', label: 'Coût d’une heure', start: 30, ...EUROS },
      {
        key: 'weeksAYear',
        name: 'semaines',
        label: 'Semaines travaillées',
        unit: 'par an',
        start: 46,
        min: 1,
        max: 53,
      },
      { key: 'years', name: 'annees', label: 'Durée', unit: 'ans', start: 3, min: 1, max: 10, whole: true },
      { key: 'rate', name: 'taux', label: 'Taux d’actualisation', start: 8.2, ...PERCENT },
    ],
  },
];
