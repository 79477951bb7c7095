/** Returns a map's value for a key; computes and stores a missing one. */
export function getOrCompute<Key, Value>(known: Map<Key, Value>, key: Key, look: (key: Key) => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const result = look(key);
  known.set(key, result);
  return result;
}
