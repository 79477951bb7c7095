import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import type { CitedFact } from '../../format/following-sections.ts';
import type { Prices } from '../../islands/bill-calculator/bills.ts';
import { variableOf } from '../facts/cited.ts';
import { DOLLAR, dollarIn, parseAmount } from '../facts/price.ts';

/** The compared tools, by the first part of their facts' names. */
const TOOLS: Readonly<Record<string, string>> = { zapier: 'Zapier', make: 'Make', n8n: 'n8n' };

/** Returns the plans and the dollar's value from the facts that an article cites, so that its calculator and its text agree. */
export function pricesIn(facts: readonly CitedFact[]): Prices {
  const plans = facts.flatMap(({ nom, valeur, forfait }) => {
    const product = TOOLS[nom.replace(/-.*/, '')];
    const amount = parseAmount(valeur);
    return product && forfait && amount
      ? [{ product, name: forfait.nom, units: forfait.unites, price: amount.montant, currency: amount.devise }]
      : [];
  });
  return { plans, dollar: dollarIn(facts) };
}

export function hasBillCalculator({ html }: Pick<Entry, 'html'>): boolean {
  return html.includes('data-slot="calculateur-factures"');
}

/** Demands that an article with the calculator cites the prices that it uses. */
export function billsHavePrices({ html, variables = [] }: Pick<Entry, 'html' | 'variables'>): RuleDiagnostic[] {
  if (!hasBillCalculator({ html })) return [];
  const missing = Object.keys(TOOLS).filter(
    (tool) => !variables.some((name) => name.startsWith(variableOf(`${tool}-`))),
  );
  if (missing.length === 0 && variables.includes(variableOf(DOLLAR))) return [];
  const message = '« ::calculateur-factures » compte avec les prix que le texte cite, et il en manque.';
  const hint = `Citez le prix d'au moins un forfait de Zapier, de Make et de n8n, tel {{${variableOf('make-core-prix')}}}, et le cours du dollar, {{${variableOf(DOLLAR)}}}.`;
  return [{ severity: 'error', at: [], rule: 'calculateur-sans-prix', message, hint }];
}
