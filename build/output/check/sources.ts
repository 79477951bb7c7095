import type { PlacedEntry } from '../../contract/content.ts';
import type { Page } from '../../contract/finished-page.ts';

/** The entries whose texts diagnostics are placed in, by the paths of their files. */
export type Texts = ReadonlyMap<string, PlacedEntry>;

export function textsOf(entries: readonly PlacedEntry[]): Texts {
  return new Map(entries.map((placed) => [placed.entry.source, placed]));
}

/** The file that a diagnostic about a whole page is shown at. */
export function fileOf({ route: { source, output } }: Page): string {
  return source ?? output;
}
