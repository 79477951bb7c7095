import { StateEffect, StateField } from '@codemirror/state';
import type { Command } from '@codemirror/view';

export type DialogName = 'link' | 'table' | 'picture' | 'variable';

/** Opens a dialog of the editor, or closes it. */
export const setDialog = StateEffect.define<DialogName | undefined>();

/** The dialog that is open. It is part of the editor's state, so that keys and buttons open it alike. */
export const openDialog = StateField.define<DialogName | undefined>({
  create: () => undefined,
  update: (open, { effects }) => effects.reduce((last, effect) => (effect.is(setDialog) ? effect.value : last), open),
});

export function opening(name: DialogName): Command {
  return (view) => {
    view.dispatch({ effects: setDialog.of(name) });
    return true;
  };
}
