import { useMemo, useState } from 'react';
import type { StoredRemark } from '../../server/review/remark-files.ts';
import { type RemarkPlace, remarkPlaces } from '../../server/review/remarks.ts';
import { call, reasonOf, Unreachable } from '../api-client.ts';
import { useBuildEnd } from '../use-content.ts';

export interface PlacedRemark extends StoredRemark {
  /** In the text as it is written now. */
  place: RemarkPlace;
}

export interface Remarks {
  /** Sorted by their places in the text. */
  open: readonly PlacedRemark[];
  settled: readonly PlacedRemark[];
  problem: string;
  reload(): Promise<void>;
  settle(remark: StoredRemark, state: StoredRemark['state']): Promise<void>;
}

const NONE: readonly StoredRemark[] = [];

/** Loads the remarks on a text, and finds their places in it. */
export function useRemarks(path: string, text: string): Remarks {
  const [known, setKnown] = useState(NONE);
  const [problem, setProblem] = useState('');
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
      setProblem('');
    } catch (error) {
      // The page already tells that the server does not answer.
      if (!(error instanceof Unreachable)) setProblem(reasonOf(error));
    }
  };
  const reload = () => run(async () => setKnown((await call('review/remarks')).filter((one) => one.path === path)));
  // Another writer's remarks arrive with fetched texts.
  useBuildEnd(() => void reload());
  const settle = ({ id }: StoredRemark, state: StoredRemark['state']) =>
    run(async () => {
      const settled = await call('review/settle', { path, id, state });
      setKnown((all) => all.map((one) => (one.id === id ? settled : one)));
    });
  const placed = useMemo(() => placedIn(text, known), [text, known]);
  const isOpen = ({ state }: StoredRemark) => state === 'open';
  return {
    open: placed.filter(isOpen),
    settled: placed.filter((one) => !isOpen(one)),
    problem,
    reload,
    settle,
  };
}

/** A text without remarks costs nothing. */
function placedIn(text: string, remarks: readonly StoredRemark[]): PlacedRemark[] {
  if (remarks.length === 0) return [];
  const placeOf = remarkPlaces(text);
  const placed = remarks.map((remark) => ({ ...remark, place: placeOf(remark) }));
  return placed.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
}
