import type { ContentTypes } from './content-type.ts';

/** Names of all slots that some kind of page has a place for. */
export function slotsOf(contentTypes: ContentTypes): string[] {
  return [...new Set(Object.values(contentTypes).flatMap(({ prose }) => prose?.slots ?? []))];
}
