import type { RuleDiagnostic } from '../../../build/contract/content-type.ts';
import { slugOf } from '../../format/folded.ts';
import type { Settings } from './schema.ts';

/** Addresses name a category by its slug: no two may have the same. */
export function categoriesDiffer({ categories }: Pick<Settings, 'categories'>): RuleDiagnostic[] {
  const slugs = categories.map(({ nom }) => slugOf(nom));
  return categories.flatMap(({ nom }, index): RuleDiagnostic[] => {
    const first = slugs.indexOf(slugs[index] ?? '');
    if (first === index) return [];
    return [
      {
        severity: 'error',
        at: ['categories', index, 'nom'],
        rule: 'categorie-en-double',
        message: `« ${nom} » et « ${categories[first]?.nom} » auraient la même adresse : seuls des accents, des majuscules ou des signes les distinguent.`,
        hint: "Changez l'un des deux noms, ou retirez l'une des deux catégories.",
      },
    ];
  });
}
