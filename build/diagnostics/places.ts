import { LineCounter } from 'yaml';

/** Line and column of any offset of a text, both 1-based; the text is read once, whatever the number of questions. */
export function placesIn(text: string): (offset: number) => { line: number; column: number } {
  const lines = new LineCounter();
  for (let start = 0; start >= 0; start = text.indexOf('\n', start) + 1 || -1) lines.addNewLine(start);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
