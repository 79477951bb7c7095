import type { Unpublished } from '../../contract/entry.ts';

/** Says why a page is not published, as the end of a sentence: « cette page attend le 3 décembre 2026 ». */
export function describeUnpublished(unpublished: Unpublished): string {
  return unpublished.why === 'draft' ? "c'est un brouillon" : `cette page attend le ${frenchDay(unpublished.from)}`;
}

/**
 * Writes '2026-12-03' as sentences do, '3 décembre 2026'; with its weekday, 'jeudi 3 décembre 2026'. The first of a month is its '1er'. What is no day stays as it stands.
 */
export function frenchDay(day: string, withWeekday = false): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat('fr', { ...parts, ...(withWeekday && { weekday: 'long' }) });
  return format.format(date).replace(/(?<!\d)1 /, '1er ');
}
