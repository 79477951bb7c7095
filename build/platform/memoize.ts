/**
 * A pure function that keeps its last result for each object it is given, and returns it again as long as the other arguments are the same
 * objects. The result is shared: a caller must not change it.
 */
export function memoize<Input extends object, Others extends readonly unknown[], Output>(
  compute: (input: Input, ...others: Others) => Output,
): (input: Input, ...others: Others) => Output {
  const results = new WeakMap<Input, { others: Others; output: Output }>();
  return (input, ...others) => {
    const last = results.get(input);
    if (last?.others.every((one, index) => Object.is(one, others[index]))) return last.output;
    const output = compute(input, ...others);
    results.set(input, { others, output });
    return output;
  };
}
