import type { TextDiagnostic } from '../../../../contract/diagnostic.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { FORMULA, inLine, type LintRule, maskMatches, type ProseLine } from './lint-rule.ts';

/** Pairs of marks with a space inside: `**gras **`, `_ italique_`, `~~barré ~~`. */
const SPACED =
  /(?<![\p{L}\p{N}*_~])(\*\*|__|~~|[*_])([^\S\n]{0,3})([^*_~\n]{1,200}?)([^\S\n]{0,3})\1(?![\p{L}\p{N}*_~])/gu;
const PAIR = /(?<![*_~])(\*\*|__|~~|[*_])(?![\s*_~])([^*_~\n]{1,200}?)(?<!\s)\1(?![*_~])/gu;
const LONE = /(?<!\*)\*\*(?!\*)|(?<![\p{L}\p{N}_])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__(?![\p{L}\p{N}_])/gu;

/** Reports marks that emphasize nothing and would be shown. */
export const malformedEmphasis: LintRule = ({ prose }) =>
  prose
    .filter(({ text }) => /[*_~]/.test(text))
    .map((line) => ({ ...line, text: maskMatches(line.text, FORMULA) }))
    .flatMap((line) => [...inLineOf(line)]);

function* inLineOf(line: ProseLine): Generator<TextDiagnostic> {
  let rest = line.text;
  const blank = (from: number, length: number) => {
    rest = rest.slice(0, from) + '\0'.repeat(length) + rest.slice(from + length);
  };
  for (const { 0: whole, 1: mark = '', index } of line.text.matchAll(PAIR)) {
    const mended = mendGlued(line, index, whole.length, mark);
    if (mended === undefined) continue;
    blank(index, whole.length);
    yield inLine(line, index, whole.length, messages.gluedEmphasis(mark, mended));
  }
  for (const match of rest.matchAll(SPACED)) {
    const [whole, mark = '', before = '', inner = '', after = ''] = match;
    if (before === '' && after === '') continue;
    // A star with spaces on both sides is a multiplication sign.
    if (mark.length === 1 && before !== '') continue;
    blank(match.index, whole.length);
    const start = match.index + mark.length + before.length;
    const spelling = line.written.slice(start, start + inner.length);
    yield inLine(line, match.index, whole.length, messages.spacedEmphasis(mark, spelling));
  }
  const lone = rest.matchAll(LONE).next().value;
  if (lone) yield inLine(line, lone.index, lone[0].length, messages.loneEmphasis(lone[0]));
}

const WORD = /[\p{L}\p{N}]/u;
const SIGN = /[\p{P}\p{S}]/u;
/** Opening quotes and brackets, which may stand outside of the marks. */
const OPENING = /^[«“‘"'([{‹]\s?/u;
const CLOSING = /\s?[»”’"')\]}›]$/u;

/** Returns `**(gras)**mot` as it works (CommonMark 0.31.2, 6.2, ignores a mark between a sign and a word); undefined if nothing is wrong. */
function mendGlued({ text, written }: ProseLine, index: number, length: number, mark: string): string | undefined {
  const [start, end] = [index + mark.length, index + length - mark.length];
  const isWord = (at: number) => WORD.test(written[at] ?? '') && text[at] !== '\0';
  // Markdown ignores `__` beside a letter.
  const isStrict = mark === '__';
  const before = isWord(index - 1) && (isStrict || SIGN.test(written[start] ?? ''));
  const behind = isWord(index + length) && (isStrict || SIGN.test(written[end - 1] ?? ''));
  if ((!before && !behind) || (before && behind && mark.length === 1)) return undefined;
  const inner = written.slice(start, end);
  if (isStrict && !SIGN.test(inner.at(before ? 0 : -1) ?? '')) return `**${inner}**`;
  const head = OPENING.exec(inner)?.[0] ?? '';
  const tail = CLOSING.exec(inner.slice(head.length))?.[0] ?? '';
  const core = inner.slice(head.length, inner.length - tail.length);
  const canMove = core !== '' && text[start] !== '\0' && text[end - 1] !== '\0' && (behind ? tail : head) !== '';
  if (canMove && !(before && head === '')) return head + mark + core + mark + tail;
  return (before ? ' ' : '') + mark + inner + mark + (behind ? ' ' : '');
}
