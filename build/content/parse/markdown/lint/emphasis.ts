import type { TextDiagnostic } from '../../../../diagnostics/diagnostic.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { inLine, type LintRule, type ProseLine } from './lint-rule.ts';

/** A pair of marks with a space inside one of them: `**gras **`, `_ italique_`, `~~barré ~~`. */
const SPACED =
  /(?<![\p{L}\p{N}*_~])(\*\*|__|~~|[*_])([^\S\n]{0,3})([^*_~\n]{1,200}?)([^\S\n]{0,3})\1(?![\p{L}\p{N}*_~])/gu;
const LONE = /(?<!\*)\*\*(?!\*)|(?<![\p{L}\p{N}_])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__(?![\p{L}\p{N}_])/gu;

/** Emphasis marks that emphasize nothing and would be rendered as text. */
export const malformedEmphasis: LintRule = ({ prose }) =>
  prose.filter(({ text }) => /[*_~]/.test(text)).flatMap((line) => [...inLineOf(line)]);

function* inLineOf(line: ProseLine): Generator<TextDiagnostic> {
  let rest = line.text;
  for (const match of line.text.matchAll(SPACED)) {
    const [whole, mark = '', before = '', inner = '', after = ''] = match;
    if (before === '' && after === '') continue;
    // A star with a space on both sides multiplies.
    if (mark.length === 1 && before !== '') continue;
    rest = rest.slice(0, match.index) + '\0'.repeat(whole.length) + rest.slice(match.index + whole.length);
    const start = match.index + mark.length + before.length;
    const written = line.written.slice(start, start + inner.length);
    yield inLine(line, match.index, whole.length, messages.spacedEmphasis(mark, written));
  }
  const lone = rest.matchAll(LONE).next().value;
  if (lone) yield inLine(line, lone.index, lone[0].length, messages.loneEmphasis(lone[0]));
}
