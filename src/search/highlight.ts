import { formsOf, stemOf, wordsOf } from './words.ts';

/** A piece of a text. `found`: it is a word that was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** Splits a text at the words that have one of these stems. */
export function splitHighlights(text: string, stems: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const put = (to: number, isHit: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), found: isHit });
    end = to;
  };
  for (const word of wordsOf(text)) {
    if (!formsOf(word).some((form) => stems.has(stemOf(form)))) continue;
    put(word.start, false);
    put(word.end, true);
  }
  put(text.length, false);
  return pieces;
}
