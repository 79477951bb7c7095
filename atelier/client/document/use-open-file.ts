import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenFile } from '../../api.ts';
import { apiClient, Refused, reasonOf, Unreachable } from '../api-client.ts';
import { binClient } from '../bin/bin-client.ts';
import { useBuildEnd } from '../use-content.ts';
import { NO_FILE, type Version } from './editing.ts';
import { copyOf, dropCopy, type LocalCopy } from './local-copy.ts';

/** In milliseconds: how long until a server that does not answer is asked again. */
const PATIENCE = 2000;

interface Opening {
  /** Undefined until it has come, and while there is none. */
  file?: OpenFile;
  /** A text of this file that was left unsaved, and differs from what lies on the disk; the file may be gone. */
  copy?: LocalCopy;
  /** The text to go on from; undefined until it is decided. */
  start?: Version;
  problem: string;
}

interface Decisions {
  resume(copy: LocalCopy): void;
  /** Gives the copy up, once it can be had again elsewhere. Rejects where it cannot be kept there. */
  discard(copy: LocalCopy): Promise<void>;
}

/** Reads a file, and looks for a text of it that was not saved. */
export function useOpenFile(path: string): Opening & Decisions {
  const [opening, setOpening] = useState<Opening>({ problem: '' });
  const ask = useRef(() => {});
  // A file that was not there may be by then.
  useBuildEnd(() => {
    if (!opening.file) ask.current();
  });
  useEffect(() => {
    // A build that ends meanwhile asks again: the first answer is the one to write in, and a later one must not take its place.
    const asking = askFor(path, (opened) => setOpening((known) => (known.file?.path === path ? known : opened)));
    ask.current = asking.ask;
    asking.ask();
    return asking.end;
  }, [path]);
  return {
    ...opening,
    resume(copy) {
      const { file } = opening;
      setOpening(
        file
          ? { ...opening, start: copy }
          : { ...opening, file: { path, ...NO_FILE }, start: { ...NO_FILE, text: copy.text } },
      );
    },
    async discard({ text }) {
      await binClient.keepUnsaved({ path, text });
      dropCopy(path);
      if (opening.file) setOpening({ ...opening, start: opening.file });
      else ask.current();
    },
  };
}

/** Asks for a file when it is told to, and from then on until somebody answers. */
function askFor(path: string, onAnswer: (opened: Opening) => void): { ask(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const open = async () => {
    try {
      const file = await apiClient.open(path);
      if (!ended) onAnswer(withCopy(path, file));
    } catch (error) {
      if (ended) return;
      onAnswer(withoutFile(path, error));
      if (error instanceof Unreachable) timer = setTimeout(open, PATIENCE);
    }
  };
  const end = () => {
    ended = true;
    clearTimeout(timer);
  };
  return { ask: () => void open(), end };
}

function withoutFile(path: string, error: unknown): Opening {
  if (error instanceof Unreachable) return { problem: '' };
  const copy = error instanceof Refused && error.status === 404 ? copyOf(path) : undefined;
  return copy ? { copy, problem: '' } : { problem: reasonOf(error) };
}

function withCopy(path: string, file: OpenFile): Opening {
  const copy = copyOf(path);
  if (copy && copy.text !== file.text) return { file, copy, problem: '' };
  dropCopy(path);
  return { file, start: file, problem: '' };
}

interface FileLock {
  /** This tab alone writes the file; another one does while it is false. */
  held: boolean;
  /** Takes the file over from the other tab, which is told by its own `held`. */
  take(): void;
}

/** Sees to it that one tab of the browser at a time writes a file (Web Locks). The lock goes with its tab, however that ends. */
export function useFileLock(path: string): FileLock {
  const [held, setHeld] = useState(true);
  const [steals, setSteals] = useState(0);
  useEffect(() => holdLock(`atelier-${path}`, steals > 0, setHeld), [path, steals]);
  return { held, take: useCallback(() => setSteals((count) => count + 1), []) };
}

/** Holds a lock, or waits for it, until what it returns is called. `steal`: whoever holds it loses it, and waits in turn. */
function holdLock(name: string, steal: boolean, onHeld: (held: boolean) => void): () => void {
  const end = new AbortController();
  let release = () => {};
  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      onHeld(true);
    });
  const wait = (): Promise<void> => {
    onHeld(false);
    return navigator.locks.request(name, { signal: end.signal }, hold);
  };
  const again = (request: Promise<void>): Promise<void> =>
    request.catch(() => (end.signal.aborted ? undefined : again(wait())));
  void again(
    steal
      ? navigator.locks.request(name, { steal: true }, hold)
      : navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : wait())),
  );
  return () => {
    end.abort();
    release();
  };
}
