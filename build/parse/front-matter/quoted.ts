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

/** A text as front matter writes it: bare where that says the same, else between quotes. */
export function plainOrQuoted(text: string): string {
  const isPlain = /^\p{L}[\p{L}\p{N}'’ _-]*$/u.test(text) && !/\s$/.test(text) && !KEYWORD.test(text);
  return isPlain ? text : withQuotes(text);
}

/** What YAML reads as no text (YAML 1.2.2, 10.3.2), and what other readers do not (YAML 1.1). */
const KEYWORD = /^(?:null|true|false|yes|no|on|off|y|n)$/i;

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
