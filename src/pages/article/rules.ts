import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import type { Article } from './schema.ts';

/** Refuses an article to read next that is the article itself, or stands in the list twice. */
export function relatedAreOthers({
  slug,
  data,
}: Pick<Entry<Article>, 'slug'> & { data: Pick<Article, 'lies'> }): RuleDiagnostic[] {
  return data.lies.flatMap((name, index): RuleDiagnostic[] => {
    const place = { severity: 'error' as const, at: ['lies', index] };
    if (name === slug) {
      const message = 'Cet article se propose lui-même à lire ensuite.';
      return [{ ...place, rule: 'lies-soi-meme', message, hint: 'Retirez-le de « lies ».' }];
    }
    if (data.lies.indexOf(name) === index) return [];
    const message = `« ${name} » est déjà proposé plus haut.`;
    return [{ ...place, rule: 'lies-en-double', message, hint: 'Retirez-le d’ici : une fois suffit.' }];
  });
}

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
  const message = `La mise à jour (${updated}) précède la publication (${date}).`;
  const hint = "Écrivez le jour de la dernière modification, ou supprimez la mise à jour si la page n'a pas changé.";
  return [{ severity: 'error', at, rule: 'mise-a-jour-avant-date', message, hint }];
}
