/** Returns a number with its noun: « 1 texte », « 2 textes », « 0 texte ». */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count > 1 ? many : one}`;
}

/** Titles in a sentence, three of them at most. */
export const titlesOf = (titles: readonly string[]) => {
  const shown = titles.slice(0, 3).map((title) => `« ${title} »`);
  const others = titles.length - shown.length;
  return others > 0 ? `${shown.join(', ')} et ${plural(others, 'autre')}` : shown.join(', ');
};
