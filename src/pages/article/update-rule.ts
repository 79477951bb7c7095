import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import type { Article } from './schema.ts';

/** No article is updated before it is there, and none tells readers of a day that has not come. */
export function updateFollows(
  { data: { date, miseAJour } }: Entry<Article>,
  { today }: Pick<RuleContext, 'today'>,
): RuleDiagnostic[] {
  if (miseAJour === undefined) return [];
  const updated = miseAJour.date;
  const at = ['miseAJour', 'date'];
  // On the day of its publication, for an article that waits for it.
  const latest = date > today ? date : today;
  if (updated > latest) {
    const message = `La mise à jour (${updated}) est à venir : les lecteurs la verraient avant qu'elle n'ait eu lieu.`;
    const hint = `Écrivez au plus tard « date: ${latest} », ou supprimez la mise à jour jusque-là.`;
    return [{ severity: 'error', at, rule: 'mise-a-jour-a-venir', message, hint }];
  }
  if (updated >= date) return [];
  return [
    {
      severity: 'error',
      at,
      rule: 'mise-a-jour-avant-date',
      message: `La mise à jour (${updated}) précède la publication de l'article (${date}).`,
      hint: "Écrivez le jour de la dernière modification, ou supprimez la mise à jour si l'article n'a pas changé.",
    },
  ];
}
