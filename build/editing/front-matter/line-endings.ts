export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

export const BOM = '\ufeff';

/** Restores the line ends and the byte-order mark of a file. */
export function restoreLineEndings({ raw }: { raw: string }, text: string): string {
  const mark = raw.startsWith(BOM) ? BOM : '';
  return mark + keepLineEndings(raw.slice(mark.length), text);
}

/** Restores the line ends of unchanged lines at the start and end of a text, and the most frequent kind elsewhere. */
export function keepLineEndings(original: string, changed: string): string {
  if (!original.includes('\r')) return changed;
  const [old, lines] = [linesOf(original), linesOf(changed)];
  const shorter = Math.min(old.length, lines.length);
  let [start, end] = [0, 0];
  while (start < shorter && isSame(old[start], lines[start])) start++;
  while (end < shorter - start && isSame(old.at(-1 - end), lines.at(-1 - end))) end++;
  const usual = mostFrequent(old.map((line) => line.end));
  const endOf = (index: number, own: string) => {
    if (index < start) return old[index]?.end ?? '';
    if (old.length === lines.length) return old[index]?.end ?? '';
    if (index >= lines.length - end) return old[index - lines.length + old.length]?.end ?? '';
    return own === '' ? '' : usual;
  };
  return lines.map((line, index) => line.text + endOf(index, line.end)).join('');
}

interface Line {
  text: string;
  /** The line end; empty for the last line. */
  end: string;
}

/** Compares lines without their ends, but distinguishes the last line, which has none. */
function isSame(a: Line | undefined, b: Line | undefined): boolean {
  return a?.text === b?.text && (a?.end === '') === (b?.end === '');
}

function linesOf(text: string): Line[] {
  const parts = text.split(/(\r\n?|\n)/);
  return Array.from({ length: (parts.length + 1) / 2 }, (_, index) => ({
    text: parts[2 * index] ?? '',
    end: parts[2 * index + 1] ?? '',
  }));
}

function mostFrequent(ends: readonly string[]): string {
  const count = (end: string) => ends.filter((other) => other === end).length;
  return ['\n', '\r\n', '\r'].reduce((best, end) => (count(end) > count(best) ? end : best));
}
