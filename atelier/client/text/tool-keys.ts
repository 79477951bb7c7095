import type { Extension } from '@codemirror/state';
import { type EditorView, type KeyBinding, keymap } from '@codemirror/view';
import { commandOf } from './edits/edit.ts';
import { openDialog, opening } from './open-dialog.ts';
import { TOOLS } from './tools.ts';

const bindings = TOOLS.flat().flatMap((tool): KeyBinding[] => {
  if (tool.key === undefined) return [];
  const run = 'edit' in tool ? commandOf(tool.edit) : opening(tool.dialog);
  return [{ key: tool.key, run, preventDefault: true }];
});

/** The bar's keys, and Alt-F10, which goes to the bar as in other editors. */
export const toolKeys: Extension = [openDialog, keymap.of([...bindings, { key: 'Alt-F10', run: toBar }])];

function toBar({ dom }: EditorView): boolean {
  const editor = dom.closest('[data-text-editor]');
  const stop =
    editor?.querySelector('[role="toolbar"] button[tabindex="0"]') ?? editor?.querySelector('[role="toolbar"] button');
  if (stop instanceof HTMLElement) stop.focus();
  return true;
}

/** Keys for people: « Ctrl+Maj+8 », on a Mac « ⌘⇧8 ». `names`: what keys are called. */
export function keysShown(key: string, names: Readonly<Record<string, string>>, isMac: boolean): string {
  const parts = key
    .split('-')
    .map((part) => (isMac ? (MAC[part] ?? part.toUpperCase()) : (names[part] ?? part.toUpperCase())));
  return parts.join(isMac ? '' : '+');
}

/** Keys as `aria-keyshortcuts` has them (WAI-ARIA 1.2, 6.6.1). */
export function ariaKeys(key: string, isMac: boolean): string {
  return key.replace('Mod', isMac ? 'Meta' : 'Control').replaceAll('-', '+');
}

const MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', ArrowRight: '→', ArrowLeft: '←' };
