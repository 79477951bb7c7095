import { Compartment, type EditorState, type Extension, Facet } from '@codemirror/state';
import type { Command } from '@codemirror/view';
import { tableLook } from '../theme.ts';
import { visibleText } from './visible-text.ts';

/** How a text is shown: as its page shows it, or with all its signs. Whoever uses this browser is asked once. */
export function lookOfText(): Extension {
  return look.of(lookWith(storedChoice()));
}

/** Whether every line of the text shows its signs. */
export const showsSigns = (state: EditorState) => state.facet(withSigns);

export const toggleSigns: Command = (view) => {
  const chosen = !showsSigns(view.state);
  storeChoice(chosen);
  view.dispatch({ effects: look.reconfigure(lookWith(chosen)) });
  return true;
};

const look = new Compartment();
const withSigns = Facet.define<boolean, boolean>({ combine: ([last = false]) => last });

function lookWith(signs: boolean): Extension {
  return signs ? [withSigns.of(true), tableLook] : visibleText;
}

const KEY = 'atelier-signes';

function storedChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

function storeChoice(signs: boolean): void {
  try {
    localStorage.setItem(KEY, String(signs));
  } catch {
    // A browser that keeps nothing goes on without.
  }
}
