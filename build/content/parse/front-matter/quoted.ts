/** In characters: nobody reads a hint with a longer value. */
const MAX_QUOTED_LENGTH = 100;

/** A value as a writer should put it: between straight double quotes, whatever pair of quotes it stood in; undefined when it is too long to show. */
export function quoteValue(value: string): string | undefined {
  // YAML reads a line's end inside a value as a space.
  const line = value.trim().replace(/(?<!\s)\s*\n\s*/g, ' ');
  const text = unquote(line) ?? line;
  return text.length > MAX_QUOTED_LENGTH ? undefined : withQuotes(text);
}

/** Returns a text between straight double quotes; quotes in it are escaped. */
export function withQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns a text as a front matter holds it: without quotes where YAML reads it as the same text, else between quotes. */
export function plainOrQuoted(text: string): string {
  const isPlain = /^\p{L}[\p{L}\p{N}'’ _-]*$/u.test(text) && !/\s$/.test(text) && !KEYWORD.test(text);
  return isPlain ? text : withQuotes(text);
}

/** Words that are no text to YAML 1.2 (10.3.2) or to readers of YAML 1.1. */
const KEYWORD = /^(?:null|true|false|yes|no|on|off|y|n)$/i;

const PAIRS = ['""', "''", '“”', '„“', '„”', '«»', '‹›', '‘’'];

/** Returns the inside of a value that a pair of quotes encloses; undefined when none does. */
export function unquote(value: string): string | undefined {
  const pair = PAIRS.find(
    ([open = '', close = '']) => value.length > 1 && value.startsWith(open) && value.endsWith(close),
  );
  return pair === undefined ? undefined : value.slice(1, -1).trim();
}
