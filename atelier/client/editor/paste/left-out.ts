import type { LeftOutKind } from '../../../words/text.fr.ts';

/** Counts of what a pasted text had and its Markdown has not, by kind. */
export type LeftOut = Partial<Record<LeftOutKind, number>>;

/** Counts a thing that does not come along. Returns what stands in its place: nothing. */
export function leaveOut(kind: LeftOutKind, out: LeftOut): [] {
  out[kind] = (out[kind] ?? 0) + 1;
  return [];
}
