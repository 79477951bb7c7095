import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reasonOf } from '../api-client.ts';

interface Loaded<Value> {
  /** Undefined until it has come; the former value stays while it is asked for again. */
  value: Value | undefined;
  /** The reason of the last failure, in words. */
  problem: string;
  reload(): Promise<void>;
}

/** Asks for a value on mount, and anew where `of` is another one. An answer that comes after the next question, or after the component has gone, is dropped. */
export function useLoaded<Value, Of = undefined>(ask: (of: Of) => Promise<Value>, of: Of): Loaded<Value> {
  const [value, setValue] = useState<Value>();
  const [problem, setProblem] = useState('');
  const asked = useRef(0);
  const latest = useEffectEvent(ask);
  const reload = useCallback(async () => {
    asked.current += 1;
    const nth = asked.current;
    const [found, why] = await latest(of).then(
      (answer) => [answer, ''] as const,
      (error) => [undefined, reasonOf(error)] as const,
    );
    if (nth !== asked.current) return;
    if (why === '') setValue(found);
    setProblem(why);
  }, [of]);
  useEffect(() => void reload(), [reload]);
  return { value, problem, reload };
}

interface Action {
  /** True while it runs. One runs at a time. */
  running: boolean;
  /** The reason of the last failure, in words. */
  problem: string;
  /** Resolves to false when the work failed. */
  run(work: () => Promise<void>): Promise<boolean>;
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
      return true;
    } catch (error) {
      setProblem(reasonOf(error));
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { running, problem, run };
}
