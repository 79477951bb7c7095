/** A text as words of one line, which begin nothing in Markdown and link to nowhere. Spaces that do not break stay. */
export function oneLine(text: string): string {
  const line = text.replace(/[ \t\r\n\f\v\u0085\u2028\u2029]+/g, ' ').trim();
  return line.replace(/[\\[\]<`]|^[#>*+-]/g, '\\$&');
}
