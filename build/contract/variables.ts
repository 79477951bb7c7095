/** A variable in a text: `{{name}}`, or `{{group.name}}`. */
export const VARIABLE = /\{\{\s*([\p{L}\w-]+(?:\.[\p{L}\w-]+)*)\s*\}\}/gu;

/** A variable in parsed Markdown. Noncharacters, which no source may hold, tell it from braces in code. */
export const VARIABLE_MARK = /\ufdd0([^\ufdd0\ufdd1]+)\ufdd1/g;

export function markOf(name: string): string {
  return `\ufdd0${name}\ufdd1`;
}

/** A parsed text as it was written, for diagnostics that quote it. */
export function unmarkVariables(text: string): string {
  return text.replace(VARIABLE_MARK, '{{$1}}');
}
