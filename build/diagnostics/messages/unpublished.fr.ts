import type { Unpublished } from '../../contract/entry.ts';
import { frenchDay } from './french-day.fr.ts';

/** As the end of a sentence: « cette page attend le 3 décembre 2026 ». */
export function whyUnpublished(unpublished: Unpublished): string {
  return unpublished.why === 'draft' ? "c'est un brouillon" : `cette page attend le ${frenchDay(unpublished.from)}`;
}
