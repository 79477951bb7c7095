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

/** A picture as a block of its own, behind the one of some place or of the caret, with the caret where the words go that say what it shows. */
export function addPicture(address: string, at?: number): Edit {
  return (state) => withBlock(state, `![](${addressOf(address)})`, { from: 2, ...(at !== undefined && { at }) });
}
