import { useCallback, useEffect, useState } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { call, reasonOf, Unreachable } from '../api-client.ts';
import { useBuildEnd } from '../use-content.ts';

export interface KnownWaiting {
  /** Undefined until it has come for the first time. */
  diagnostics: readonly Diagnostic[] | undefined;
  problem: string;
}

/** Asks after each build for the tasks that are left before the site is as it should be. */
export function useWaiting(): KnownWaiting {
  const [known, setKnown] = useState<KnownWaiting>({ diagnostics: undefined, problem: '' });
  const ask = useCallback(async () => {
    try {
      const diagnostics = (await call('overview/waiting')) ?? undefined;
      setKnown((former) => ({ diagnostics: diagnostics ?? former.diagnostics, problem: '' }));
    } catch (error) {
      if (!(error instanceof Unreachable)) setKnown((former) => ({ ...former, problem: reasonOf(error) }));
    }
  }, []);
  useEffect(() => void ask(), [ask]);
  useBuildEnd(() => void ask());
  return known;
}
