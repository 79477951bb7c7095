import type { Entry } from '../../../build/contract/entry.ts';
import type { RuleFinding } from '../../../build/contract/kind.ts';
import { priceIn } from './price.ts';
import type { Facts } from './schema.ts';

/** A plan's value is read by calculators, not by readers alone. */
export function plansHavePrices({ data: { faits } }: Entry<Facts>): RuleFinding[] {
  return faits.flatMap(({ valeur, forfait }, index): RuleFinding[] => {
    if (!forfait || priceIn(valeur)) return [];
    return [
      {
        severity: 'error',
        at: ['faits', index, 'valeur'],
        rule: 'forfait-sans-prix',
        message: `« ${valeur} » ne commence pas par un prix en dollars ou en euros, que le calculateur attend de ce forfait.`,
        hint: 'Écrivez par exemple « 12 $ par mois » ou « 19,99 $ par mois », ou supprimez « forfait ».',
      },
    ];
  });
}
