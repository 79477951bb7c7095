const MAX_QUOTED_LENGTH = 100;

/** Puts a value between straight double quotes; returns undefined if the value is too long for a hint. */
export function quoteValue(value: string): string | undefined {
  // YAML reads a line's end as a space.
  const line = value.trim().replace(/(?<!\s)\s*\n\s*/g, ' ');
  const text = unquote(line) ?? line;
  return text.length > MAX_QUOTED_LENGTH ? undefined : withQuotes(text);
}

export function withQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns a text for a front matter, with quotes only if YAML needs them. */
export function plainOrQuoted(text: string): string {
  const isPlain = /^\p{L}[\p{L}\p{N}'’ _-]*$/u.test(text) && !/\s$/.test(text) && !KEYWORD.test(text);
  return isPlain ? text : withQuotes(text);
}

/** Words that YAML 1.2 (10.3.2) or 1.1 does not read as texts. */
const KEYWORD = /^(?:null|true|false|yes|no|on|off|y|n)$/i;

const PAIRS = ['""', "''", '“”', '„“', '„”', '«»', '‹›', '‘’'];

/** Returns the text between a pair of quotes, or undefined if the value has none. */
export function unquote(value: string): string | undefined {
  const pair = PAIRS.find(
    ([open = '', close = '']) => value.length > 1 && value.startsWith(open) && value.endsWith(close),
  );
  return pair === undefined ? undefined : value.slice(1, -1).trim();
}
