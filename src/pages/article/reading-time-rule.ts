import type { RuleContext, RuleDiagnostic } from '../../../build/contract/content-type.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { minutes } from '../fields.ts';
import { readingTimeOf, WORDS_A_MINUTE } from './reading-time.ts';
import type { Article } from './schema.ts';

/** Tolerance between a text's words and its reading time, as a share. */
const TOLERANCE = 0.35;

/** Compares a text with its reading time, a promise to the reader. A difference is an error only for visitors. */
export function readingTimeIsKept(
  { data: { tempsLecture }, words }: Entry<Article>,
  { production }: RuleContext,
): RuleDiagnostic[] {
  if (tempsLecture === undefined || isKeptPromise(words, tempsLecture)) return [];
  const promised = tempsLecture * WORDS_A_MINUTE;
  const severity = production ? 'error' : 'warning';
  const message = `Le texte compte ${words} mot${words > 1 ? 's' : ''} ; ${tempsLecture} min en promettent environ ${promised} (${WORDS_A_MINUTE} par minute).`;
  const hint = `${fittingTime(words)}, ou ${words < promised ? 'complétez' : 'raccourcissez'} le texte.`;
  return [{ severity, at: ['tempsLecture'], rule: 'temps-de-lecture', message, hint }];
}

function isKeptPromise(words: number, minutes: number): boolean {
  const promised = minutes * WORDS_A_MINUTE;
  return Math.abs(words - promised) <= promised * TOLERANCE;
}

/** Proposes a time that fits, if there is one for so short or long a text. */
function fittingTime(words: number): string {
  const fitting = readingTimeOf(words);
  return isKeptPromise(words, fitting) && minutes.safeParse(fitting).success
    ? `Écrivez « tempsLecture: ${fitting} »`
    : "Supprimez cette ligne, la durée sera calculée d'après le texte";
}

/** Lists each article's words beside those that its reading time promises, the largest difference first. */
export function wordsAndMinutes(entries: readonly Entry<Article>[]): string[] {
  const rows = entries.flatMap(({ slug, words, data: { tempsLecture } }) => {
    if (tempsLecture === undefined) return [];
    const off = Math.round((words / (tempsLecture * WORDS_A_MINUTE) - 1) * 100);
    return [{ slug, words, minutes: tempsLecture, off }];
  });
  rows.sort((a, b) => Math.abs(b.off) - Math.abs(a.off) || (a.slug < b.slug ? -1 : 1));
  return rows.map(
    ({ slug, words, minutes, off }) =>
      `${slug.padEnd(32)} ${String(words).padStart(5)} mots pour ${String(minutes).padStart(2)} min  ${off < 0 ? '−' : '+'}${Math.abs(off)} %`,
  );
}
