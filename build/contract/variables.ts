/** A variable in a text: `{{name}}`, or `{{group.name}}`. */
export const VARIABLE = /\{\{\s*([\p{L}\w-]+(?:\.[\p{L}\w-]+)*)\s*\}\}/gu;

/** Variables in a source. Backslashes and character references make text of the braces. */
const WRITTEN =
  /(?:\\?\{|&(?:lbrace|lcub|#123|#x7b);){2}\s*([\p{L}\w-]+(?:\.[\p{L}\w-]+)*)\s*(?:\\?\}|&(?:rbrace|rcub|#125|#x7d);){2}/giu;

/** Finds variables of a source. `isText`: the braces are escaped. */
export function writtenVariables(source: string): { name: string; index: number; length: number; isText: boolean }[] {
  return Array.from(source.matchAll(WRITTEN), ({ 0: whole, 1: name = '', index }) => ({
    name,
    index,
    length: whole.length,
    isText: /[\\&]/.test(whole),
  }));
}

/** Marks a variable in parsed Markdown by noncharacters, which no source may contain. */
export const VARIABLE_MARK = /\ufdd0([^\ufdd0\ufdd1]+)\ufdd1/g;

export function markOf(name: string): string {
  return `\ufdd0${name}\ufdd1`;
}

/** Restores the source of marked variables, for quotations. */
export function unmarkVariables(text: string): string {
  return text.replace(VARIABLE_MARK, '{{$1}}');
}
