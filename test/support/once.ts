/** The same value, or promise of one, for every caller: an expensive thing is made once, by whoever asks first. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
