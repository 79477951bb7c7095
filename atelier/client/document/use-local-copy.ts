import { useEffect, useState } from 'react';
import { type Editing, isUnsaved } from './editing.ts';
import { dropCopy, keepCopy } from './local-copy.ts';

/** Keeps a copy of what is not saved, and has the browser ask before its tab is closed. Why no copy can be kept, where that is so. */
export function useLocalCopy(path: string, editing: Editing): string {
  const [problem, setProblem] = useState('');
  const unsaved = isUnsaved(editing);
  const { text } = editing;
  const { version } = editing.saved;
  useEffect(() => {
    if (unsaved) setProblem(keepCopy(path, { text, version, at: Date.now() }));
    else dropCopy(path);
  }, [path, unsaved, text, version]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return unsaved ? problem : '';
}
