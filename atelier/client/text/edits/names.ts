import type { EditorState } from '@codemirror/state';
import { workshopPaste as words } from '../../../words/paste.fr.ts';
import { withBlock } from './blocks.ts';
import type { Edit } from './edit.ts';
import { addressOf } from './links.ts';

/** A leaf directive as a block of its own. A text has each once: the one that is there is shown instead. */
export function addSlot(name: string): Edit {
  return (state) => {
    const written = `::${name}`;
    const there = state.doc
      .toString()
      .split('\n')
      .findIndex((line) => line.trim() === written);
    if (there === -1) return withBlock(state, written);
    const { from, to } = state.doc.line(there + 1);
    return { selection: { anchor: from, head: to } };
  };
}

/** A variable in the place of the selection. */
export function addVariable(name: string): Edit {
  return (state) => state.replaceSelection(`{{${name}}}`);
}

/** A picture in the place that waits for one around some place or the caret; else as a block of its own behind the one there. The caret then stands where the words go that say what it shows. */
export function addPicture(address: string, at?: number): Edit {
  return (state) => {
    const picture = `![](${addressOf(address)})`;
    const place = at ?? state.selection.main.to;
    const waiting = waitingPlace(state, place);
    if (!waiting) return withBlock(state, picture, { from: 2, at: place });
    return { changes: { ...waiting, insert: picture }, selection: { anchor: waiting.from + 2 } };
  };
}

function waitingPlace({ doc }: EditorState, at: number): { from: number; to: number } | undefined {
  const { from, text } = doc.lineAt(at);
  const marks = Array.from(text.matchAll(words.pictureMark), (mark) => {
    const start = from + mark.index;
    return { from: start, to: start + mark[0].length };
  });
  return marks.find((mark) => mark.from <= at && at <= mark.to);
}
