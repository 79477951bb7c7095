import { useEffect, useState } from 'react';
import type { LastReplacement, Undone } from '../../api.ts';
import { workshopFind as words } from '../../words/find.fr.ts';
import { apiClient } from '../api-client.ts';
import { reasonOf } from '../reasons.ts';
import { chosenTexts } from './chosen.ts';
import type { Finding } from './use-find.ts';

export interface Replacing {
  replacement: string;
  write(replacement: string): void;
  /** The one that can be taken back. */
  last: LastReplacement | undefined;
  undone: Undone | undefined;
  running: boolean;
  problem: string;
  replace(): Promise<void>;
  undo(): Promise<void>;
}

/** Replaces what was found; the last replacement can be taken back, also one of another day. */
export function useReplacement({ found, by, chosen, forget }: Finding, onFiles: () => Promise<void>): Replacing {
  const [replacement, write] = useState('');
  const [last, setLast] = useState<LastReplacement>();
  const [undone, setUndone] = useState<Undone>();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    // Without it there is nothing to offer.
    apiClient.lastReplacement().then(
      (known) => setLast(known ?? undefined),
      () => {},
    );
  }, []);
  const doing = async (work: () => Promise<void>) => {
    setRunning(true);
    setProblem('');
    setUndone(undefined);
    try {
      await work();
      forget();
      await onFiles();
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setRunning(false);
  };
  const replace = () =>
    doing(async () => {
      if (found && by) setLast(await apiClient.replace({ ...by, replacement, texts: chosenTexts(found, chosen) }));
    });
  const undo = () =>
    doing(async () => {
      setUndone(await apiClient.undoReplacement());
      setLast(undefined);
    });
  return { replacement, write, last, undone, running, problem: running ? words.replacing : problem, replace, undo };
}
