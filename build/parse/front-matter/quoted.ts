/** Longer values make a hint that nobody reads. */
const SHOWN = 100;

/** A value as a writer should put it: between straight double quotes, whatever pair of quotes it stood in; undefined when it is too long to show. */
export function quoted(value: string): string | undefined {
  // YAML reads a line's end inside a value as a space.
  const text = withoutQuotes(value.trim().replace(/\s*\n\s*/g, ' '));
  return text.length > SHOWN ? undefined : withQuotes(text);
}

/** The same, with the quotes it stands in kept as part of the text. */
export function withQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

const PAIRS = ['""', "''", '“”', '„“', '„”', '«»', '‹›', '‘’'];

/** What stands between a pair of quotes that holds all of a value; undefined when none does. */
export function insideQuotes(value: string): string | undefined {
  const pair = PAIRS.find(
    ([open = '', close = '']) => value.length > 1 && value.startsWith(open) && value.endsWith(close),
  );
  return pair === undefined ? undefined : value.slice(1, -1).trim();
}

function withoutQuotes(value: string): string {
  return insideQuotes(value) ?? value;
}
