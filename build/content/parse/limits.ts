import type { Position, Wording } from '../../contract/diagnostic.ts';
import { FENCE } from '../../diagnostics/front-matter/cut.ts';
import { parse as messages } from '../../diagnostics/messages/parse.fr.ts';

/** Levels of quotations and lists, or of groups in a front matter. A page has a dozen; parsers take the square of their number, or call themselves for each. */
const MAX_LEVELS = 100;
/** Characters of lines without a blank one between them, times their colons and `&`: for each of these the Markdown parser reads all of them. */
const MAX_STEPS = 500_000_000;

const MARKERS = /^(?:[ \t]*(?:>|(?:[*+?-]|\d{1,9}[.)])(?=[ \t])))+/;
const MARKER = /[>*+?-]|\d+/g;

interface BeyondLimits extends Position {
  wording: Wording;
}

/** Returns the place at which a text would keep a parser busy for long, with what to say of it; undefined for all other texts. */
export function findExceededLimit(text: string): BeyondLimits | undefined {
  let [inFrontMatter, open, start, length, signs] = [false, 0, 1, 0, 0];
  for (const [index, line] of text.split('\n').entries()) {
    if (FENCE.test(line)) inFrontMatter = index === 0;
    const place = { line: index + 1, column: 1, length: Math.max(1, line.length) };
    open = inFrontMatter ? Math.max(0, open + count(line, /[[{]/g) - count(line, /[\]}]/g)) : 0;
    const levels = count(MARKERS.exec(line)?.[0] ?? '', MARKER) + open + (inFrontMatter ? indentOf(line) : 0);
    if (levels > MAX_LEVELS) return { ...place, wording: messages.tooDeep() };
    if (line.trim() === '') [start, length, signs] = [index + 2, 0, 0];
    length += line.length + 1;
    signs += count(line, /[:&]/g);
    if (length * signs > MAX_STEPS) return { ...place, line: start, length: 1, wording: messages.tooLong(length) };
  }
  return undefined;
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/** A group is indented by one space at least. */
function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
