/** The number of cached results: one text is judged for its writer and for visitors in turn. */
const REMEMBERED = 2;

/** Caches the last two results per object, or, with `textOf`, for equal data. Other arguments count by identity. Callers must not change results. */
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
