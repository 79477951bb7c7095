import type { Entry } from '../contract/entry.ts';
import type { KeyPath } from '../contract/kind.ts';
import type { ParsedFile } from '../contract/parsed-file.ts';

/** An entry with the kind it is of, the file it came from, and that file's text, in which places are found again. */
export interface PlacedEntry {
  kind: string;
  entry: Entry;
  file: ParsedFile;
  text: string;
  /** Fields of its front matter that visitors are not to see; where they are left out, those behind them in a list move up. */
  gone?: readonly KeyPath[];
}
