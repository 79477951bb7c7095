/** A word or a marked one at the start of a line: it begins no list, table or other block there. */
const WORD = /^(?:«\s?|\*\*|[*_`[("'“]|\{\{)?\p{L}/u;

/** Letters behind the last line break in which the next one is searched. */
const REACH = 5000;
/** Letters on one side of a line break that tell where it was. */
const CONTEXT = 20;

/** Breaks the line of a changed paragraph where its source is broken, if the words on one side are still there. `prefix` begins each further line of the source. */
export function keepLineBreaks(text: string, source: string, prefix: string): string {
  const lines = source.split(`\n${prefix}`);
  const flat = lines.join(' ');
  let written = '';
  let from = 0;
  let end = -1;
  for (const line of lines.slice(0, -1)) {
    end += 1 + line.length;
    const near = text.slice(0, from + REACH);
    const [before, after] = [flat.slice(Math.max(0, end - CONTEXT), end + 1), flat.slice(end, end + CONTEXT)];
    const [behind, ahead] = [near.indexOf(before, Math.max(0, from - CONTEXT)), near.indexOf(after, from)];
    const found = ahead !== -1 ? ahead : behind === -1 ? -1 : behind + before.length - 1;
    // Behind a backslash or a space the break would be one on the page.
    if (found <= from || /[\\\s]/.test(text.charAt(found - 1))) continue;
    if (!WORD.test(text.slice(found + 1, found + CONTEXT))) continue;
    written += `${text.slice(from, found)}\n`;
    from = found + 1;
  }
  return written + text.slice(from);
}
