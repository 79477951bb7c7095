/** In characters. Satteri needs the square of the time for some texts, and nothing can stop it: within these sizes the worst takes a second. */
const LONGEST_TEXT = 50_000;
const LONGEST_BLOCK = 8_000;

/**
 * What Satteri reads otherwise than remark-parse does, or places otherwise, as random texts have shown; and a little more, where it
 * would take a parser to tell. Each is looked for in the prose, which is all but fenced code and the signs of call-outs.
 */
const READ_OTHERWISE: readonly RegExp[] = [
  // What may be the name of a directive, in all of Unicode.
  /:(?![ \n\u00a0\u202f/,.;!?)"'»*`|+-]|$)/,
  // A bare address: where it ends, and how the text around it is cut.
  /(?<!(?:\]\(|\]: |(?<!\\)<)(?:https?:\/\/)?)(?:https?:\/\/|www\.)/i,
  /[\w.+-]@[\w-]/,
  // A note that begins with anything but words, or in the middle of a line.
  /\[\^[^\]\n]*\]:(?! (?!\d+[.)])[\p{L}\p{N}"«(])|[^\n]\[\^[^\]\n]*\]:/u,
  // An address for a name, and right below it a block of another sort.
  /^[ \t>]*\[[^\]\n]*\]:.*\n(?![ \t>]*(?:\n|\[|$))/m,
  // A box to tick with anything but words behind it; an item of a list, or a quote in a quote, that has nothing in it.
  /\[[ xX]\](?! [\p{L}\p{N}"«(])/u,
  /^[ \t>]*(?:[-+*]|\d+[.)])[ \t]*$|^[ \t]*>[ \t]*>[ \t>]*$/m,
  // Code that ends with the item or the quote it is in.
  /^[ \t>]+(?:`{3}|~{3})|^[ \t>]*(?:[-+*]|\d+[.)])[ \t].*(?:`{3}|~{3})/m,
  // Marks of emphasis beside others, beside an escaped one, or beside a character of two UTF-16 units.
  /\*[_~]|_[*~]|~[*_]|\\[*_~][*_~]|[\u{10000}-\u{10ffff}][*_~]|[*_~][\u{10000}-\u{10ffff}]/u,
  // What JavaScript takes for a space, and Unicode does not.
  /[\ufeff\u2028\u2029]/,
  // Where a break ends, before a line with an indent.
  /(?: {2}|\\)\n[ \t>]/,
];

/** Whether two parsers may make different trees of a text, so that remark-parse had better read it. */
export function isDoubtful(text: string): boolean {
  if (text.length > LONGEST_TEXT) return true;
  if (text.split(/\n[ \t]*\n/).some((block) => block.length > LONGEST_BLOCK)) return true;
  const prose = proseOf(text.split('\n'));
  return prose === undefined || READ_OTHERWISE.some((pattern) => pattern.test(prose));
}

const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
/** A call-out's first line, with a title that holds no Markdown. */
const OPENING = /^(:{3,})[a-z][a-z-]*(?:\[(?:[^[\]\\`*_~<&!:@]|:(?= ))*\])?$/;
/** A line that a page fills with something of its own, or that says what the table below it is; what it interrupts need not be told apart. */
const LEAF = /^::[a-z][a-z-]*(?:\[(?:[^[\]\\`*_~<&!:@]|:(?= ))+\](?:\{[a-z-]+\})?)?$/;
/** What a call-out's lines hold: an address for a name, which the text around it knows too late, and a table, which may take the closing line for a row. */
const UNUSUAL_INSIDE = /^[ \t>]*\[[^\]]*\]:|\|/;
/** A line that surely ends with the text it is of. */
const ENDS_WITH_ITSELF = /^(?:(?!\[).*[\p{L}\p{N}.!?…»)%€"])?$/u;

/** Stands for a block among lines of prose. */
const BLOCK = '.';

/** The lines outside of code and call-outs' signs; undefined where one of these is open at the end, in another, or unusual. */
function proseOf(lines: readonly string[]): string | undefined {
  const prose: string[] = [];
  let fence = '';
  let callOut = '';
  for (const line of lines) {
    const isSign = line.startsWith(':::');
    if (fence !== '') {
      if (isSign) return undefined;
      if (line.startsWith(fence) && line.trimEnd().replaceAll(fence[0] ?? '', '') === '') fence = '';
    } else if (isSign) {
      const opening = OPENING.exec(line)?.[1];
      const closes = line === callOut && ENDS_WITH_ITSELF.test(prose.at(-1) ?? '');
      if (callOut === '' ? opening === undefined : !closes) return undefined;
      callOut = callOut === '' ? (opening ?? '') : '';
      prose.push(BLOCK);
    } else if (callOut !== '' && UNUSUAL_INSIDE.test(line)) {
      return undefined;
    } else {
      fence = FENCE.exec(line)?.[1] ?? '';
      prose.push(fence !== '' || LEAF.test(line) ? BLOCK : line);
    }
  }
  return fence === '' && callOut === '' ? prose.join('\n') : undefined;
}
