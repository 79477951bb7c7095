import { useCallback, useEffect, useState } from 'react';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { LastChanges } from '../../api.ts';
import { apiClient } from '../api-client.ts';
import { useBuildEnd } from '../build-events.ts';
import { copiedPaths } from '../document/local-copy.ts';
import { reasonOf } from '../reasons.ts';

/** Files of which a text is kept here that was not saved; other tabs may add to them. */
export function useUnsaved(): ReadonlySet<string> {
  const [paths, setPaths] = useState(copiedPaths);
  useEffect(() => {
    const follow = () => setPaths(copiedPaths());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return paths;
}

interface KnownWaiting {
  /** Undefined until it has come for the first time. */
  diagnostics: readonly Diagnostic[] | undefined;
  problem: string;
}

/** What there is to do before visitors find the site as it should be, as after the last build. */
export function useWaiting(): KnownWaiting {
  const [known, setKnown] = useState<KnownWaiting>({ diagnostics: undefined, problem: '' });
  const ask = useCallback(async () => {
    try {
      const diagnostics = (await apiClient.waiting()) ?? undefined;
      setKnown((former) => ({ diagnostics: diagnostics ?? former.diagnostics, problem: '' }));
    } catch (error) {
      setKnown((former) => ({ ...former, problem: reasonOf(error) }));
    }
  }, []);
  useEffect(() => void ask(), [ask]);
  useBuildEnd(() => void ask());
  return known;
}

/** When texts were last changed; nothing until it is known, which may take a long history a while. */
export function useLastChanges(): LastChanges {
  const [changes, setChanges] = useState<LastChanges>({});
  const ask = useCallback(async () => {
    // Who cannot be told this sees the list without it.
    const known = await apiClient.changes().catch(() => undefined);
    if (known) setChanges(known);
  }, []);
  useEffect(() => void ask(), [ask]);
  useBuildEnd(() => void ask());
  return changes;
}
