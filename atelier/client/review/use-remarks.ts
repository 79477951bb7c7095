import { useMemo } from 'react';
import type { StoredRemark } from '../../server/review/remark-files.ts';
import { type RemarkPlace, remarkPlaces } from '../../server/review/remarks.ts';
import { call } from '../api-client.ts';
import { useAction } from '../ui/use-request.ts';
import { useBuilt } from '../use-content.ts';

export interface PlacedRemark extends StoredRemark {
  /** The place in the present text. */
  place: RemarkPlace;
}

const NONE: readonly StoredRemark[] = [];

/** Loads the remarks on a text, and finds their places in it. Remarks of other writers arrive with the texts that git fetches. */
export function useRemarks(path: string, text: string) {
  const { value: all = NONE, problem, reload } = useBuilt(() => call('review/remarks'));
  const settling = useAction();
  const settle = ({ id }: StoredRemark, state: StoredRemark['state']) =>
    settling.run(async () => {
      await call('review/settle', { path, id, state });
      await reload();
    });
  const placed = useMemo(() => placedIn(text, path, all), [text, path, all]);
  const isOpen = ({ state }: StoredRemark) => state === 'open';
  return {
    /** Open remarks by their places in the text; settled ones are sorted alike. */
    open: placed.filter(isOpen),
    settled: placed.filter((one) => !isOpen(one)),
    problem: settling.problem || problem,
    reload,
    settle,
  };
}

/** Returns the remarks with their places. A text without remarks is not searched. */
function placedIn(text: string, path: string, all: readonly StoredRemark[]): PlacedRemark[] {
  const remarks = all.filter((one) => one.path === path);
  if (remarks.length === 0) return [];
  const placeOf = remarkPlaces(text);
  const placed = remarks.map((remark) => ({ ...remark, place: placeOf(remark) }));
  return placed.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
}
