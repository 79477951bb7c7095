/** A version of a text, for what keeping it costs. */
export interface Kept {
  at: Date;
  bytes: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Of one text: how many versions, how many bytes in all, and for how many milliseconds. */
const MOST = 100;
const BYTES = 5_000_000;
const AGE = 365 * 24 * 60 * 60 * 1000;

/**
 * The versions that give way, of those given, the oldest first: those that are too old, and then, one after the other, the one that was followed by
 * another the soonest, so that an afternoon of many saves takes nothing of last month's. The newest one stays.
 */
export function dropped<Version extends Kept>(versions: readonly Version[], now: number): Version[] {
  const newest = versions.at(-1);
  const old = versions.filter((one) => one !== newest && now - one.savedAt > AGE);
  let left = versions.filter((one) => !old.includes(one));
  const crowded: Version[] = [];
  while (left.length > MOST || (left.length > 1 && sumOf(left) > BYTES)) {
    const closest = mostCrowded(left);
    if (!closest) break;
    crowded.push(closest);
    left = left.filter((one) => one !== closest);
  }
  return [...old, ...crowded];
}

function sumOf(versions: readonly Kept[]): number {
  return versions.reduce((sum, { bytes }) => sum + bytes, 0);
}

function mostCrowded<Version extends Kept>(versions: readonly Version[]): Version | undefined {
  const gaps = versions.slice(0, -1).map((one, index) => (versions[index + 1]?.at.getTime() ?? 0) - one.at.getTime());
  return versions[gaps.indexOf(Math.min(...gaps))];
}
