/** Replaces all line ends by line feeds. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** The byte-order mark at the beginning of some files. */
export const BOM = '\ufeff';

/** Gives a text (line feeds alone) the line ends and the byte-order mark of its file, whose contents are `raw`. */
export function restoreLineEndings({ raw }: { raw: string }, text: string): string {
  const mark = raw.startsWith(BOM) ? BOM : '';
  return mark + keepLineEndings(raw.slice(mark.length), text);
}

/** Gives a changed text (line feeds alone) the line end that the original has most often: a file that mixes several is written with one. */
export function keepLineEndings(original: string, changed: string): string {
  if (withLineFeeds(original) === changed) return original;
  const ends = original.match(/\r\n?|\n/g) ?? [];
  const count = (end: string) => ends.filter((other) => other === end).length;
  const usual = ['\n', '\r\n', '\r'].reduce((best, end) => (count(end) > count(best) ? end : best));
  return changed.replaceAll('\n', usual);
}
