import { EditorState } from '@codemirror/state';
import type { Edit } from '../../client/text/edits/edit.ts';
import { textLanguage } from '../../client/text/language.ts';

/** An editor's state, of a text with `¦` at its caret, or its selection between `‹` and `›`. */
export function stateOf(marked: string): EditorState {
  const anchor = marked.search(/[‹¦]/);
  const head = marked.replace('‹', '').search(/[›¦]/);
  return EditorState.create({
    doc: marked.replace(/[‹›¦]/g, ''),
    selection: { anchor, head },
    extensions: textLanguage(false),
  });
}

/** Returns the result of an edit, marked alike. */
export function edited(edit: Edit, marked: string): string {
  const state = stateOf(marked);
  const spec = edit(state);
  return spec ? markedText(state.update(spec).state) : marked;
}

function markedText({ doc, selection: { main } }: EditorState): string {
  const text = doc.toString();
  if (main.empty) return `${text.slice(0, main.head)}¦${text.slice(main.head)}`;
  return `${text.slice(0, main.from)}‹${text.slice(main.from, main.to)}›${text.slice(main.to)}`;
}

/** The text without its marks. */
export function unmarked(marked: string): string {
  return marked.replace(/[‹›¦]/g, '');
}
