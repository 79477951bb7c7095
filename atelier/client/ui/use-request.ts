import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reasonOf } from '../api-client.ts';

export interface Loaded<Value> {
  /** Undefined until it has come; the former value stays while it is asked for again, and where the answer is none. */
  value: Value | undefined;
  /** What the last question failed with, if it did, and its reason in words. */
  error: unknown;
  problem: string;
  reload(): Promise<void>;
}

/** Asks for a value on mount, and anew where `of` is another one. An answer that comes after that of a later question, or about a former `of`, is dropped. */
export function useLoaded<Value, Of = undefined>(ask: (of: Of) => Promise<Value>, of: Of): Loaded<Value> {
  const [{ value, error }, setAnswer] = useState<Partial<Pick<Loaded<Value>, 'value' | 'error'>>>({});
  const asked = useRef(0);
  /** The number of the first question whose answer is still wanted. */
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
  /** True while it runs. One runs at a time. */
  running: boolean;
  /** The reason of the last failure, in words. */
  problem: string;
  run(work: () => Promise<void>): Promise<void>;
}

/** Runs work that a writer has asked for, and keeps its failure for the page to show. */
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

/** In milliseconds: the first pause before another try, and the longest one. */
const FIRST = 400;
const LONGEST = 2000;

interface Retries {
  /** Tries again after a pause of at least so many milliseconds, which is longer each time. */
  soon(least?: number): void;
  /** It has worked: nothing is tried again, and the next pause is the first one. */
  end(): void;
}

/** Tries something again until it is told to end, or its component is gone. */
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
