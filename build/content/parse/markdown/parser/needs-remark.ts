/** In characters. Satteri needs the square of the time for some texts, and no deadline can stop it: within these sizes the worst takes a second. */
const LONGEST_TEXT = 50_000;
const LONGEST_BLOCK = 8_000;

/**
 * Syntax that Satteri reads or positions differently from remark-parse, as randomised tests have found, and a little more, where only a
 * parser could tell. Each is searched for in the prose, which is everything but fenced code and the fences of call-outs.
 */
const READ_DIFFERENTLY: readonly RegExp[] = [
  // The name of a directive, which may be any letters of Unicode.
  /:(?![ \n\u00a0\u202f/,.;!?)"'»*`|+-]|$)/,
  // A bare address: where it ends, and how the text around it is split.
  /(?<!(?:\]\(|\]: |(?<!\\)<)(?:https?:\/\/)?)(?:https?:\/\/|www\.)/i,
  /[\w.+-]@[\w-]/,
  // An address whose link does not end right behind it, and may be none.
  /(?:\]\(|<)(?:https?:\/\/|www\.)(?![^\s()<>\p{Cc}]*[)>])/iu,
  // A footnote that begins with anything but words, or in the middle of a line, or has an entity in its name.
  /\[\^[^\]\n]*\]:(?! (?!\d+[.)])[\p{L}\p{N}"«(])|[^\n]\[\^[^\]\n]*\]:|\[\^[^\]\n]*&/u,
  // A link definition with a block of another type right below it.
  /^[ \t>]*\[[^\]\n]*\]:.*\n(?![ \t>]*(?:\n|\[|$))/m,
  // A task with anything but words behind its box; an empty list item; an empty quote in a quote.
  /\[[ xX]\](?! [\p{L}\p{N}"«(])/u,
  /^[ \t>]*(?:[-+*]|\d+[.)])[ \t]*$|^[ \t]*>[ \t]*>[ \t>]*$/m,
  // Fenced code that ends with the list item or quote it is in.
  /^[ \t>]+(?:`{3}|~{3})|^[ \t>]*(?:[-+*]|\d+[.)])[ \t].*(?:`{3}|~{3})/m,
  // Emphasis marks beside others, beside an escaped one, or beside a character of two UTF-16 units.
  /\*[_~]|_[*~]|~[*_]|\\[*_~][*_~]|[\u{10000}-\u{10ffff}][*_~]|[*_~][\u{10000}-\u{10ffff}]/u,
  // Characters that JavaScript takes for spaces and Unicode does not.
  /[\ufeff\u2028\u2029]/,
  // Where a hard line break ends, before an indented line.
  /(?: {2}|\\)\n[ \t>]/,
];

/** Whether the two parsers may make different trees of a text, or the fast one may take too long, so that remark-parse has to read it. */
export function needsRemark(text: string): boolean {
  if (text.length > LONGEST_TEXT) return true;
  if (text.split(/\n[ \t]*\n/).some((block) => block.length > LONGEST_BLOCK)) return true;
  const prose = proseOf(text.split('\n'));
  return prose === undefined || READ_DIFFERENTLY.some((pattern) => pattern.test(prose));
}

const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
/** The opening fence of a call-out, with a title that holds no Markdown. */
const OPENING = /^(:{3,})[a-z][a-z-]*(?:\[(?:[^[\]\\`*_~<&!:@]|:(?= ))*\])?$/;
/** A leaf directive: a slot, or the line above a table. */
const LEAF = /^::[a-z][a-z-]*(?:\[(?:[^[\]\\`*_~<&!:@]|:(?= ))+\](?:\{[a-z-]+\})?)?$/;
/** A call-out that holds a link definition, which Satteri resolves too late, or a table, which may take the closing fence for a row. */
const UNUSUAL_INSIDE = /^[ \t>]*\[[^\]]*\]:|\|/;
/** A line that surely ends its paragraph, so that a closing fence may follow. */
const ENDS_WITH_ITSELF = /^(?:(?!\[).*[\p{L}\p{N}.!?…»)%€"])?$/u;

/** Placeholder for a block among lines of prose. */
const BLOCK = '.';

/** The lines outside of fenced code and call-out fences; undefined where one of these is unclosed, nested or unusual. */
function proseOf(lines: readonly string[]): string | undefined {
  const prose: string[] = [];
  let fence = '';
  let callOut = '';
  for (const line of lines) {
    const isCallOutFence = line.startsWith(':::');
    if (fence !== '') {
      if (isCallOutFence) return undefined;
      if (line.startsWith(fence) && line.trimEnd().replaceAll(fence[0] ?? '', '') === '') fence = '';
    } else if (isCallOutFence) {
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
