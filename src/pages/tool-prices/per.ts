import type { Price } from '../facts/price/schema.ts';

/** What a price is paid for, as readers choose by it. */
export const PER: Readonly<Record<Price['par'], string>> = {
  mois: 'par mois',
  personne: 'par personne et par mois',
  an: 'par an',
  usage: 'à l’usage',
};
