/** A change to a text: what stands from `start` to `end`, in UTF-16 code units, gives way to `text`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** The text with edits that are in its order and do not overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of edits) {
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join('') + text.slice(at);
}
