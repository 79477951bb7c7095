import { useMemo, useState } from 'react';
import type { PreviewRequest } from '../../api.ts';
import {
  type AddedRemarks,
  type RemarkPlace,
  type RemarkState,
  type ReturnRequest,
  type ReviewFile,
  remarkPlaces,
  reviewApi,
  type SettleRequest,
  type StoredRemark,
} from '../../server/review/review-api.ts';
import { callApi, reasonOf, Unreachable } from '../api-client.ts';
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
  settle(remark: StoredRemark, state: RemarkState): Promise<void>;
}

const NONE: readonly StoredRemark[] = [];

/** Loads the remarks on a text, and finds their places in it. */
export function useRemarks(path: string, text: string): Remarks {
  const [known, setKnown] = useState(NONE);
  const [problem, setProblem] = useState('');
  const reload = async () => {
    try {
      const all = await reviewClient.remarks();
      setKnown(all.filter((one) => one.path === path));
      setProblem('');
    } catch (error) {
      // The whole page tells that the server does not answer.
      if (!(error instanceof Unreachable)) setProblem(reasonOf(error));
    }
  };
  // Another writer's remarks arrive with fetched texts.
  useBuildEnd(() => void reload());
  const placed = useMemo(() => placedIn(text, known), [text, known]);
  const settle = async ({ id }: StoredRemark, state: RemarkState) => {
    try {
      const settled = await reviewClient.settle({ path, id, state });
      setKnown((all) => all.map((one) => (one.id === id ? settled : one)));
      setProblem('');
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  const [open, settled] = [true, false].map((isOpen) => placed.filter(({ state }) => (state === 'open') === isOpen));
  return { open: open ?? [], settled: settled ?? [], problem, reload, settle };
}

/** A text without remarks costs nothing. */
function placedIn(text: string, remarks: readonly StoredRemark[]): PlacedRemark[] {
  if (remarks.length === 0) return [];
  const placeOf = remarkPlaces(text);
  const placed = remarks.map((remark) => ({ ...remark, place: placeOf(remark) }));
  return placed.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
}

/** Requests about reviews. All reject with `Refused` or `Unreachable`. */
export const reviewClient = {
  handOver: (data: PreviewRequest) => callApi<ReviewFile>(reviewApi.handOver, { method: 'POST', data }),
  remarks: () => callApi<StoredRemark[]>(reviewApi.remarks),
  receive: (data: ReturnRequest) => callApi<AddedRemarks>(reviewApi.remarks, { method: 'POST', data }),
  settle: (data: SettleRequest) => callApi<StoredRemark>(reviewApi.remarks, { method: 'PUT', data }),
};
