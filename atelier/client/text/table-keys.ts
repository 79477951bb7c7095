import { type KeyBinding, keymap } from '@codemirror/view';
import { commandOf, type Edit } from './edits/edit.ts';
import { nextCell, previousCell } from './edits/tables.ts';

/** Tab goes from cell to cell of a table, and on to what follows the editor at its ends, so that nobody is caught in it. */
export const tableKeys = keymap.of([bound('Tab', nextCell), bound('Shift-Tab', previousCell)]);

function bound(key: string, edit: Edit): KeyBinding {
  return { key, run: (view) => edit(view.state) !== undefined && commandOf(edit)(view) };
}
