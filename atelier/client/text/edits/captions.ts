import type { EditorState, TransactionSpec } from '@codemirror/state';
import { type Edit, nodeAround } from './edit.ts';
import { tableAt } from './tables.ts';

/** Gives a caption to the picture of the caret: its words, selected, at first `text`. One that is there is selected instead. */
export function captionPicture(text: string): Edit {
  return (state) => {
    const image = imageAt(state);
    if (!image) return undefined;
    const title = image.getChild('LinkTitle');
    if (title) return { selection: { anchor: title.from + 1, head: title.to - 1 } };
    const at = image.to - 1;
    return {
      changes: { from: at, insert: ` "${text}"` },
      selection: { anchor: at + 2, head: at + 2 + text.length },
    };
  };
}

/** Whether the caret is in a picture whose address stands with it. */
export function isPicture(state: EditorState): boolean {
  return imageAt(state) !== undefined;
}

function imageAt(state: EditorState) {
  const { from, to } = state.selection.main;
  const image = nodeAround(state, from, to, 'Image');
  return image?.getChild('URL') ? image : undefined;
}

/** The same for the table of the caret: a line above it that begins with `opening`, such as `::tableau`. */
export function captionTable(opening: string, text: string): Edit {
  return (state) => {
    const table = tableAt(state);
    if (!table) return undefined;
    const { doc } = state;
    const head = doc.lineAt(table.from).number;
    const [near, far] = [head - 1, head - 2].map((nth) => (nth > 0 ? doc.line(nth) : undefined));
    const above = near?.text.trim() === '' ? far : near;
    const start = `${opening}[`;
    if (above?.text.startsWith(start)) return selected(above.from + start.length, above.to - 1);
    const gap = near && near.text.trim() !== '' ? '\n' : '';
    const from = table.from + gap.length + start.length;
    return {
      changes: { from: table.from, insert: `${gap}${start}${text}]\n\n` },
      ...selected(from, from + text.length),
    };
  };
}

function selected(anchor: number, head: number): TransactionSpec {
  return { selection: { anchor, head: Math.max(anchor, head) } };
}
