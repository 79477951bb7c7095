/** Rules by which a category's button leaves the cards of that category alone, folded ones too, and the way to its archive. They need no script, and no attribute of the cards' own. */
export function categoryRules(slugs: readonly string[], hasArchives: boolean): string {
  return slugs
    .map((slug) => {
      const chosen = `main:has([value=${slug}]:checked) [data-category`;
      return `${chosen}]:not([data-category=${slug}]){display:none}${chosen}=${slug}]{display:grid;grid-column:span var(--span)}${hasArchives ? archiveRule(slug) : ''}`;
    })
    .join('');
}

function archiveRule(slug: string): string {
  return `main:has([value=${slug}]:checked) [data-archive]:not([data-archive=${slug}]){display:none}`;
}
