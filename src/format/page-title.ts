/** Search engines show fewer characters of a title than this on most screens. */
export const TITLE_LIMIT = 60;

/** Returns a page's title with the brand behind it, or alone if both would be cut. */
export function pageTitle(title: string, brand: string): string {
  const whole = `${title} — ${brand}`;
  return whole.length < TITLE_LIMIT ? whole : title;
}
