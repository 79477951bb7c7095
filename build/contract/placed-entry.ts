import type { KeyPath } from './content-type.ts';
import type { Entry } from './entry.ts';
import type { ParsedFile } from './parsed-file.ts';

/** An entry with the content type it is of, the file it came from, and that file's text, in which places are found again. */
export interface PlacedEntry {
  contentType: string;
  entry: Entry;
  file: ParsedFile;
  text: string;
  /** Fields of its front matter that were left out, for visitors are not to see them; the elements behind them in a list have moved up. */
  redactedFields?: readonly KeyPath[];
}
