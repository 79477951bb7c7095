import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { DOLLAR, priceIn } from './price.ts';
import type { Fact, Facts } from './schema.ts';

/** Some values are read by calculators, not by readers alone. */
export function reckonedValuesArePrices({ data: { faits } }: Entry<Facts>): RuleDiagnostic[] {
  return faits.flatMap((fact, index): RuleDiagnostic[] => {
    const wrong = wrongWith(fact);
    return wrong ? [{ severity: 'error', at: ['faits', index, 'valeur'], ...wrong }] : [];
  });
}

function wrongWith({ nom, valeur, forfait }: Fact): Pick<RuleDiagnostic, 'rule' | 'message' | 'hint'> | undefined {
  const price = priceIn(valeur);
  if (nom === DOLLAR && price?.currency !== '€')
    return {
      rule: 'dollar-sans-prix',
      message: `« ${valeur} » ne commence pas par un prix en euros, que le calculateur de factures attend du dollar.`,
      hint: 'Écrivez ce que vaut un dollar, par exemple « 0,89 € ».',
    };
  if (forfait && !price)
    return {
      rule: 'forfait-sans-prix',
      message: `« ${valeur} » ne commence pas par un prix en dollars ou en euros, que le calculateur attend de ce forfait.`,
      hint: 'Écrivez par exemple « 12 $ par mois » ou « 19,99 $ par mois », ou supprimez « forfait ».',
    };
  return undefined;
}
