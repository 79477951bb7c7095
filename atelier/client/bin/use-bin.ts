import { useCallback, useEffect, useState } from 'react';
import type { BinEntry, PutBack } from '../../server/bin/bin-api.ts';
import { reasonOf } from '../reasons.ts';
import { binClient } from './bin-client.ts';

interface Bin {
  /** The last deleted first; undefined until they have come. */
  entries: readonly BinEntry[] | undefined;
  /** What was put back last. */
  back: (PutBack & Pick<BinEntry, 'sort'>) | undefined;
  problem: string;
  putBack(entry: BinEntry): Promise<void>;
  /** Removes for good what is listed. */
  empty(): Promise<void>;
}

/** What lies in the bin, and how it comes out. `onFiles` has the list of content read anew. */
export function useBin(onFiles: () => Promise<void>): Bin {
  const [entries, setEntries] = useState<readonly BinEntry[]>();
  const [back, setBack] = useState<Bin['back']>();
  const [problem, setProblem] = useState('');
  const load = useCallback(() => binClient.entries().then(setEntries, (error) => setProblem(reasonOf(error))), []);
  useEffect(() => void load(), [load]);
  const putBack = async ({ id, sort }: BinEntry) => {
    setBack(undefined);
    setProblem('');
    try {
      setBack({ ...(await binClient.putBack(id)), sort });
      await onFiles();
    } catch (error) {
      setProblem(reasonOf(error));
    }
    await load();
  };
  const empty = async () => {
    setBack(undefined);
    setProblem('');
    await binClient.empty((entries ?? []).map(({ id }) => id)).then(setEntries, (error) => setProblem(reasonOf(error)));
  };
  return { entries, back, problem, putBack, empty };
}
