import type { KeyPath, RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import type { Price } from './price/schema.ts';
import { DOLLAR, writesPrice } from './price.ts';
import type { Fact, Facts } from './schema.ts';

type Wrong = Pick<RuleDiagnostic, 'rule' | 'message' | 'hint'> & { at: KeyPath };

/** What readers see and what is sorted and reckoned are the same price, and its history leads up to it. */
export function pricesAgree(
  { data: { faits } }: Pick<Entry<Facts>, 'data'>,
  { today }: Pick<RuleContext, 'today'>,
): RuleDiagnostic[] {
  return faits.flatMap((fact, index) =>
    [...withoutPrice(fact), ...withPrice(fact, today)].map(
      ({ at, ...wrong }): RuleDiagnostic => ({ severity: 'error', at: ['faits', index, ...at], ...wrong }),
    ),
  );
}

/** Calculators reckon with some facts, which therefore have a price. */
function withoutPrice({ nom, valeur, prix, forfait }: Fact): Wrong[] {
  if (nom === DOLLAR && prix?.devise !== '€')
    return [
      {
        at: prix ? ['prix', 'devise'] : ['nom'],
        rule: 'dollar-sans-prix',
        message: 'Le calculateur de factures attend ici ce que vaut un dollar en euros.',
        hint: 'Écrivez par exemple « prix: { montant: 0.89, devise: €, par: usage } ».',
      },
    ];
  if (!forfait || prix) return [];
  return [
    {
      at: ['forfait'],
      rule: 'forfait-sans-prix',
      message: `« ${valeur} » est le prix d’un forfait, et le calculateur n’a pas de nombre à compter.`,
      hint: 'Ajoutez par exemple « prix: { montant: 12, devise: $, par: mois } », ou supprimez « forfait ».',
    },
  ];
}

function withPrice({ valeur, prix }: Fact, today: string): Wrong[] {
  if (!prix) return [];
  const differs = !writesPrice(valeur, prix);
  return [...(differs ? [differing(valeur, prix)] : []), ...inHistory(valeur, prix, today)];
}

function differing(valeur: string, { montant, devise }: Price): Wrong {
  const written = `${String(montant).replace('.', ',')} ${devise}`;
  return {
    at: ['prix', 'montant'],
    rule: 'prix-different',
    message: `Ce prix serait « ${written} », et la valeur que lisent les visiteurs est « ${valeur} ».`,
    hint: 'Écrivez le même nombre et la même devise des deux côtés.',
  };
}

function inHistory(valeur: string, { historique = [] }: Price, today: string): Wrong[] {
  const rule = 'historique-de-prix';
  const unordered = historique.flatMap(({ depuis = '' }, index): Wrong[] => {
    const before = historique[index - 1]?.depuis ?? '';
    if (depuis <= today && (index === 0 || depuis > before)) return [];
    return [
      {
        at: ['prix', 'historique', index, ...(depuis === '' ? [] : ['depuis'])],
        rule,
        message: 'Ce prix n’a pas de jour passé qui vienne après celui de la ligne précédente.',
        hint: 'Rangez les prix du plus ancien à celui d’aujourd’hui, chacun avec le premier jour où il est attesté.',
      },
    ];
  });
  const last = historique.length - 1;
  const end = historique[last]?.valeur ?? valeur;
  if (end === valeur) return unordered;
  const message = `L’historique finit par « ${end} », et le prix d’aujourd’hui est « ${valeur} ».`;
  const hint = `Ajoutez une ligne pour « ${valeur} », avec le premier jour où ce prix est attesté.`;
  return [...unordered, { at: ['prix', 'historique', last, 'valeur'], rule, message, hint }];
}
