/** A replacement of a part of a text. */
interface Replacement {
  from: number;
  to: number;
  insert: string;
}

/** Returns the smallest replacement that turns `before` into `after`; undefined if they are equal. */
export function smallestChange(before: string, after: string): Replacement | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** Returns `own` with the change from `before` to `other`. If both changes overlap, returns `other`. */
export function mergeChanges(before: string, own: string, other: string): string {
  const [mine, theirs] = [smallestChange(before, own), smallestChange(before, other)];
  if (!mine || !theirs) return theirs ? other : own;
  const isBehind = mine.to <= theirs.from;
  if (!isBehind && theirs.to > mine.from) return other;
  const shift = isBehind ? own.length - before.length : 0;
  return own.slice(0, theirs.from + shift) + theirs.insert + own.slice(theirs.to + shift);
}
