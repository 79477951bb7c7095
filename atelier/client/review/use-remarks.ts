import { useMemo } from 'react';
import type { StoredRemark } from '../../server/review/remark-files.ts';
import { type RemarkPlace, remarkPlaces } from '../../server/review/remarks.ts';
import { call } from '../api-client.ts';
import { useAction } from '../ui/use-request.ts';
import { useBuilt } from '../use-content.ts';

export interface PlacedRemark extends StoredRemark {
  /** In the text as it is written now. */
  place: RemarkPlace;
}

const NONE: readonly StoredRemark[] = [];

/** Loads the remarks on a text, and finds their places in it. Another writer's arrive with fetched texts. */
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
    /** Sorted by their places in the text, as the settled ones are. */
    open: placed.filter(isOpen),
    settled: placed.filter((one) => !isOpen(one)),
    problem: settling.problem || problem,
    reload,
    settle,
  };
}

/** A text without remarks costs nothing. */
function placedIn(text: string, path: string, all: readonly StoredRemark[]): PlacedRemark[] {
  const remarks = all.filter((one) => one.path === path);
  if (remarks.length === 0) return [];
  const placeOf = remarkPlaces(text);
  const placed = remarks.map((remark) => ({ ...remark, place: placeOf(remark) }));
  return placed.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
}
