import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';

interface Days {
  /** Of publication. */
  date: string | undefined;
  updated: string | undefined;
  /** The field of the update. */
  at: readonly string[];
}

/** Refuses an update of a page that is not there yet, or of a day that has not come. */
export function updateFollows(
  { date = '', updated, at }: Days,
  { today }: Pick<RuleContext, 'today'>,
): RuleDiagnostic[] {
  if (updated === undefined) return [];
  // On the day of its publication, for a page that waits for it.
  const latest = date > today ? date : today;
  if (updated > latest) {
    const message = `La mise à jour (${updated}) est à venir : les lecteurs la verraient avant qu'elle n'ait eu lieu.`;
    const hint = `Écrivez au plus tard « ${latest} », ou supprimez la mise à jour jusque-là.`;
    return [{ severity: 'error', at, rule: 'mise-a-jour-a-venir', message, hint }];
  }
  if (updated >= date) return [];
  return [
    {
      severity: 'error',
      at,
      rule: 'mise-a-jour-avant-date',
      message: `La mise à jour (${updated}) précède la publication (${date}).`,
      hint: "Écrivez le jour de la dernière modification, ou supprimez la mise à jour si la page n'a pas changé.",
    },
  ];
}
