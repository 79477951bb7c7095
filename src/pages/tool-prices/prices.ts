import type { Entries } from '../../../build/contract/entry.ts';
import { uniqueIds } from '../../../build/contract/unique-ids.ts';
import { markdown } from '../../markdown.ts';
import type { Price } from '../facts/price/schema.ts';
import { type Amount, DOLLAR, endsWithPrice, parseAmount } from '../facts/price.ts';
import type { Facts } from '../facts/schema.ts';

/** A price of an outside product, as the observatory shows and publishes it. */
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

/** The order of a tool's prices: by month first, by use last, each from the lowest. */
const ORDER: readonly Price['par'][] = ['mois', 'personne', 'an', 'usage'];

/** All prices among the facts but the dollar's, which is what they are compared by. */
export function toolPrices({ list }: Pick<Entries<Facts>, 'list'>): ToolPrice[] {
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
  return prices.sort(
    (a, b) =>
      compare(a.produit.toLowerCase(), b.produit.toLowerCase()) ||
      ORDER.indexOf(a.par) - ORDER.indexOf(b.par) ||
      a.montant - b.montant,
  );
}

function anchorsOf(names: readonly string[]): (nom: string) => string {
  const unused = uniqueIds([...markdown.frameIds, ...names]);
  return (nom) => (markdown.frameIds.includes(nom) ? unused(nom) : nom);
}

/** Returns a dollar's price in euros, or 1 if no fact gives it. */
export function dollarIn({ list }: Pick<Entries<Facts>, 'list'>): number {
  const dollar = list.flatMap(({ data }) => data.faits).find(({ nom }) => nom === DOLLAR);
  return parseAmount(dollar?.valeur ?? '')?.montant ?? 1;
}

/** The day of the newest check. */
export function newestCheck(prices: readonly ToolPrice[]): string | undefined {
  return prices
    .flatMap(({ verifie }) => verifie ?? [])
    .sort()
    .at(-1);
}

/** By code unit: a build must not depend on the machine's language, as a locale's order does. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
