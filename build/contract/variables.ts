/** A variable in a text: `{{name}}`, or `{{group.name}}`. */
export const VARIABLE = /\{\{\s*([\p{L}\w-]+(?:\.[\p{L}\w-]+)*)\s*\}\}/gu;

/**
 * Variables in a source. A backslash or a character reference in them makes the braces plain text, but for a backslash that is escaped itself: the
 * first alternative takes those away.
 */
const WRITTEN =
  /\\\\|(?:\\?\{|&(?:lbrace|lcub|#123|#x7b);){2}\s*([\p{L}\w-]+(?:\.[\p{L}\w-]+)*)\s*(?:\\?\}|&(?:rbrace|rcub|#125|#x7d);){2}/giu;

/** Finds the variables of a source. `isText` is true if the braces are escaped, so that they are plain text. */
export function writtenVariables(source: string): { name: string; index: number; length: number; isText: boolean }[] {
  return Array.from(source.matchAll(WRITTEN)).flatMap(({ 0: whole, 1: name, index }) =>
    name === undefined ? [] : [{ name, index, length: whole.length, isText: /[\\&]/.test(whole) }],
  );
}

/** Variables in parsed Markdown, marked by noncharacters, which no source may contain. */
export const VARIABLE_MARK = /\ufdd0([^\ufdd0\ufdd1]+)\ufdd1/g;

export function markOf(name: string): string {
  return `\ufdd0${name}\ufdd1`;
}

/** Restores the source of marked variables, so that diagnostics can quote it. */
export function unmarkVariables(text: string): string {
  return text.replace(VARIABLE_MARK, '{{$1}}');
}
