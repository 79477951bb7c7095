import type { Unpublished } from '../../contract/entry.ts';

/** Says why a page is not published, as the end of a sentence: « cette page attend le 3 décembre 2026 ». */
export function describeUnpublished(unpublished: Unpublished): string {
  return unpublished.why === 'draft' ? "c'est un brouillon" : `cette page attend le ${frenchDay(unpublished.from)}`;
}

/**
 * Writes '2026-12-03' as sentences do, '3 décembre 2026'; with its weekday, 'jeudi 3 décembre 2026'. The first of a month is its '1er'. What is no day stays as it stands.
 */
export function frenchDay(day: string, withWeekday = false): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const name = MONTHS[month - 1];
  if (name === undefined) return day;
  const weekday = withWeekday ? `${WEEKDAYS[new Date(Date.UTC(year, month - 1, date)).getUTCDay()]} ` : '';
  return `${weekday}${date === 1 ? '1er' : date} ${name} ${year}`;
}

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
