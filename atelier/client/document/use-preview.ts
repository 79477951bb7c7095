import { useEffect, useRef, useState } from 'react';
import type { PreviewResult } from '../../api.ts';
import { apiClient } from '../api-client.ts';
import { useBuildEnd } from '../build-events.ts';
import { Unreachable } from '../call-api.ts';
import { reasonOf } from '../reasons.ts';
import { useRetries } from './use-retries.ts';

export interface Previewed {
  /** What was last answered, and the text that it is about. */
  answer?: PreviewResult;
  text: string;
  /** Counts the answers. */
  count: number;
  problem: string;
}

/** Has each text drawn, one at a time: while one is, only the newest of the next ones waits. It is asked for again while nobody answers. */
export function usePreview(path: string, text: string): Previewed {
  const [previewed, setPreviewed] = useState<Previewed>({ text, count: 0, problem: '' });
  const queue = useRef<{ wanted: string; asking: boolean; stale: boolean }>({
    wanted: text,
    asking: false,
    stale: true,
  });
  const retries = useRetries(() => void ask());
  const [ask] = useState(() => async () => {
    const state = queue.current;
    if (state.asking) return;
    state.asking = true;
    while (state.stale) {
      state.stale = false;
      const asked = state.wanted;
      try {
        const answer = await apiClient.preview({ path, text: asked });
        setPreviewed(({ count }) => ({ answer, text: asked, count: count + 1, problem: '' }));
        retries.end();
      } catch (error) {
        if (error instanceof Unreachable) retries.soon(() => (state.stale = true));
        else setPreviewed((known) => ({ ...known, problem: reasonOf(error) }));
      }
    }
    state.asking = false;
  });
  useEffect(() => {
    queue.current = Object.assign(queue.current, { wanted: text, stale: true });
    void ask();
  }, [text, ask]);
  useBuildEnd(() => {
    queue.current.stale = true;
    void ask();
  });
  return previewed;
}
