/** A text is judged in turn for its writer and for visitors: both results last until the next pair. */
const REMEMBERED = 2;

/**
 * A pure function that remembers its last two results for each object it is given, and returns one of them again where the other arguments are
 * the same objects. The result is shared: a caller must not change it.
 */
export function memoize<Input extends object, Others extends readonly unknown[], Output>(
  compute: (input: Input, ...others: Others) => Output,
): (input: Input, ...others: Others) => Output {
  const results = new WeakMap<Input, readonly { others: Others; output: Output }[]>();
  return (input, ...others) => {
    const known = results.get(input) ?? [];
    const same = known.find((one) => one.others.every((other, index) => Object.is(other, others[index])));
    if (same) return same.output;
    const output = compute(input, ...others);
    results.set(input, [{ others, output }, ...known].slice(0, REMEMBERED));
    return output;
  };
}
