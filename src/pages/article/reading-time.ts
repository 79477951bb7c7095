/** Words that a reader reads in a minute. */
export const WORDS_A_MINUTE = 200;

interface Timed {
  words: number;
  data: { tempsLecture?: number | undefined };
}

/** Minutes to read an article: those its writer promises, else those its words take, one at least. */
export function readingMinutes({ words, data }: Timed): number {
  return data.tempsLecture ?? readingTimeOf(words);
}

export function readingTimeOf(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
