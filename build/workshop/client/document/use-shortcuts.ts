import { useEffect, useEffectEvent } from 'react';

interface Shortcuts {
  onSave(): void;
  onUndo(): void;
  onRedo(): void;
}

/** Ctrl or ⌘ with S, Z, Shift+Z and Y, wherever the focus is: there is one history, for the form and the text. */
export function useShortcuts({ onSave, onUndo, onRedo }: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog:modal')) return;
    const key = event.key.toLowerCase();
    const action =
      key === 's' ? onSave : key === 'y' || (key === 'z' && event.shiftKey) ? onRedo : key === 'z' ? onUndo : undefined;
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);
}
