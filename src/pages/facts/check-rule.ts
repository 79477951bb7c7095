import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import type { Fact, Facts } from './schema.ts';

/** Days that a check stays valid: makers change prices a few times a year. */
const CHECK_HOLDS = 90;

const DAY = 24 * 60 * 60 * 1000;

/** Warns, in a build for visitors, of facts that were checked too long ago or never, once a file. */
export function checksAreRecent(
  { data: { produit, faits } }: Entry<Facts>,
  { production, today }: Pick<RuleContext, 'production' | 'today'>,
): RuleDiagnostic[] {
  const upcoming = faits.flatMap(({ verifie = '' }, index) => (verifie > today ? checkedTooSoon(index, today) : []));
  const limit = new Date(Date.parse(today) - CHECK_HOLDS * DAY).toISOString().slice(0, 10);
  const first = faits.findIndex(({ verifie = '' }) => verifie < limit);
  if (!production || first === -1) return upcoming;
  const never = faits.filter(({ verifie }) => verifie === undefined);
  const old = faits.filter(({ verifie = limit }) => verifie < limit);
  const parts = [
    ...(never.length > 0 ? [`sans date de vérification : ${joinNames(never)}`] : []),
    ...(old.length > 0 ? [`vérifié il y a plus de ${CHECK_HOLDS} jours : ${joinNames(old)}`] : []),
  ];
  const at = ['faits', first, faits[first]?.verifie === undefined ? 'nom' : 'verifie'];
  const message = `${produit}, ${parts.join(' ; ')}.`;
  const hint = `Ouvrez chaque source, corrigez la valeur s'il le faut, puis écrivez « verifie: ${today} ».`;
  return [...upcoming, { severity: 'warning', at, rule: 'fait-a-verifier', message, hint }];
}

function joinNames(facts: readonly Fact[]): string {
  return facts.map(({ nom }) => nom).join(', ');
}

function checkedTooSoon(index: number, today: string): RuleDiagnostic {
  const message = 'Cette vérification est à venir : personne ne peut encore l’avoir faite.';
  const hint = `Écrivez le jour où la source a été lue, au plus tard « verifie: ${today} ».`;
  return { severity: 'error', at: ['faits', index, 'verifie'], rule: 'verification-a-venir', message, hint };
}
