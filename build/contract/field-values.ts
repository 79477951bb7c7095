import type { KeyPath } from './content-type.ts';

/** Returns the value at a path; undefined where the path leads nowhere. */
export function valueAt(data: unknown, at: KeyPath): unknown {
  return at.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isMap(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, data);
}

export function isMap(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
