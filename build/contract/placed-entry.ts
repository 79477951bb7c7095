import type { Entry } from './entry.ts';
import type { KeyPath } from './kind.ts';
import type { ParsedFile } from './parsed-file.ts';

/** An entry with the kind it is of, the file it came from, and that file's text, in which places are found again. */
export interface PlacedEntry {
  kind: string;
  entry: Entry;
  file: ParsedFile;
  text: string;
  /** Fields of its front matter that were left out, for visitors are not to see them; the elements behind them in a list have moved up. */
  redactedFields?: readonly KeyPath[];
}
