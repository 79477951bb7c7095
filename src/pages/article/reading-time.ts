/** Words that a reader reads in a minute. */
export const WORDS_A_MINUTE = 200;

interface Timed {
  words: number;
  data: { tempsLecture?: number | undefined };
}

/** Returns the minutes to read an article: those that its writer promises, else those that its words take. */
export function readingMinutes({ words, data }: Timed): number {
  return data.tempsLecture ?? readingTimeOf(words);
}

export function readingTimeOf(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
