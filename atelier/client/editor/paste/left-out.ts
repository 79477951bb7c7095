import type { LeftOutKind } from '../../../words/text.fr.ts';

/** The numbers of things in a pasted text that its Markdown lacks, by kind. */
export type LeftOut = Partial<Record<LeftOutKind, number>>;

/** Counts a thing that is left out. Returns no nodes, to stand in its place. */
export function leaveOut(kind: LeftOutKind, out: LeftOut): [] {
  out[kind] = (out[kind] ?? 0) + 1;
  return [];
}
