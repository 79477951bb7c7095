import type { Price } from '../facts/price/schema.ts';

/** Readers' words for the unit of a price. */
export const PRICE_UNITS: Readonly<Record<Price['par'], string>> = {
  mois: 'par mois',
  personne: 'par personne et par mois',
  an: 'par an',
  usage: 'à l’usage',
};
