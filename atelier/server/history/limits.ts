/** A version of a text, for what keeping it costs. */
export interface Kept {
  at: Date;
  bytes: number;
}

/** Of one text: how many versions, and how many bytes in all. */
const MOST = 100;
const BYTES = 5_000_000;

/**
 * The versions that give way, of those given, the oldest first: one after the other, the one that was followed by another the soonest, so that an
 * afternoon of many saves takes nothing of last month's. The newest one stays, and none goes for its age: a clock may be wrong.
 */
export function dropped<Version extends Kept>(versions: readonly Version[]): Version[] {
  let left = [...versions];
  const crowded: Version[] = [];
  while (left.length > MOST || (left.length > 1 && sumOf(left) > BYTES)) {
    const closest = mostCrowded(left);
    if (!closest) break;
    crowded.push(closest);
    left = left.filter((one) => one !== closest);
  }
  return crowded;
}

function sumOf(versions: readonly Kept[]): number {
  return versions.reduce((sum, { bytes }) => sum + bytes, 0);
}

function mostCrowded<Version extends Kept>(versions: readonly Version[]): Version | undefined {
  const gaps = versions.slice(0, -1).map((one, index) => (versions[index + 1]?.at.getTime() ?? 0) - one.at.getTime());
  return versions[gaps.indexOf(Math.min(...gaps))];
}
