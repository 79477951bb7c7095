import type { Entries } from '../../../build/contract/entry.ts';
import { uniqueIds } from '../../../build/contract/unique-ids.ts';
import { compareText } from '../../format/compare-text.ts';
import { markdown } from '../../markdown.ts';
import type { Price } from '../facts/price/schema.ts';
import { type Amount, DOLLAR, endsWithPrice, parseAmount } from '../facts/price.ts';
import type { Facts } from '../facts/schema.ts';

/** Under which the prices are published as data. */
export const LICENCE = {
  name: 'Licence Ouverte 2.0',
  url: 'https://www.etalab.gouv.fr/wp-content/uploads/2017/04/ETALAB-Licence-Ouverte-v2.0.pdf',
} as const;

/** Readers' words for the unit of a price, in the order of a tool's prices: by month first, by use last. */
export const PRICE_UNITS: Readonly<Record<Price['par'], string>> = {
  mois: 'par mois',
  personne: 'par personne et par mois',
  an: 'par an',
  usage: 'à l’usage',
};

/** A price of another company's product, as the page of tools' prices shows and publishes it. */
export interface ToolPrice extends Amount, Pick<Price, 'par' | 'engagement'> {
  /** The fact's. */
  nom: string;
  /** Its place on the page: the fact's name, which takes a number where the page has it around its table. */
  ancre: string;
  produit: string;
  objet: string;
  valeur: string;
  source: string;
  /** Number of billed units that a plan includes. */
  unites?: number | undefined;
  /** The day of the last check; absent where nothing dates the evidence. */
  verifie?: string | undefined;
  /** From the oldest known price up to this one; empty where no change and no first day is known, or not that of this price. */
  historique: NonNullable<Price['historique']>;
}

/** Returns all prices among the facts, by tool, unit and amount. The dollar's own price is left out. */
export function listToolPrices({ list }: Pick<Entries<Facts>, 'list'>): ToolPrice[] {
  const anchorOf = anchorsOf(list.flatMap(({ data }) => data.faits.map(({ nom }) => nom)));
  const prices = list.flatMap(({ data: { produit, faits } }) =>
    faits.flatMap(({ nom, objet, valeur, source, verifie, forfait, prix }): ToolPrice[] => {
      const amount = parseAmount(valeur);
      if (!prix || !amount || nom === DOLLAR) return [];
      const { historique: told = [], ...price } = prix;
      const historique = endsWithPrice(valeur, told) ? told : [];
      const named = { nom, ancre: anchorOf(nom), produit, objet, valeur, source, verifie };
      return [{ ...named, unites: forfait?.unites, historique, ...price, ...amount }];
    }),
  );
  const units = Object.keys(PRICE_UNITS);
  return prices.sort(
    (a, b) =>
      compareText(a.produit.toLowerCase(), b.produit.toLowerCase()) ||
      units.indexOf(a.par) - units.indexOf(b.par) ||
      a.montant - b.montant,
  );
}

function anchorsOf(names: readonly string[]): (nom: string) => string {
  const unused = uniqueIds([...markdown.frameIds, ...names]);
  return (nom) => (markdown.frameIds.includes(nom) ? unused(nom) : nom);
}

/** Returns the day of the newest check. */
export function newestCheck(prices: readonly ToolPrice[]): string | undefined {
  return prices
    .flatMap(({ verifie }) => verifie ?? [])
    .sort()
    .at(-1);
}
