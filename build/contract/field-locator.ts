import type { Position } from '../diagnostics/diagnostic.ts';
import type { KeyPath } from './content-type.ts';

/** A field of a front matter. */
export interface Field {
  at: KeyPath;
  /** The key itself is meant, not its value. */
  onKey?: boolean;
}

/** Finds where fields stand in the text of a content file, in the order of the fields: of one that is missing, where it would belong. */
export type FieldLocator = (text: string, fields: readonly Field[]) => Promise<Position[]>;
