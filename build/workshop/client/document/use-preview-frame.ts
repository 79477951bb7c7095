import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FromPreview, isPreviewMessage, type ToPreview } from '../../../contract/preview-messages.ts';
import { site } from '../site.ts';
import type { Previewed } from './use-preview.ts';
import { useRetries } from './use-retries.ts';

interface PreviewFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Counts how often the frame had to be made anew. */
  loads: number;
  /** What stands in the frame is none of the site's pages, as where the server does not answer; the page is asked for again. */
  isLost: boolean;
  onLoad(): void;
}

/** Keeps the page in a frame abreast of what was drawn last, and of the line that one writes in. */
export function usePreviewFrame(
  { answer, count }: Previewed,
  line: number,
  onLine: (line: number) => void,
): PreviewFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  // What has loaded and does not say that it listens is a page of another sort, which has to make room.
  const state = useRef<'loading' | 'loaded' | 'ready'>('loading');
  /** The page that is being loaded, maybe by itself, has said that it listens. */
  const answered = useRef(false);
  /** What was drawn while the page loaded, which may have come with what was drawn before. */
  const missed = useRef(false);
  const [loads, setLoads] = useState(0);
  const [isLost, setLost] = useState(false);
  const load = () => {
    state.current = 'loading';
    answered.current = false;
    setLoads((known) => known + 1);
  };
  const retries = useRetries(load);
  // Until the page listens, another one stands in the frame, for which it is not meant.
  const tell = (message: ToPreview) => {
    if (state.current === 'ready') frame.current?.contentWindow?.postMessage(message, site);
  };
  useMessages(frame, (data) => {
    if (data.preview === 'line') return onLine(data.line);
    if (data.preview !== 'ready') return;
    // The message may come before the event of the loading or after it.
    answered.current = state.current !== 'loaded';
    state.current = 'ready';
    retries.end();
    setLost(false);
    tell({ preview: 'line', line });
    if (missed.current) tell({ preview: 'update' });
  });
  const update = useEffectEvent(() => {
    if (!answer?.drawn) return;
    missed.current = state.current === 'loading';
    if (missed.current) return;
    if (state.current === 'ready') tell({ preview: 'update' });
    else load();
  });
  const follow = useEffectEvent((line: number) => tell({ preview: 'line', line }));
  useEffect(() => {
    if (count > 0) update();
  }, [count]);
  useEffect(() => follow(line), [line]);
  const onLoad = () => {
    const isOurs = answered.current;
    answered.current = false;
    if (isOurs) return;
    state.current = 'loaded';
    retries.soon(() => setLost(true));
  };
  return { frame, loads, isLost, onLoad };
}

/** Hears what the page in a frame says, and nobody else. */
function useMessages(frame: RefObject<HTMLIFrameElement | null>, onMessage: (message: FromPreview) => void): void {
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== site || source !== frame.current?.contentWindow) return;
    if (isPreviewMessage<FromPreview>(data)) onMessage(data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}
