import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { workshopApp as words } from '../../../messages/workshop-app.fr.ts';
import { PREVIEW_PAGE } from '../../api.ts';
import { type FromPreview, isPreviewMessage, type ToPreview } from '../../preview-messages.ts';
import * as css from './PreviewPane.module.css';
import type { Previewed } from './use-preview.ts';

interface PreviewPaneProps {
  path: string;
  title: string;
  previewed: Previewed;
  /** The line that one writes in; the page follows it. */
  line: number;
  /** A block of the page was clicked that begins in this line of the file. */
  onLine(line: number): void;
}

/** The real page of what is written, as soon as it can be drawn; the last one that could stays meanwhile. */
export function PreviewPane({ path, title, previewed, line, onLine }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How far the page in the frame has come: what has loaded and does not say that it listens is a page of another sort. */
  const state = useRef<'loading' | 'loaded' | 'ready'>('loading');
  const [loads, setLoads] = useState(0);
  const { answer, count, problem } = previewed;
  const tell = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, location.origin);
  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    if (!isPreviewMessage<FromPreview>(data)) return;
    if (data.preview === 'line') return onLine(data.line);
    state.current = 'ready';
    tell({ preview: 'line', line });
  });
  const update = useEffectEvent(() => {
    if (!answer?.drawn) return;
    if (state.current === 'ready') return tell({ preview: 'update' });
    if (state.current === 'loading') return;
    state.current = 'loading';
    setLoads((known) => known + 1);
  });
  const follow = useEffectEvent(() => tell({ preview: 'line', line }));
  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of answers is what says that there is a new one
  useEffect(() => update(), [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is told when the line changes
  useEffect(() => follow(), [line]);
  return (
    <div className={css.pane}>
      <p role="status" className={css.note}>
        {problem || (answer && !answer.drawn && words.previewPane.notDrawn)}
        {answer && answer.elsewhere > 0 && ` ${words.previewPane.elsewhere(answer.elsewhere)}`}
      </p>
      {answer && (
        <iframe
          key={loads}
          ref={frame}
          className={css.frame}
          onLoad={() => {
            if (state.current === 'loading') state.current = 'loaded';
          }}
          title={words.previewPane.title(title)}
          src={`${PREVIEW_PAGE}?path=${encodeURIComponent(path)}`}
        />
      )}
    </div>
  );
}
