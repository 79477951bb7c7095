import { type ComponentType, createContext, use, useEffect, useEffectEvent } from 'react';
import type { SitePicture } from '../../build/contract/workshop-host.ts';
import { BUILDS, type ContentList } from '../api.ts';
import { fileName } from '../file-link.ts';
import { workshopApp as words } from '../words/app.fr.ts';
import { call, Unreachable, useReachable } from './api-client.ts';
import { type Loaded, useLoaded } from './ui/use-request.ts';

const RETRY_MS = 2000;

export interface Content {
  list: ContentList;
  pictures: readonly SitePicture[];
}

/** The content of the site, for components that show texts. */
export const ContentContext = createContext<Content | undefined>(undefined);

/** Returns a function that names a text by its title, and any other file by its own name. */
export function useTitles(): (path: string) => string {
  const files = use(ContentContext)?.list.files ?? [];
  return (path) => files.find((file) => file.path === path)?.title ?? fileName(path);
}

/** Loads all content after each build. `problem` is the reason why it could not be reloaded; the former content stays. */
export function useContent(): Omit<Loaded<Content>, 'error'> {
  const { value, problem: refusal, reload } = useBuilt(askContent);
  const problem = useReachable() ? refusal : words.unreachable;
  useEffect(() => {
    if (problem === '') return;
    const timer = setInterval(() => void reload(), RETRY_MS);
    return () => clearInterval(timer);
  }, [problem, reload]);
  return { value, problem, reload };
}

async function askContent(): Promise<Content> {
  const [list, pictures] = await Promise.all([call('content/list'), call('pictures/list')]);
  return { list, pictures };
}

/** Props of the workshop's pages except that of a file. */
export interface ViewProps {
  content: Content;
  /** Reloads the content. */
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
 * Calls `onEnd` after each build, and when the server is back. All callers share one connection, which a hidden page
 * closes: a browser allows six to a server, and further requests would wait for ever.
 */
export function useBuildEnd(onEnd: () => void): void {
  const called = useEffectEvent(onEnd);
  useEffect(() => {
    const listener = () => called();
    listeners.add(listener);
    // Adding the same listener twice has no effect.
    document.addEventListener('visibilitychange', connect);
    if (!events) connect();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) connect();
    };
  }, []);
}

/** Loads data at once and after each build. An unreachable server is no `problem` here, as the page reports it in one place. */
export function useBuilt<Value>(ask: () => Promise<Value>): Loaded<Value> {
  const { problem, ...loaded } = useLoaded(ask, undefined);
  useBuildEnd(() => void loaded.reload());
  return { ...loaded, problem: loaded.error instanceof Unreachable ? '' : problem };
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
