import type { FieldLocator } from '../../contract/field-locator.ts';

/** Finds fields by reading the front matter as YAML. The YAML parser is slow to load, and loaded only once there is a field to find. */
export const locateFields: FieldLocator = async (text, fields) => {
  const { fieldPlaces } = await import('./field-places.ts');
  const { keyAt, valueAt } = fieldPlaces(text);
  return fields.map(({ at, onKey }) => (onKey ? keyAt(at) : valueAt(at)));
};
