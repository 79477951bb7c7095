import { useEffect, useEffectEvent, useState } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';
import { apiClient } from '../api-client.ts';
import { useBuildEnd } from '../build-events.ts';
import { Refused } from '../call-api.ts';
import { isUnsaved } from './editing.ts';
import type { EditingStore } from './editing-store.ts';

/**
 * Looks after each build, and when the page is come back to, whether the file has changed on the disk, or is gone. What became of it, in words.
 * `moving`: the file is being given another name or deleted here, which is no news of the disk's.
 */
export function useDisk(path: string, store: EditingStore, moving: boolean): string {
  const [said, setSaid] = useState('');
  const isMoving = useEffectEvent(() => moving);
  const look = useEffectEvent(async () => {
    const known = store.current().saved.version;
    try {
      const file = await apiClient.open(path);
      const { saved, text, gone } = store.current();
      // It was saved meanwhile: what was read may be older than that.
      if (saved.version !== known) return;
      if (file.version === saved.version && !gone) return setSaid('');
      const own = file.text === text;
      store.change({ type: 'found', file });
      setSaid(own || isUnsaved(store.current()) ? '' : words.file.takenOver);
    } catch (error) {
      // Nobody answering is told by the list's own asking.
      if (!(error instanceof Refused) || error.status !== 404 || isMoving()) return;
      store.change({ type: 'gone' });
      setSaid(words.file.gone(path));
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
