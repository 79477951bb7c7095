/** A text is judged in turn for its writer and for visitors: both results last until the next pair. */
const REMEMBERED = 2;

/**
 * A pure function that returns a result again where it is asked for the same: it forgets all but the last two results for an object, and those with
 * the object. With `textOf`, which writes out plain data, equal inputs are the same one; then it forgets all but the last two results.
 * Other arguments are compared as they are. The result is shared: a caller must not change it.
 */
export function memoize<Input extends object, Others extends readonly unknown[], Output>(
  compute: (input: Input, ...others: Others) => Output,
  textOf?: (input: Input) => string,
): (input: Input, ...others: Others) => Output {
  const results = new WeakMap<object, readonly { asked: readonly unknown[]; output: Output }[]>();
  return (input, ...others) => {
    const [place, asked] = textOf ? [results, [textOf(input), ...others]] : [input, others];
    const known = results.get(place) ?? [];
    const same = known.find((one) => one.asked.every((each, index) => Object.is(each, asked[index])));
    if (same) return same.output;
    const output = compute(input, ...others);
    results.set(place, [{ asked, output }, ...known].slice(0, REMEMBERED));
    return output;
  };
}
