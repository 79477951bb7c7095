import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { dayOf } from '../../../build/editing/text.ts';
import type { ContentList, ListedFile } from '../../api.ts';
import type {
  Change,
  Changes,
  Conflict,
  PublicationState,
  Published,
  PublishRequest,
} from '../../server/publication/publication-api.ts';
import { call, reasonOf, Unreachable } from '../api-client.ts';
import { useBuildEnd, useBuilt } from '../use-content.ts';

/** The intervals of requests in milliseconds: while publishing runs, and while the host takes its time. */
const SOON = 500;
const LATER = 3000;

export interface KnownPublication {
  /** The state; undefined until it is loaded. */
  state: PublicationState | undefined;
  changes: Changes | undefined;
  /** The reason why the state or the changes could not be loaded; empty otherwise. */
  problem: string;
  publish(request: PublishRequest): void;
}

/** Tracks publishing on the server, which continues without a page. */
export function usePublication(): KnownPublication {
  const [problem, setProblem] = useState('');
  const { state, act, look } = useServerState(setProblem);
  const way = JSON.stringify(state?.way);
  const { changes, compare } = useChanges(way, setProblem);
  const begin = useCallback(() => void act(() => call('publication/state')), [act]);
  useEffect(begin, [begin]);
  const isKnown = state !== undefined;
  useBuildEnd(() => {
    if (isKnown) {
      void compare();
      void look();
    }
    // The page was opened while the server did not answer.
    else if (problem !== '') begin();
  });
  useEnd(state?.running && 'running', () => void compare());
  // A short publication may have ended between two requests.
  useEnd(state?.published?.at, () => void compare());
  useEffect(() => {
    if (isKnown) void compare();
  }, [isKnown, compare]);
  usePolling(state, () => void look());
  return {
    state,
    changes,
    problem,
    publish: (request) => void act(() => call('publication/publish', request)),
  };
}

/** Returns the server's last state, with `act` to start something and `look` to ask again. */
function useServerState(onProblem: (problem: string) => void) {
  const [state, setState] = useState<PublicationState>();
  /** Counts the commands to the server and their answers. */
  const commands = useRef(0);
  const act = useCallback(
    async (work: () => Promise<PublicationState>) => {
      commands.current += 1;
      try {
        setState(await work());
        onProblem('');
      } catch (error) {
        onProblem(reasonOf(error));
      } finally {
        commands.current += 1;
      }
    },
    [onProblem],
  );
  const look = useCallback(async () => {
    const before = commands.current;
    const found = await call('publication/state').catch(() => undefined);
    // Without an answer, or with one that is older than a command, a new object makes the effect ask again.
    setState((known) => (found && commands.current === before ? found : known && { ...known }));
  }, []);
  return { state, act, look };
}

/** Returns the changes since the last publication by a way, after `compare`. */
function useChanges(way: string | undefined, onProblem: (problem: string) => void) {
  const [known, setKnown] = useState<{ way: string | undefined; changes: Changes }>();
  const asked = useRef(0);
  const compare = useCallback(() => {
    const turn = ++asked.current;
    // Comparing may take long, so answers can overtake each other: only that of the last request counts.
    const onChanges = (changes: Changes) => {
      if (turn === asked.current) setKnown({ way, changes });
    };
    return call('publication/changes').then(onChanges, (error) => {
      if (!(error instanceof Unreachable)) onProblem(reasonOf(error));
    });
  }, [way, onProblem]);
  // Changes by another way do not apply to this one.
  return { changes: known?.way === way ? known?.changes : undefined, compare };
}

/** Calls `work` when a value has changed. */
function useEnd(value: string | undefined, work: () => void): void {
  const done = useEffectEvent(work);
  useEffect(() => (value === undefined ? undefined : () => done()), [value]);
}

function usePolling(state: PublicationState | undefined, ask: () => void): void {
  const asked = useEffectEvent(ask);
  useEffect(() => {
    const wait = state?.running ? SOON : state?.published?.live === 'waiting' ? LATER : undefined;
    if (wait === undefined) return;
    const timer = setTimeout(() => asked(), wait);
    return () => clearTimeout(timer);
  }, [state]);
}

/** A settled conflict: the file, and the version on the other side that it replaces. */
export type Settled = Pick<Conflict, 'path' | 'version'>;

/** Returns the conflicts that the writer has not settled yet: a newer version of the other side is asked about anew. */
export function openConflicts<One extends Settled>(conflicts: readonly One[], settled: readonly Settled[]): One[] {
  return conflicts.filter(
    ({ path, version }) => !settled.some((known) => known.path === path && known.version === version),
  );
}

/** Returns the paths to publish for these changes, with the former path of a renamed file. */
export function pathsToPublish(changes: readonly Change[]): string[] {
  return changes.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from]));
}

/** The fragment that names the page of publication. */
export const PUBLICATION_FRAGMENT = '#publier';

let wanted: readonly string[] | undefined;

/** Preselects files for the page of publication when it is next opened. */
export function chooseForPublication(paths: readonly string[]): void {
  wanted = paths;
}

/** Returns the files that were preselected for this page; undefined if there are none, or if they were read before. */
export function useWantedFiles(): readonly string[] | undefined {
  const [paths] = useState(() => wanted);
  useEffect(() => {
    wanted = undefined;
  }, []);
  return paths;
}

/** Returns the changed texts to leave out if only some paths are wanted. Pictures go with the texts that show them. */
export function excludedTexts(paths: readonly string[] | undefined, changes: readonly Change[]): ReadonlySet<string> {
  const others = paths ? changes.filter(({ path, picture }) => !picture && !paths.includes(path)) : [];
  return new Set(others.map(({ path }) => path));
}

type Known = Pick<ContentList, 'contentTypes' | 'files' | 'today' | 'timeZone' | 'isBuiltDaily'>;

/**
 * Returns texts whose day has come since the last publication, so that visitors lack them until the next one. There are
 * none if the host builds the site daily, or if this machine has published nothing yet.
 */
export function dueTexts(list: Known, published: Published | undefined): ListedFile[] {
  if (!published || list.isBuiltDaily) return [];
  const last = dayOf(new Date(published.at), list.timeZone);
  const waiting = new Set(
    list.contentTypes.filter(({ publication }) => publication?.from !== undefined).map(({ name }) => name),
  );
  return list.files.filter(
    ({ contentType = '', unpublished, date }) =>
      waiting.has(contentType) && !unpublished && date !== undefined && date > last && date <= list.today,
  );
}

/** Tracks the last publication: the changes since, and the paths of the texts of which visitors see this version. */
export function useLastPublication(list: Known) {
  const { value: changes } = useBuilt(() => call('publication/changes'));
  const published = useBuilt(() => call('publication/state')).value?.published;
  const online = useMemo(() => onlineTexts(list, changes, published), [list, changes, published]);
  return { changes, published, online };
}

/** Returns the paths of the texts of which visitors see this version: those without changes since the last publication, once it is online. */
export function onlineTexts(list: Known, changes: Changes | undefined, published: Published | undefined): Set<string> {
  if (published?.live !== 'online' || !changes?.known) return new Set();
  const waiting = new Set([...changes.changes, ...dueTexts(list, published)].map(({ path }) => path));
  return new Set(list.files.flatMap(({ path, unpublished }) => (unpublished || waiting.has(path) ? [] : [path])));
}
