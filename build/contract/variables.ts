/** How writers name a value of the site in a text: `{{name}}`, or `{{group.name}}`. */
export const VARIABLE = /\{\{\s*([\p{L}\w-]+(?:\.[\p{L}\w-]+)*)\s*\}\}/gu;

/** What stands for a variable in parsed Markdown, where the braces of code look like its own: between noncharacters, which no source may hold. */
export const VARIABLE_MARK = /\ufdd0([^\ufdd0\ufdd1]+)\ufdd1/g;

export function markOf(name: string): string {
  return `\ufdd0${name}\ufdd1`;
}

/** A parsed text as it was written, for diagnostics that quote it. */
export function unmarkVariables(text: string): string {
  return text.replace(VARIABLE_MARK, '{{$1}}');
}
