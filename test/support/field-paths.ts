import type { KeyPath } from '../../build/contract/content-type.ts';

/** Paths of all that data holds, what holds others before what it holds. */
export function pathsIn(data: unknown, at: KeyPath = []): KeyPath[] {
  const inner = Array.isArray(data)
    ? data.map((item: unknown, index) => [index, item] as const)
    : typeof data === 'object' && data !== null
      ? Object.entries(data)
      : [];
  return [...(at.length > 0 ? [at] : []), ...inner.flatMap(([key, value]) => pathsIn(value, [...at, key]))];
}

export function valueIn(data: unknown, at: KeyPath): unknown {
  return at.reduce<unknown>(
    (inner, key) => Object.entries(Object(inner)).find(([name]) => name === String(key))?.[1],
    data,
  );
}
