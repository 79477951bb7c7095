/** Gives the value before again where the next one is equal to it, so that what was worked out from that one stays good. Values are plain data. */
export function keepEqual<Value>(): (value: Value) => Value {
  let last: { value: Value; text: string } | undefined;
  return (value) => {
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { value, text };
    return last.value;
  };
}
