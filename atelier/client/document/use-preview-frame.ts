import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  type FromPreview,
  isPreviewMessage,
  type Scheme,
  type ToPreview,
} from '../../../build/contract/preview-messages.ts';
import { site } from '../site.ts';
import { type FrameLoading, useFrameLoading } from './use-frame-loading.ts';
import type { Previewed } from './use-preview.ts';

interface PreviewFrame extends Pick<FrameLoading, 'loads' | 'isLost'> {
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad(): void;
}

/** Keeps the page in a frame abreast of what was drawn last, of the line that one writes in, and of the colours that it is to show. */
export function usePreviewFrame(
  { answer, count }: Previewed,
  { line, scheme, onLine }: { line: number; scheme: Scheme; onLine(line: number): void },
): PreviewFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, load, onReady, onHere, onLoad, ...loading } = useFrameLoading();
  /** What has been drawn by this count is in the page that the frame loads; what was drawn later may not be. */
  const loaded = useRef(0);
  // Until the page listens, another one stands in the frame, for which it is not meant.
  const tell = (message: ToPreview) => {
    if (state.current === 'ready') frame.current?.contentWindow?.postMessage(message, site);
  };
  useMessages(frame, (data) => {
    if (data.preview === 'line') return onLine(data.line);
    if (data.preview === 'here') return onHere();
    if (data.preview === 'reloading') loaded.current = data.count;
    if (data.preview !== 'ready') return;
    onReady();
    tell({ preview: 'scheme', scheme });
    tell({ preview: 'line', line });
    if (loaded.current < count) tell({ preview: 'update', count });
  });
  // Undefined until there is a frame.
  useOnChange(answer && loading.loads, (nth) => {
    if (nth !== undefined) loaded.current = count;
  });
  useOnChange(count, () => {
    if (!answer?.drawn) return;
    if (state.current === 'loaded') load();
    else tell({ preview: 'update', count });
  });
  useOnChange(line, () => tell({ preview: 'line', line }));
  useOnChange(scheme, () => tell({ preview: 'scheme', scheme }));
  const askWhetherThere = () => {
    if (onLoad()) tell({ preview: 'ask' });
  };
  return { frame, onLoad: askWhetherThere, ...loading };
}

/** Works at first, and each time that a value has changed. */
function useOnChange<Value>(value: Value, work: (value: Value) => void): void {
  const effect = useEffectEvent(work);
  useEffect(() => effect(value), [value]);
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
