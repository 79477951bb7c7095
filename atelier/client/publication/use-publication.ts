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

/** In milliseconds: how often the server is asked while something happens, and while a host takes its time. */
const SOON = 500;
const LATER = 3000;

export interface KnownPublication {
  /** Undefined until it has come for the first time. */
  state: PublicationState | undefined;
  changes: Changes | undefined;
  /** Why one of them could not be had. */
  problem: string;
  publish(request: PublishRequest): void;
}

/** Follows publishing on the server, which continues without a page. */
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
    // The page was opened while nobody answered.
    else if (problem !== '') begin();
  });
  useEnd(state?.running && 'running', () => void compare());
  // A short publication may have ended before anybody saw it run.
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
  /** Grows with each thing that the server is asked to do, and with each answer to one. */
  const deeds = useRef(0);
  const act = useCallback(
    async (work: () => Promise<PublicationState>) => {
      deeds.current += 1;
      try {
        setState(await work());
        onProblem('');
      } catch (error) {
        onProblem(reasonOf(error));
      } finally {
        deeds.current += 1;
      }
    },
    [onProblem],
  );
  const look = useCallback(async () => {
    const before = deeds.current;
    const found = await call('publication/state').catch(() => undefined);
    // Nobody has answered, or what was found may be older than what was done meanwhile: it is asked again.
    setState((known) => (found && deeds.current === before ? found : known && { ...known }));
  }, []);
  return { state, act, look };
}

/** Returns the changes since the last publication by a way, after `compare`. */
function useChanges(way: string | undefined, onProblem: (problem: string) => void) {
  const [known, setKnown] = useState<{ way: string | undefined; changes: Changes }>();
  const asked = useRef(0);
  const compare = useCallback(() => {
    const turn = ++asked.current;
    // Comparing takes the server longer at one time than at another: the answer to what was asked last holds.
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

/** Does a work once a value is no longer what it was. */
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

/** Names a file, and the contents of the other side over which this machine's file is to be published. */
export type Settled = Pick<Conflict, 'path' | 'version'>;

/** Returns the conflicts that the writer has not settled yet: a newer version of the other side is asked about anew. */
export function openConflicts<One extends Settled>(conflicts: readonly One[], settled: readonly Settled[]): One[] {
  return conflicts.filter(
    ({ path, version }) => !settled.some((known) => known.path === path && known.version === version),
  );
}

/** The paths that publishing these changes takes: a renamed file leaves its former place, too. */
export function pathsToPublish(changes: readonly Change[]): string[] {
  return changes.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from]));
}

/** The fragment that names the page on which texts are put online. */
export const PUBLICATION_FRAGMENT = '#publier';

let wanted: readonly string[] | undefined;

/** Leaves it to the page of publication to send these files alone, when it is next opened. */
export function chooseForPublication(paths: readonly string[]): void {
  wanted = paths;
}

/** The files that were chosen for the page that opens; undefined where nobody has chosen, or they have been told before. */
export function useWantedFiles(): readonly string[] | undefined {
  const [paths] = useState(() => wanted);
  useEffect(() => {
    wanted = undefined;
  }, []);
  return paths;
}

/** The changed texts that are left out where only some are wanted; pictures go with the texts that show them. */
export function excludedTexts(paths: readonly string[] | undefined, changes: readonly Change[]): ReadonlySet<string> {
  const others = paths ? changes.filter(({ path, picture }) => !picture && !paths.includes(path)) : [];
  return new Set(others.map(({ path }) => path));
}

type Known = Pick<ContentList, 'contentTypes' | 'files' | 'today' | 'timeZone' | 'isBuiltDaily'>;

/**
 * Texts whose day has come since the site was published, so that visitors lack them until it is published again. None where the host builds the
 * site by itself each day, nor where this machine has published nothing yet.
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

/** Follows the last publication: the changes since, and the paths of the texts that visitors have as they are here. */
export function useLastPublication(list: Known) {
  const { value: changes } = useBuilt(() => call('publication/changes'));
  const published = useBuilt(() => call('publication/state')).value?.published;
  const online = useMemo(() => onlineTexts(list, changes, published), [list, changes, published]);
  return { changes, published, online };
}

/** Returns the paths of the texts that visitors have as they are here: those that have not changed since the last publication, once it is online. */
export function onlineTexts(list: Known, changes: Changes | undefined, published: Published | undefined): Set<string> {
  if (published?.live !== 'online' || !changes?.known) return new Set();
  const waiting = new Set([...changes.changes, ...dueTexts(list, published)].map(({ path }) => path));
  return new Set(list.files.flatMap(({ path, unpublished }) => (unpublished || waiting.has(path) ? [] : [path])));
}
