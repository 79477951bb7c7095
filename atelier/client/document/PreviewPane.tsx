import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FromPreview,
  isPreviewMessage,
  type Scheme,
  type ToPreview,
} from '../../../build/contract/preview-messages.ts';
import { PREVIEW_PAGE } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { siteOrigin } from '../api-client.ts';
import { useRetries } from '../ui/use-request.ts';
import * as css from './Pane.module.css';
import type { OpenDocument } from './use-document.ts';

/** The sandbox of the preview: the site's scripts may do anything but navigate the workshop's own tab. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** The page of the text as it is written. While an error keeps the page from being rendered, the last page stays. */
export function PreviewPane({ doc, scheme }: { doc: OpenDocument; scheme: Scheme }) {
  const { path, title, previewed } = doc;
  const { frame, loads, isLost, onLoad } = usePreviewFrame(doc, scheme);
  const { answer, problem } = previewed;
  return (
    <div className={css.preview}>
      <p role="status" className={css.note}>
        {problem || (isLost && words.previewPane.lost) || (answer && !answer.drawn && words.previewPane.notDrawn)}
        {answer && answer.elsewhere > 0 && ` ${words.previewPane.elsewhere(answer.elsewhere)}`}
      </p>
      {answer && (
        <iframe
          key={loads}
          ref={frame}
          className={css.frame}
          data-lost={isLost}
          style={{ colorScheme: scheme || undefined }}
          title={words.previewPane.title(title)}
          sandbox={ALLOWED}
          src={`${siteOrigin()}${PREVIEW_PAGE}?path=${encodeURIComponent(path)}`}
          onLoad={onLoad}
        />
      )}
    </div>
  );
}

/** Keeps the framed page in sync with the last rendering, the line with the caret and the colour scheme. */
function usePreviewFrame(doc: OpenDocument, scheme: Scheme) {
  const { answer, count } = doc.previewed;
  const { line, words } = doc.activePane;
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, load, onReady, onHere, onLoad, ...loading } = useFrameLoading();
  /** The number of the last rendering that the frame has surely loaded. */
  const loaded = useRef(0);
  const place: ToPreview = words === '' ? { preview: 'line', line } : { preview: 'words', words };
  // Until the page listens, the frame may hold another page, which must not get messages.
  const tell = (message: ToPreview) => {
    if (state.current === 'ready') frame.current?.contentWindow?.postMessage(message, siteOrigin());
  };
  useMessages(frame, (data) => {
    if (data.preview === 'here') return onHere();
    followReader(data, doc);
    if (data.preview === 'reloading') loaded.current = data.count;
    if (data.preview !== 'ready') return;
    onReady();
    tell({ preview: 'scheme', scheme });
    tell(place);
    if (loaded.current < count) tell({ preview: 'update', count });
  });
  useOnChange(answer && loading.loads, (nth) => {
    if (nth !== undefined) loaded.current = count;
  });
  useOnChange(count, () => {
    if (!answer?.drawn) return;
    if (state.current === 'loaded') load();
    else tell({ preview: 'update', count });
  });
  useOnChange(JSON.stringify(place), () => tell(place));
  useOnChange(scheme, () => tell({ preview: 'scheme', scheme }));
  return { ...loading, frame, onLoad: () => onLoad() && tell({ preview: 'ask' }) };
}

/** Carries out what the reader of the preview asks the workshop for. */
function followReader(data: FromPreview, { activePane, actions }: OpenDocument): void {
  if (data.preview === 'line') activePane.go(data.line, 1);
  if (data.preview === 'words') activePane.goToWords(data.words);
  if (data.preview === 'save') void actions.save();
}

/** Calls `work` on mount and each time that the value has changed. */
function useOnChange<Value>(value: Value, work: (value: Value) => void): void {
  const effect = useEffectEvent(work);
  useEffect(() => effect(value), [value]);
}

/** Receives messages of the page in a frame, and of no other window. */
function useMessages(frame: RefObject<HTMLIFrameElement | null>, onMessage: (message: FromPreview) => void): void {
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== siteOrigin() || source !== frame.current?.contentWindow) return;
    if (isPreviewMessage<FromPreview>(data)) onMessage(data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}

/** The time after which a page that has not reported counts as lost; a page needs far less. */
const TIMEOUT_MS = 4000;

/** Tracks the loading of the frame, and reloads it when its page is not the site's. */
function useFrameLoading() {
  /** A page that loads without reporting to the workshop is not the site's. */
  const state = useRef<'loading' | 'loaded' | 'ready'>('loading');
  /** True if the loading page has said that it listens. */
  const answered = useRef(false);
  /** The number of times that the frame was replaced. */
  const [loads, setLoads] = useState(0);
  /** True if the frame holds a page that is not the site's, such as an error page, and is being reloaded. */
  const [isLost, setLost] = useState(false);
  const load = () => {
    state.current = 'loading';
    answered.current = false;
    setLoads((known) => known + 1);
  };
  const retries = useRetries(() => {
    setLost(true);
    load();
  });
  /** Handles the page's message that it listens. */
  const onReady = () => {
    // The message may come before or after the load event.
    answered.current = state.current !== 'loaded';
    state.current = 'ready';
    retries.end();
    setLost(false);
  };
  /** Returns whether to ask the page if it is still there, as it may have been left for another before its load event. */
  const onLoad = () => {
    const isOurs = answered.current;
    answered.current = false;
    if (!isOurs) state.current = 'loaded';
    retries.soon(isOurs ? TIMEOUT_MS : 0);
    return isOurs;
  };
  // Once the page has said that it is still there, no retry follows.
  return { state, loads, isLost, load, onReady, onHere: retries.end, onLoad };
}
