/** A replacement of the text from `start` to `end`, in UTF-16 code units. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Returns the text from `start` to `end` with its edits, which are sorted and do not overlap. */
export function withEdits(text: string, edits: readonly TextEdit[], start = 0, end = text.length): string {
  const pieces: string[] = [];
  let at = start;
  for (const edit of edits) {
    if (edit.start < start || edit.end > end) continue;
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join('') + text.slice(at, end);
}
