import type { Entry } from '../../../build/contract/entry.ts';
import type { RuleFinding } from '../../../build/contract/kind.ts';
import type { Article } from './schema.ts';

/** No article is updated before it is there. */
export function updateFollows({ data: { date, miseAJour } }: Entry<Article>): RuleFinding[] {
  if (miseAJour === undefined || miseAJour >= date) return [];
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
