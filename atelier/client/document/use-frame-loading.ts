import { type RefObject, useRef, useState } from 'react';
import { useRetries } from './use-retries.ts';

export interface FrameLoading {
  /** What has loaded and does not say that it listens is a page of another sort, which has to make room. */
  state: RefObject<'loading' | 'loaded' | 'ready'>;
  /** Counts how often the frame had to be made anew. */
  loads: number;
  /** What stands in the frame is none of the site's pages, as where the server does not answer; the page is asked for again. */
  isLost: boolean;
  load(): void;
  /** The page has said that it listens. */
  onReady(): void;
  /** The page has said that it is still there. */
  onHere(): void;
  /** Gives whether the page is to be asked if it is still there: it may have been left for another before it had loaded to its end. */
  onLoad(): boolean;
}

/** In milliseconds: far more than a page takes to say that it is there. */
const PATIENCE = 4000;

/** What has become of the page in a frame, which may be loaded anew by itself; one that is not the site's is tried again. */
export function useFrameLoading(): FrameLoading {
  const state = useRef<'loading' | 'loaded' | 'ready'>('loading');
  /** The page that is being loaded has said that it listens. */
  const answered = useRef(false);
  const [loads, setLoads] = useState(0);
  const [isLost, setLost] = useState(false);
  const load = () => {
    state.current = 'loading';
    answered.current = false;
    setLoads((known) => known + 1);
  };
  const retries = useRetries(load);
  const onReady = () => {
    // The message may come before the event of the loading or after it.
    answered.current = state.current !== 'loaded';
    state.current = 'ready';
    retries.end();
    setLost(false);
  };
  const onLoad = () => {
    const isOurs = answered.current;
    answered.current = false;
    if (!isOurs) state.current = 'loaded';
    retries.soon(() => setLost(true), isOurs ? PATIENCE : 0);
    return isOurs;
  };
  return { state, loads, isLost, load, onReady, onHere: retries.end, onLoad };
}
