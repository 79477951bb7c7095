import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import type { LastChanges } from '../../api.ts';
import type { StoredRemark } from '../../server/review/remark.ts';
import { apiClient } from '../api-client.ts';
import { useBuildEnd } from '../build-events.ts';
import { Unreachable } from '../call-api.ts';
import { copiedPaths } from '../document/local-copy.ts';
import { publicationClient } from '../publication/publication-client.ts';
import { reasonOf } from '../reasons.ts';
import { reviewClient } from '../review/review-client.ts';

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
      if (!(error instanceof Unreachable)) setKnown((former) => ({ ...former, problem: reasonOf(error) }));
    }
  }, []);
  useEffect(() => void ask(), [ask]);
  useBuildEnd(() => void ask());
  return known;
}

/** When texts were last changed; nothing until it is known, which may take a long history a while. */
export function useLastChanges(): LastChanges {
  return useLater(apiClient.changes) ?? NO_CHANGES;
}

/** What readers have said, and nobody has settled. */
export function useOpenRemarks(): readonly StoredRemark[] {
  const remarks = useLater(reviewClient.remarks);
  return useMemo(() => remarks?.filter(({ state }) => state === 'open') ?? [], [remarks]);
}

/** How many files differ from what was published last; undefined where nothing is known of that. */
export function useUnpublishedCount(): number | undefined {
  const answer = useLater(publicationClient.changes);
  return answer?.known ? answer.changes.length : undefined;
}

const NO_CHANGES: LastChanges = {};

/** What the page is whole without, and is asked once it is drawn, and after each build: undefined until it comes. */
function useLater<Value>(ask: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  useBuildEnd(() => {
    ask().then(setValue, () => {});
  });
  return value;
}
