import type { ContentType } from './content-type.ts';

/** Names of all slots that some kind of page has a place for. */
export function slotsOf(contentTypes: Readonly<Record<string, ContentType>>): string[] {
  return [...new Set(Object.values(contentTypes).flatMap(({ prose }) => prose?.slots ?? []))];
}
