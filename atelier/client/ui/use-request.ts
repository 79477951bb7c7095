import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reasonOf } from '../api-client.ts';

export interface Loaded<Value> {
  /** The value; undefined until it is loaded. It stays during a new request, and if that fails. */
  value: Value | undefined;
  /** The error of the last request, if it failed, and its reason in words. */
  error: unknown;
  problem: string;
  reload(): Promise<void>;
}

/** Loads a value on mount, and again when `of` changes. Answers to requests before a later answer or about a former `of` are dropped. */
export function useLoaded<Value, Of = undefined>(ask: (of: Of) => Promise<Value>, of: Of): Loaded<Value> {
  const [{ value, error }, setAnswer] = useState<Partial<Pick<Loaded<Value>, 'value' | 'error'>>>({});
  const asked = useRef(0);
  /** The number of the first request whose answer is still wanted. */
  const wanted = useRef(0);
  const latest = useEffectEvent(ask);
  const reload = useCallback(async () => {
    const nth = ++asked.current;
    const answer = await latest(of).then(
      (found) => ({ value: found, error: undefined }),
      (failure: unknown) => ({ value: undefined, error: failure }),
    );
    if (nth < wanted.current) return;
    wanted.current = nth;
    setAnswer((known) => ({ ...answer, value: answer.value ?? known.value }));
  }, [of]);
  useEffect(() => {
    wanted.current = asked.current + 1;
    void reload();
  }, [reload]);
  return { value, error, problem: error === undefined ? '' : reasonOf(error), reload };
}

interface Action {
  /** True if the work is running. One runs at a time. */
  running: boolean;
  /** The reason of the last failure, in words. */
  problem: string;
  run(work: () => Promise<void>): Promise<void>;
}

/** Runs an action of the writer, and keeps its failure for the page to show. */
export function useAction(): Action {
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (work: () => Promise<void>) => {
    setRunning(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setRunning(false);
    }
  };
  return { running, problem, run };
}

/** The shortest and longest pause between two tries, in milliseconds. */
const FIRST = 400;
const LONGEST = 2000;

interface Retries {
  /** Tries again after a pause of at least so many milliseconds, which grows with each try. */
  soon(least?: number): void;
  /** Stops trying after a success, and resets the pause. */
  end(): void;
}

/** Retries something until `end` is called or its component is unmounted. */
export function useRetries(again: () => void): Retries {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pause = useRef(FIRST);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    soon(least = 0) {
      clearTimeout(timer.current);
      timer.current = setTimeout(again, Math.max(least, pause.current));
      pause.current = Math.min(2 * pause.current, LONGEST);
    },
    end() {
      clearTimeout(timer.current);
      pause.current = FIRST;
    },
  };
}
