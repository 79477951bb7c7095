/** Rules by which a category's button leaves the cards of that category alone, folded ones too, and the way to its archive. They need no script, and no attribute of the cards' own. */
export function categoryRules(slugs: readonly string[], hasArchives: boolean): string {
  const others = `main:has(${CHOSEN}:checked) [data-category]{display:none}`;
  return others + slugs.map((slug) => cardRule(slug) + (hasArchives ? archiveRule(slug) : '')).join('');
}

/** A category's button, but for that of all; it weighs nothing, so that the rules of the cards that stay win. */
const CHOSEN = ':where([name=categorie]:not([value=""]))';

function cardRule(slug: string): string {
  return `main:has([value=${slug}]:checked) [data-category=${slug}]{display:grid;grid-column:span var(--span)}`;
}

function archiveRule(slug: string): string {
  return `main:has([value=${slug}]:checked) [data-archive]:not([data-archive=${slug}]){display:none}`;
}
