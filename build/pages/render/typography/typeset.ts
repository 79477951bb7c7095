import { withoutAddresses } from './bare-addresses.ts';
import { frenchEdits, holdsSigns } from './french-rules.ts';

/**
 * Sets the pieces of one French sentence, and gives them back in the same number: no-break spaces, real apostrophes and ellipses.
 * The rules see the whole sentence; a space at the seam of two pieces stays in the piece that has it, or else comes with the sign that asks for it.
 */
export function typeset(pieces: readonly string[]): string[] {
  const sentence = pieces.join('');
  if (!holdsSigns(sentence)) return [...pieces];
  const edits = frenchEdits(withoutAddresses(sentence)).sort((a, b) => a.start - b.start);
  let next = 0;
  let written = 0;
  let end = 0;
  return pieces.map((piece) => {
    end += piece.length;
    let set = '';
    for (let edit = edits[next]; edit && edit.start < end; edit = edits[++next]) {
      set += sentence.slice(written, edit.start) + edit.text;
      written = edit.end;
    }
    // An edit may have reached beyond this piece.
    if (written < end) {
      set += sentence.slice(written, end);
      written = end;
    }
    return set;
  });
}
