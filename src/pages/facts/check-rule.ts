import type { Entry } from '../../../build/contract/entry.ts';
import type { RuleContext, RuleFinding } from '../../../build/contract/kind.ts';
import { frenchDate } from '../../format/date.ts';
import type { Fact, Facts } from './schema.ts';

/** How many days a check holds: makers change prices a few times a year, and whoever has to look them all up will not do so every month. */
export const CHECK_HOLDS = 90;

const DAY = 24 * 60 * 60 * 1000;

/** For visitors, what was last checked too long ago, or never, is named: a warning a file, so that one looks a product up once. */
export function checksAreRecent(
  { data: { produit, faits } }: Entry<Facts>,
  { production, today }: Pick<RuleContext, 'production' | 'today'>,
): RuleFinding[] {
  const named = faits.map((fact, index) => ({ ...fact, index }));
  const toCome = named.filter(({ verifie = '' }) => verifie > today).map(({ index }) => checkedTooSoon(index, today));
  const limit = new Date(Date.parse(today) - CHECK_HOLDS * DAY).toISOString().slice(0, 10);
  const old = named.filter(({ verifie = '' }) => verifie < limit);
  const [first] = old;
  if (!production || !first) return toCome;
  const stale: RuleFinding = {
    severity: 'warning',
    at: ['faits', first.index, first.verifie === undefined ? 'nom' : 'verifie'],
    rule: 'fait-a-verifier',
    message: `${produit} : ${old.length > 1 ? `${old.length} faits restent` : 'un fait reste'} à vérifier (${old.map(described).join(', ')}).`,
    hint: `Ouvrez chaque source, corrigez la valeur s'il le faut, puis écrivez « verifie: ${today} » ; une vérification vaut ${CHECK_HOLDS} jours.`,
  };
  return [...toCome, stale];
}

function described({ nom, verifie }: Fact): string {
  return verifie === undefined ? `${nom}, jamais` : `${nom}, vu le ${frenchDate(verifie).toLowerCase()}`;
}

function checkedTooSoon(index: number, today: string): RuleFinding {
  return {
    severity: 'error',
    at: ['faits', index, 'verifie'],
    rule: 'verification-a-venir',
    message: 'Cette vérification est à venir : personne ne peut encore l’avoir faite.',
    hint: `Écrivez le jour où la source a été lue, au plus tard « verifie: ${today} ».`,
  };
}
