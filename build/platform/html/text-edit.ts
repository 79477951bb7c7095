/** A change to a text: what stands from `start` to `end`, in UTF-16 code units, gives way to `text`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The text from `start` to `end`, with those of the edits that lie there. They are in its order and do not overlap. */
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
