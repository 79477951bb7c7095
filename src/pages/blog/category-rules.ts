import type { CategoryCount } from '../../format/categories.ts';

/** Rules by which a category's button leaves the cards of that category alone, folded ones too, and the way to its archive. They need no script, and no attribute of the cards' own. */
export function categoryRules(categories: readonly CategoryCount[], hasArchives: boolean): string {
  const slugs = categories.map(({ slug }) => slug);
  const single = categories.filter(({ count }) => count === 1);
  return [
    `main:has(${CHOSEN}:checked) [data-category]{display:none}`,
    `${slugs.map(card)}{display:grid;grid-column:span var(--span)}`,
    single.length > 0 ? `${single.map(({ slug }) => card(slug))}{grid-column:1/-1}` : '',
    hasArchives ? `${slugs.map(otherArchives)}{display:none}` : '',
  ].join('');
}

/** A category's button, but for that of all; it weighs nothing, so that the rules of the cards that stay win. */
const CHOSEN = ':where([name=categorie]:not([value=""]))';

function card(slug: string): string {
  return `main:has([value=${slug}]:checked) [data-category=${slug}]`;
}

function otherArchives(slug: string): string {
  return `main:has([value=${slug}]:checked) [data-archive]:not([data-archive=${slug}])`;
}
