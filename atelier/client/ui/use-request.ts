import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { reasonOf } from '../api-client.ts';

interface Loaded<Value> {
  /** Undefined until it has come; the former value stays while it is asked for again. */
  value: Value | undefined;
  /** The reason of the last failure, in words. */
  problem: string;
  reload(): Promise<void>;
}

/** Asks for a value on mount. An answer that comes after the component has gone is dropped. */
export function useLoaded<Value>(ask: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value>();
  const [problem, setProblem] = useState('');
  const latest = useEffectEvent(ask);
  const reload = useCallback(async () => {
    try {
      setValue(await latest());
      setProblem('');
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }, []);
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
