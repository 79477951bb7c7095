/** Search engines show fewer characters of a title than this on most screens. */
export const TITLE_LIMIT = 60;

/** A page's title with the brand behind it; alone where both would be cut. */
export function pageTitle(title: string, brand: string): string {
  const whole = `${title} — ${brand}`;
  return whole.length < TITLE_LIMIT ? whole : title;
}
