import type { KeyPath, RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import type { Price } from './price/schema.ts';
import { DOLLAR, endsWithPrice, parseAmount } from './price.ts';
import type { Fact, Facts } from './schema.ts';

type Wrong = Omit<RuleDiagnostic, 'at'> & { at: KeyPath };

/** Checks that a price says a number, and that its history leads up to it. */
export function pricesAreNumbers(
  { data: { faits } }: Pick<Entry<Facts>, 'data'>,
  { today }: Pick<RuleContext, 'today'>,
): RuleDiagnostic[] {
  return faits.flatMap((fact, index) =>
    [...withoutPrice(fact), ...withPrice(fact, today)].map(
      ({ at, ...wrong }): RuleDiagnostic => ({ at: ['faits', index, ...at], ...wrong }),
    ),
  );
}

/** Refuses facts of the calculators that lack a price. */
function withoutPrice({ nom, valeur, prix, forfait }: Fact): Wrong[] {
  if (nom === DOLLAR && (!prix || parseAmount(valeur)?.devise === '$')) {
    const message = 'Le calculateur de factures attend ici ce que vaut un dollar en euros.';
    const hint = 'Écrivez par exemple « valeur: 0,89 € », et au-dessous « prix: { par: usage } ».';
    return [{ severity: 'error', at: [prix ? 'valeur' : 'nom'], rule: 'dollar-sans-prix', message, hint }];
  }
  if (!forfait || prix) return [];
  const message = `« ${valeur} » est le prix d’un forfait, et rien ne dit comment il se paie : le calculateur ne peut pas le compter.`;
  const hint = 'Ajoutez par exemple « prix: { par: mois } », ou supprimez « forfait ».';
  return [{ severity: 'error', at: ['forfait'], rule: 'forfait-sans-prix', message, hint }];
}

function withPrice({ valeur, prix }: Fact, today: string): Wrong[] {
  if (!prix) return [];
  return [...(parseAmount(valeur) ? [] : [withoutNumber(valeur)]), ...inHistory(valeur, prix, today)];
}

function withoutNumber(valeur: string): Wrong {
  const message = `« ${valeur} » ne dit aucun prix : il n’y a pas de nombre devant $ ou €.`;
  const hint =
    'Écrivez le prix comme dans « 19,99 $ par mois » ; le premier de la phrase est celui qui compte. Si la valeur n’est pas un prix, supprimez « prix ».';
  return { severity: 'error', at: ['valeur'], rule: 'prix-sans-nombre', message, hint };
}

/** Checks the order of a history. A history that does not end with today's price is a warning: the day of the change may be unknown. */
function inHistory(valeur: string, { historique = [] }: Price, today: string): Wrong[] {
  const rule = 'historique-de-prix';
  const unordered = historique.flatMap(({ depuis = '' }, index): Wrong[] => {
    const before = historique[index - 1]?.depuis ?? '';
    if (depuis <= today && (index === 0 || depuis > before)) return [];
    const at = ['prix', 'historique', index, ...(depuis === '' ? [] : ['depuis'])];
    const message = 'Ce prix n’a pas de jour passé qui vienne après celui de la ligne précédente.';
    const hint = 'Rangez les prix du plus ancien à celui d’aujourd’hui, chacun avec le premier jour où il est attesté.';
    return [{ severity: 'error', at, rule, message, hint }];
  });
  if (endsWithPrice(valeur, historique)) return unordered;
  const last = historique.length - 1;
  const message = `L’historique finit par « ${historique[last]?.valeur} », et le prix d’aujourd’hui est « ${valeur} » : tant qu’il ne le dit pas, les visiteurs ne voient pas cet historique.`;
  const hint = `Ajoutez une ligne pour « ${valeur} », avec le premier jour où ce prix est attesté.`;
  return [...unordered, { severity: 'warning', at: ['prix', 'historique', last, 'valeur'], rule, message, hint }];
}
