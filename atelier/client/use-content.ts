import {
  type ComponentType,
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { SitePicture } from '../../build/contract/workshop-host.ts';
import { BUILDS, type ContentList } from '../api.ts';
import { fileName } from '../file-link.ts';
import { workshopApp as words } from '../words/app.fr.ts';
import { call, reasonOf, Unreachable, useReachable } from './api-client.ts';

const RETRY_MS = 2000;

export interface Content {
  list: ContentList;
  pictures: readonly SitePicture[];
}

/** The content of the site, for whatever shows texts. */
export const ContentContext = createContext<Content | undefined>(undefined);

/** Returns a function that names a text by its title, and any other file by its own name. */
export function useTitles(): (path: string) => string {
  const files = use(ContentContext)?.list.files ?? [];
  return (path) => files.find((file) => file.path === path)?.title ?? fileName(path);
}

interface KnownContent {
  /** Undefined until it has come for the first time. */
  content: Content | undefined;
  /** The reason why it could not be reloaded, in words; the former content stays. */
  problem: string;
  reload(): Promise<void>;
}

/** Loads all content, as it was after the last build. */
export function useContent(): KnownContent {
  const [content, setContent] = useState<Content>();
  const [refusal, setRefusal] = useState('');
  const problem = useReachable() ? refusal : words.unreachable;
  const asked = useRef(0);
  const shown = useRef(0);
  const reload = useCallback(async () => {
    asked.current += 1;
    const nth = asked.current;
    try {
      const [list, pictures] = await Promise.all([call('content/list'), call('pictures/list')]);
      // A late answer is older than the list that is shown.
      if (nth < shown.current) return;
      shown.current = nth;
      setContent({ list, pictures });
      setRefusal('');
    } catch (error) {
      setRefusal(error instanceof Unreachable ? '' : reasonOf(error));
    }
  }, []);
  const again = useEffectEvent(() => void reload());
  useEffect(() => again(), []);
  useEffect(() => {
    if (problem === '') return;
    const timer = setInterval(() => again(), RETRY_MS);
    return () => clearInterval(timer);
  }, [problem]);
  useBuildEnd(() => void reload());
  return { content, problem, reload };
}

/** Props of each page of the workshop but a file's. */
export interface ViewProps {
  content: Content;
  /** Has the content read anew. */
  onFiles(): Promise<void>;
}

/** A page of the workshop besides a file's own. */
export interface View {
  /** The fragment that names the page: `#textes`. */
  fragment: string;
  /** Title in the navigation. */
  title: string;
  Page: ComponentType<ViewProps>;
}

const listeners = new Set<() => void>();
let events: EventSource | undefined;

/**
 * Has it called at once, after each build, and when the server is there again. All of the page share one connection, and a page that nobody sees
 * has none: a browser gives a server six, and a question that finds none free waits for ever.
 */
export function useBuildEnd(onEnd: () => void): void {
  const called = useEffectEvent(onEnd);
  useEffect(() => {
    const listener = () => called();
    listeners.add(listener);
    // Adding the same listener twice has no effect.
    document.addEventListener('visibilitychange', connect);
    // A connection that is made anew brings a message by itself.
    if (events?.readyState === EventSource.OPEN) listener();
    else if (!events) connect();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) connect();
    };
  }, []);
}

/** Asks for data after the first drawing and after each build; undefined until they come. `absent` stands for data that cannot be had. */
export function useLater<Value>(ask: () => Promise<Value>, absent?: Value): Value | undefined {
  const [value, setValue] = useState<Value>();
  useBuildEnd(() => {
    ask().then(setValue, () => setValue((known) => known ?? absent));
  });
  return value;
}

function connect(): void {
  events?.close();
  const address = document.querySelector(`meta[name="${BUILDS}"]`)?.getAttribute('content');
  const isWanted = address && listeners.size > 0 && !document.hidden;
  events = isWanted ? new EventSource(address) : undefined;
  events?.addEventListener('message', () => {
    for (const listener of [...listeners]) listener();
  });
}
