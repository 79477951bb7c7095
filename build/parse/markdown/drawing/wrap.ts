import { type TextStyle, widthOf } from './text-width.ts';

/** A text's lines, each within so many pixels; a word too long for one is broken, after a hyphen or a slash where it has one. */
export function wrap(text: string, width: number, style: TextStyle): string[] {
  const space = widthOf(' ', style);
  const lines: string[] = [];
  let room = 0;
  for (const word of wordsOf(text).flatMap((one) => (widthOf(one, style) <= width ? one : broken(one, width, style)))) {
    const needed = widthOf(word, style);
    const fits = lines.length > 0 && space + needed <= room;
    if (fits) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
    room = fits ? room - space - needed : width - needed;
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
function broken(word: string, width: number, style: TextStyle): string[] {
  const fits = (piece: string) => widthOf(piece, style) <= width;
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
