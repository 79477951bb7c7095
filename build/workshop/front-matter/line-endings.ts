/** A text with line feeds alone. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * A changed text (line feeds alone) with the line ends of the one it was made from: those of the lines that both begin
 * and end with stay as they are; the others get the kind that is there most.
 */
export function withEndingsOf(original: string, changed: string): string {
  if (!original.includes('\r')) return changed;
  const [old, lines] = [linesOf(original), linesOf(changed)];
  const shorter = Math.min(old.length, lines.length);
  let [start, end] = [0, 0];
  while (start < shorter && old[start]?.text === lines[start]?.text) start++;
  while (end < shorter - start && old.at(-1 - end)?.text === lines.at(-1 - end)?.text) end++;
  const usual = commonest(old.map((line) => line.end));
  const endOf = (index: number, own: string) => {
    if (index < start) return old[index]?.end ?? '';
    if (index >= lines.length - end) return old[index - lines.length + old.length]?.end ?? '';
    return own === '' ? '' : usual;
  };
  return lines.map((line, index) => line.text + endOf(index, line.end)).join('');
}

interface Line {
  text: string;
  /** Empty for the last one. */
  end: string;
}

function linesOf(text: string): Line[] {
  const parts = text.split(/(\r\n?|\n)/);
  return Array.from({ length: (parts.length + 1) / 2 }, (_, index) => ({
    text: parts[2 * index] ?? '',
    end: parts[2 * index + 1] ?? '',
  }));
}

function commonest(ends: readonly string[]): string {
  const count = (end: string) => ends.filter((other) => other === end).length;
  return ['\n', '\r\n', '\r'].reduce((best, end) => (count(end) > count(best) ? end : best));
}
