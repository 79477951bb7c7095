import type { SitePlan } from '../../../build/contract/definition.ts';
import { LICENCE, type ToolPrice } from '../../pages/tool-prices/prices.ts';
import type { ToolPrices } from '../../pages/tool-prices/schema.ts';
import { paths } from '../../routes.ts';

/** Writes the prices as RFC 4180 has it: commas, and quotes where a text needs them. What is unknown is empty. */
export function csv(prices: readonly ToolPrice[]): string {
  const records = prices.map(recordOf);
  const lines = [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))];
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** The places at which a cell may begin: ours, and those that a program which parts by semicolons or tabs takes for one. */
const FORMULA = /(^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g;

/** Returns a cell of CSV. A text that a spreadsheet would calculate begins with an apostrophe, as spreadsheets write texts themselves. */
function cell(value: string | number | null): string {
  const text = typeof value === 'string' ? value.replace(FORMULA, "$1'") : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes the prices with what is known of their history, and under which licence they are. */
export function pricesAsJson(
  { titre }: ToolPrices,
  prices: readonly ToolPrice[],
  { url }: Pick<SitePlan, 'url'>,
): string {
  const data = {
    titre,
    page: url(paths.toolPrices),
    licence: { nom: LICENCE.name, adresse: LICENCE.url },
    prix: prices.map((price) => ({
      ...recordOf(price),
      historique: price.historique.map(({ depuis, valeur, source }) => ({
        depuis: depuis ?? null,
        valeur,
        source: source ?? price.source,
      })),
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

const CURRENCIES = { $: 'USD', '€': 'EUR' } as const;

/** Returns a price as it is published, with the same columns in each format. Currencies are codes of ISO 4217. */
function recordOf(price: ToolPrice) {
  const { nom, produit, objet, valeur, montant, devise, par, source } = price;
  const { engagement = null, unites = null, verifie = null } = price;
  const currency = CURRENCIES[devise];
  return { nom, outil: produit, objet, valeur, montant, devise: currency, par, engagement, unites, verifie, source };
}
