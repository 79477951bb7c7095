/**
 * The same pure function, which gives again what it has made of an object, as long as that object lives and is asked about with the same other
 * inputs. What it makes must not be changed by those who are given it.
 */
export function remembering<Input extends object, Others extends readonly unknown[], Output>(
  work: (input: Input, ...others: Others) => Output,
): (input: Input, ...others: Others) => Output {
  const known = new WeakMap<Input, { others: Others; output: Output }>();
  return (input, ...others) => {
    const before = known.get(input);
    if (before?.others.every((one, index) => Object.is(one, others[index]))) return before.output;
    const output = work(input, ...others);
    known.set(input, { others, output });
    return output;
  };
}
