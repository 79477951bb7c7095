import type { KeyPath } from '../../contract/content-type.ts';
import type { Position } from '../diagnostic.ts';

/** A field of a front matter. */
export interface Field {
  at: KeyPath;
  /** The key itself is meant, not its value. */
  onKey?: boolean;
}

/**
 * Where fields stand in the text of a content file, in the order of the fields; of one that is missing, where it would belong.
 * The YAML parser is slow to load, and loaded only once there is a field to find.
 */
export async function locateFields(text: string, fields: readonly Field[]): Promise<Position[]> {
  const { fieldPlaces } = await import('./field-places.ts');
  const { keyAt, valueAt } = fieldPlaces(text);
  return fields.map(({ at, onKey }) => (onKey ? keyAt(at) : valueAt(at)));
}
