import type { EditorState, TransactionSpec } from '@codemirror/state';
import { workshopPaste as words } from '../../../words/text.fr.ts';
import { withBlock } from './blocks.ts';
import { type Edit, nodeAround } from './edit.ts';
import { addressOf } from './marks.ts';
import { tableAt } from './tables.ts';

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

interface PictureOptions {
  /** Where it goes; else where the caret is. */
  at?: number;
  /** What it shows, in the writer's words. */
  alt?: string;
}

/** A picture in the place that waits for one around some place or the caret; else as a block of its own behind the one there. The caret then stands where the words go that say what it shows. */
export function addPicture(address: string, { at, alt = '' }: PictureOptions = {}): Edit {
  return (state) => {
    const picture = `![${alt.replaceAll(/[[\]\\]/g, '\\$&')}](${addressOf(address)})`;
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

/** A block with all that it says at first, its title selected. */
export function addDrawnBlock(text: string): Edit {
  const [from, to] = [text.indexOf('[') + 1, text.indexOf(']')];
  return (state) => withBlock(state, text, { from, to });
}

/** Calls a new note behind the selection and goes to where its text is written, at the end of the text. */
export const addFootnote: Edit = (state) => {
  const text = state.doc.toString();
  const names = new Set(Array.from(text.matchAll(/\[\^([^[\]\s]+)\]/g), ([, name]) => name));
  let number = 1;
  while (names.has(String(number))) number += 1;
  const { to } = state.selection.main;
  const call = `[^${number}]`;
  const end = text.trimEnd().length;
  const lastLine = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
  const gap = /^\[\^[^\]]+\]:/.test(lastLine) ? '\n' : '\n\n';
  const note = `${gap}${call}: `;
  // The call may stand behind all that is written.
  const at = Math.min(to, end);
  return {
    changes: [
      { from: at, insert: call },
      { from: end, to: text.length, insert: `${note}\n` },
    ],
    selection: { anchor: end + call.length + note.length },
  };
};

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
