import { type TextStyle, widthOf } from './text-width.ts';

/** A text's lines, each within so many pixels; a word too long for one is broken, after a hyphen or a slash where it has one. */
export function wrap(text: string, width: number, style: TextStyle): string[] {
  const fits = (line: string) => widthOf(line, style) <= width;
  const lines: string[] = [];
  for (const word of wordsOf(text).flatMap((one) => (fits(one) ? one : broken(one, fits)))) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Words with the signs that French sets apart from them by a space, and that begin or end no line. */
function wordsOf(text: string): string[] {
  return text
    .replace(/ (?=[:;!?»%€])|(?<=«) /g, '\u00a0')
    .split(/[ \t\n]+/)
    .filter(Boolean);
}

/** Pieces of a word that each fit on a line, as long as can be, and at the least a character. */
function broken(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  const parts = word.split(/(?<=[-/_.\u00a0])/).flatMap((part) => (fits(part) ? part : Array.from(part)));
  for (const part of parts) {
    if (piece !== '' && !fits(piece + part)) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  }
  return [...pieces, piece];
}
