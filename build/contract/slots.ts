import type { Kind } from './kind.ts';

/** Names of all slots that some kind of page has a place for. */
export function slotsOf(kinds: Readonly<Record<string, Kind>>): string[] {
  return [...new Set(Object.values(kinds).flatMap(({ prose }) => prose?.slots ?? []))];
}
