import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';

interface Shortcuts {
  onSave(): void;
  onUndo(): void;
  onRedo(): void;
}

/**
 * Handles Ctrl or ⌘ with S, Z, Shift+Z and Y, and the browser's own undo menu, wherever the focus is. The form and the
 * text share one history, in place of those of editors and fields.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const take = useEffectEvent((event: KeyboardEvent | InputEvent) => {
    if (document.querySelector('dialog:modal')) return;
    const action = event instanceof KeyboardEvent ? actionOfKey(event) : ACTIONS[event.inputType];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    shortcuts[action]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent | InputEvent) => take(event);
    addEventListener('keydown', listener, { capture: true });
    addEventListener('beforeinput', listener, { capture: true });
    return () => {
      removeEventListener('keydown', listener, { capture: true });
      removeEventListener('beforeinput', listener, { capture: true });
    };
  }, []);
}

const ACTIONS: Readonly<Record<string, keyof Shortcuts>> = { historyUndo: 'onUndo', historyRedo: 'onRedo' };

function actionOfKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): keyof Shortcuts | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 's') return 'onSave';
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'onRedo';
  return letter === 'z' ? 'onUndo' : undefined;
}

let pages = 0;

/** Names the window after a page's heading and focuses the heading, so that screen readers announce the page. On the first page the focus stays at the top. */
export function useHeading<Place extends HTMLElement = HTMLHeadingElement>(title: string): RefObject<Place | null> {
  const heading = useRef<Place>(null);
  useEffect(() => {
    pages += 1;
    if (pages > 1) heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = words.titleOf(title);
  }, [title]);
  return heading;
}
