import type { Held } from '../contract/entry.ts';
import { frenchDay } from './french-day.fr.ts';

/** As the end of a sentence: « cette page sera publiée le 3 décembre 2026 ». */
export function whyHeld(held: Held): string {
  return held.why === 'draft' ? "c'est un brouillon" : `cette page sera publiée le ${frenchDay(held.from)}`;
}
