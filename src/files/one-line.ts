/** Returns a text as one line of Markdown without any markup. No-break spaces stay. */
export function oneLine(text: string): string {
  const line = text.replace(/[ \t\r\n\f\v\u0085\u2028\u2029]+/g, ' ').trim();
  return line.replace(/[\\[\]<`]|^[#>*+-]/g, '\\$&');
}
