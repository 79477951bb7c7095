import type { Unpublished } from '../../contract/entry.ts';

/** Returns the reason why a page is not published, as the end of a sentence: « cette page attend le 3 décembre 2026 ». */
export function describeUnpublished(unpublished: Unpublished): string {
  return unpublished.why === 'draft' ? "c'est un brouillon" : `cette page attend le ${frenchDay(unpublished.from)}`;
}

/**
 * Formats '2026-12-03' as '3 décembre 2026', or with its weekday as 'jeudi 3 décembre 2026'; the first of a month is '1er'. Returns other texts unchanged.
 */
export function frenchDay(day: string, withWeekday = false): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat('fr', { ...parts, ...(withWeekday && { weekday: 'long' }) });
  return format.format(date).replace(/(?<!\d)1 /, '1er ');
}
