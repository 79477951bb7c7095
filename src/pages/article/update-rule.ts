import type { Entry } from '../../../build/contract/entry.ts';
import type { RuleContext, RuleFinding } from '../../../build/contract/kind.ts';
import type { Article } from './schema.ts';

/** No article is updated before it is there, and none tells readers of a day that has not come. */
export function updateFollows(
  { data: { date, miseAJour } }: Entry<Article>,
  { today }: Pick<RuleContext, 'today'>,
): RuleFinding[] {
  if (miseAJour === undefined) return [];
  // On the day of its publication, for an article that waits for it.
  const latest = date > today ? date : today;
  if (miseAJour > latest) {
    const message = `La mise à jour (${miseAJour}) est à venir : les lecteurs la verraient avant qu'elle n'ait eu lieu.`;
    const hint = `Écrivez au plus tard « miseAJour: ${latest} », ou supprimez cette ligne jusque-là.`;
    return [{ severity: 'error', at: ['miseAJour'], rule: 'mise-a-jour-a-venir', message, hint }];
  }
  if (miseAJour >= date) return [];
  return [
    {
      severity: 'error',
      at: ['miseAJour'],
      rule: 'mise-a-jour-avant-date',
      message: `La mise à jour (${miseAJour}) précède la publication de l'article (${date}).`,
      hint: "Écrivez le jour de la dernière modification, ou supprimez cette ligne si l'article n'a pas changé.",
    },
  ];
}
