/** A variable in a text: `{{name}}`, or `{{group.name}}`. */
export const VARIABLE = /\{\{\s*([\p{L}\w-]+(?:\.[\p{L}\w-]+)*)\s*\}\}/gu;

/** Variables in a source. A backslash or a character reference in them says that the braces are meant as text. */
const WRITTEN =
  /(?:\\?\{|&(?:lbrace|lcub|#123|#x7b);){2}\s*([\p{L}\w-]+(?:\.[\p{L}\w-]+)*)\s*(?:\\?\}|&(?:rbrace|rcub|#125|#x7d);){2}/giu;

/** Finds each place of a Markdown source that reads as a variable once it is parsed. `isText`: its braces are escaped, so it is none. */
export function writtenVariables(source: string): { name: string; index: number; length: number; isText: boolean }[] {
  return Array.from(source.matchAll(WRITTEN), ({ 0: whole, 1: name = '', index }) => ({
    name,
    index,
    length: whole.length,
    isText: /[\\&]/.test(whole),
  }));
}

/** A variable in parsed Markdown. Noncharacters, which no source may hold, tell it from braces in code. */
export const VARIABLE_MARK = /\ufdd0([^\ufdd0\ufdd1]+)\ufdd1/g;

export function markOf(name: string): string {
  return `\ufdd0${name}\ufdd1`;
}

/** A parsed text as it was written, for diagnostics that quote it. */
export function unmarkVariables(text: string): string {
  return text.replace(VARIABLE_MARK, '{{$1}}');
}
