import type { Held } from '../contract/entry.ts';

/** As the end of a sentence: « cette page sera publiée le 3 décembre 2026 ». */
export function whyHeld(held: Held): string {
  return held.why === 'draft' ? "c'est un brouillon" : `cette page sera publiée le ${frenchDay(held.from)}`;
}

/** '2026-12-03' → '3 décembre 2026'. */
export function frenchDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date === 1 ? '1er' : date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

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
