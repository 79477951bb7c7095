/** What a map knows for a key; what it does not know is looked up, and known from then on. */
export function getOrCompute<Key, Value>(known: Map<Key, Value>, key: Key, look: (key: Key) => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const result = look(key);
  known.set(key, result);
  return result;
}
