import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import type { Article } from './schema.ts';

/** An article proposes other articles to read next, each once. */
export function relatedAreOthers({
  slug,
  data,
}: Pick<Entry<Article>, 'slug'> & { data: Pick<Article, 'lies'> }): RuleDiagnostic[] {
  return data.lies.flatMap((name, index): RuleDiagnostic[] => {
    const place = { severity: 'error' as const, at: ['lies', index] };
    if (name === slug)
      return [
        {
          ...place,
          rule: 'lies-soi-meme',
          message: 'Cet article se propose lui-même à lire ensuite.',
          hint: 'Retirez-le de « lies ».',
        },
      ];
    if (data.lies.indexOf(name) === index) return [];
    return [
      {
        ...place,
        rule: 'lies-en-double',
        message: `« ${name} » est déjà proposé plus haut.`,
        hint: 'Retirez-le d’ici : une fois suffit.',
      },
    ];
  });
}
