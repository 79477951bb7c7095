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

/** All that the site's scripts do there, but for leading the workshop's own tab away. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** The real page of what is written, as soon as it can be drawn; the last one that could stays meanwhile. */
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

/** Keeps the page in a frame abreast of what was drawn last, of the line that one writes in, and of the colours that it is to show. */
function usePreviewFrame(doc: OpenDocument, scheme: Scheme) {
  const { answer, count } = doc.previewed;
  const { line, words } = doc.activePane;
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, load, onReady, onHere, onLoad, ...loading } = useFrameLoading();
  /** The count of the last drawing that the frame has surely loaded. */
  const loaded = useRef(0);
  const place: ToPreview = words === '' ? { preview: 'line', line } : { preview: 'words', words };
  // Until the page listens, another one stands in the frame, for which it is not meant.
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
  // Undefined until there is a frame.
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

/** Does what is asked for in the page that is the workshop's to do. */
function followReader(data: FromPreview, { activePane, actions }: OpenDocument): void {
  if (data.preview === 'line') activePane.go(data.line, 1);
  if (data.preview === 'words') activePane.goToWords(data.words);
  if (data.preview === 'save') void actions.save();
}

/** Works at first, and each time that a value has changed. */
function useOnChange<Value>(value: Value, work: (value: Value) => void): void {
  const effect = useEffectEvent(work);
  useEffect(() => effect(value), [value]);
}

/** Hears what the page in a frame says, and nobody else. */
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

/** Far more than a page needs to report that it has loaded. */
const TIMEOUT_MS = 4000;

/** Follows the loading of the frame, and loads it again when its page is not the site's. */
function useFrameLoading() {
  /** A page that loads without reporting to the workshop is not the site's. */
  const state = useRef<'loading' | 'loaded' | 'ready'>('loading');
  /** The page that is being loaded has said that it listens. */
  const answered = useRef(false);
  /** Counts how often the frame had to be made anew. */
  const [loads, setLoads] = useState(0);
  /** The frame holds no page of the site, such as an error page; it is loaded again. */
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
  /** The page has said that it listens. */
  const onReady = () => {
    // The message may come before the event of the loading or after it.
    answered.current = state.current !== 'loaded';
    state.current = 'ready';
    retries.end();
    setLost(false);
  };
  /** Gives whether the page is to be asked if it is still there: it may have been left for another before it had loaded to its end. */
  const onLoad = () => {
    const isOurs = answered.current;
    answered.current = false;
    if (!isOurs) state.current = 'loaded';
    retries.soon(isOurs ? TIMEOUT_MS : 0);
    return isOurs;
  };
  // Once the page has said that it is still there, nothing is tried again.
  return { state, loads, isLost, load, onReady, onHere: retries.end, onLoad };
}
