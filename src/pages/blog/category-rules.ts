import type { CategoryCount } from '../../format/categories.ts';

/** Writes rules by which a category's button leaves only the cards of that category, folded ones too, and the link to its archive. They need no script. */
export function categoryRules(categories: readonly CategoryCount[], hasArchives: boolean): string {
  const slugs = categories.map(({ slug }) => slug);
  return [
    `main:has(${CHOSEN}:checked) [data-category]{display:none}`,
    `${slugs.map(card)}{display:grid}`,
    hasArchives ? `${slugs.map(otherArchives)}{display:none}` : '',
  ].join('');
}

/** Selects a category's button, but not that of all. Its specificity is zero, so that the rules of the remaining cards win. */
const CHOSEN = ':where([name=categorie]:not([value=""]))';

function card(slug: string): string {
  return `main:has([value=${slug}]:checked) [data-category=${slug}]`;
}

function otherArchives(slug: string): string {
  return `main:has([value=${slug}]:checked) [data-archive]:not([data-archive=${slug}])`;
}
