import { useEffect, useEffectEvent } from 'react';

interface Shortcuts {
  onSave(): void;
  onUndo(): void;
  onRedo(): void;
}

/**
 * Ctrl or ⌘ with S, Z, Shift+Z and Y, and what the browser's own menu undoes, wherever the focus is: there is one history, for the form and the
 * text, and neither an editor's nor a field's own takes part.
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
