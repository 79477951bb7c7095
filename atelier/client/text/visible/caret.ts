import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

interface Caret {
  /** Places whose lines and blocks show their signs; none while the keyboard is elsewhere. */
  heads: readonly number[];
  hasKeyboard: boolean;
  isPressed: boolean;
}

const setKeyboard = StateEffect.define<boolean>();
const setPressed = StateEffect.define<boolean>();

/** While a button of the mouse is held, no sign appears or goes: the text stays below the pointer. */
const caret = StateField.define<Caret>({
  create: () => ({ heads: [], hasKeyboard: false, isPressed: false }),
  update(before, { effects, changes, newSelection }) {
    let { hasKeyboard, isPressed } = before;
    for (const effect of effects) {
      if (effect.is(setKeyboard)) hasKeyboard = effect.value;
      if (effect.is(setPressed)) isPressed = effect.value;
    }
    const heads = isPressed
      ? before.heads.map((head) => changes.mapPos(head))
      : hasKeyboard
        ? newSelection.ranges.map(({ head }) => head)
        : [];
    const isSame = heads.length === before.heads.length && heads.every((head, nth) => head === before.heads[nth]);
    if (isSame && hasKeyboard === before.hasKeyboard && isPressed === before.isPressed) return before;
    return { heads: isSame ? before.heads : heads, hasKeyboard, isPressed };
  },
});

/** Keeps where a text shows its signs. */
export const caretPlaces: Extension = [
  caret,
  EditorView.focusChangeEffect.of((_, isFocused) => setKeyboard.of(isFocused)),
  EditorView.domEventHandlers({
    mousedown(_, view) {
      view.dispatch({ effects: setPressed.of(true) });
      const release = () => view.dispatch({ effects: setPressed.of(false) });
      const end = new AbortController();
      // Words that are dragged elsewhere end in no `mouseup`. The editor takes the click's place first.
      for (const event of ['mouseup', 'dragend']) {
        const onEnd = () => {
          end.abort();
          setTimeout(release);
        };
        view.dom.ownerDocument.addEventListener(event, onEnd, { signal: end.signal });
      }
    },
  }),
];

/** They are another value only where they are other places. */
export function signPlaces(state: EditorState): readonly number[] {
  return state.field(caret).heads;
}

export function isTouched(state: EditorState, from: number, to: number): boolean {
  return signPlaces(state).some((head) => head >= from && head <= to);
}
