import type { Edit } from './edit.ts';

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
