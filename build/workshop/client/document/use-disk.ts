import { useEffect, useEffectEvent, useState } from 'react';
import { workshopApp as words } from '../../../messages/workshop-app.fr.ts';
import { Refused } from '../ask.ts';
import { useBuildEnd } from '../build-events.ts';
import { questions } from '../questions.ts';
import { isUnsaved } from './editing.ts';
import type { EditingStore } from './editing-store.ts';

/** Looks after each build, and when the page is come back to, whether the file has changed on the disk. What became of it, in words. */
export function useDisk(path: string, store: EditingStore): string {
  const [said, setSaid] = useState('');
  const look = useEffectEvent(async () => {
    try {
      const file = await questions.open(path);
      const { saved, text } = store.current();
      if (file.version === saved.version) return setSaid('');
      const own = file.text === text;
      store.change({ type: 'found', file });
      setSaid(own || isUnsaved(store.current()) ? '' : words.file.takenOver);
    } catch (error) {
      // Nobody answering is told by the list's own asking.
      if (error instanceof Refused && error.status === 404) setSaid(words.file.gone(path));
    }
  });
  useBuildEnd(() => void look());
  useEffect(() => {
    const onFocus = () => void look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
  return said;
}
