import type { ContainerDirective } from 'mdast-util-directive';
import { type TextDiagnostic, textDiagnostic } from '../../../../contract/diagnostic.ts';
import { VARIABLE } from '../../../../contract/variables.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { variables as variableMessages } from '../../../../diagnostics/messages/variables.fr.ts';
import { closest } from '../../../../diagnostics/suggest.ts';
import { openingsOf, trailingWords } from '../call-outs.ts';
import { nodesOf } from '../nodes.ts';
import { inLine, type LintRule, linesWithSign, maskMatches } from './lint-rule.ts';

const COLONS = /^(:{3,})[ \t\u00a0\u202f]*([\p{L}-]*)(.*)$/su;

/** Reports lines of colons that open or close nothing, and words on such lines that would be lost. */
export const malformedCallOuts: LintRule = ({ tree, source, prose, settings }) => {
  const known = openingsOf(settings);
  let opened = 0;
  const inBlocks = nodesOf(tree, 'containerDirective').flatMap((node) => lostWords(node, source, known));
  const inProse = linesWithSign(prose, ':::').flatMap((line): TextDiagnostic[] => {
    const [, colons = '', name = '', rest = ''] = (line.block.type === 'paragraph' && COLONS.exec(line.text)) || [];
    if (colons === '') return [];
    const bare = name === '' && rest === '';
    // The opening of this fence was already reported.
    if (bare && opened > 0) {
      opened--;
      return [];
    }
    if (!bare) opened++;
    const { closesNoCallOut, opensNoCallOut } = messages;
    const wording = bare ? closesNoCallOut(known) : opensNoCallOut(colons, name, titleIn(line.written, rest), known);
    return [inLine(line, 0, line.written.trimEnd().length, wording, 'error')];
  });
  return [...inBlocks, ...inProse];
};

/** Reports words behind colons, which the parser drops. */
function lostWords(node: ContainerDirective, source: string, known: readonly string[]): TextDiagnostic[] {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || !end) return [];
  const lines = source.slice(start.offset, end.offset).split('\n');
  const [opening = '', closing = ''] = [lines[0]?.trimEnd(), lines.length > 1 ? lines.at(-1)?.trimEnd() : ''];
  const head = /^(:+)([\p{L}\p{N}_-]*)/u.exec(opening);
  const [whole = '', colons = '', name = ''] = head ?? [];
  const close = /^[ \t>]*(:{3,})[ \t]*([^\s:].*)$/.exec(closing);
  const { opensNoCallOut } = messages;
  const faults: TextDiagnostic[] = [];
  if (trailingWords(node, source) !== '' && closest(`:::${node.name}`, known) !== undefined) {
    const wording = opensNoCallOut(colons, name, titleIn(opening, opening.slice(whole.length)), known);
    faults.push(textDiagnostic('error', { line: start.line, column: start.column, length: opening.length }, wording));
  }
  if (close) {
    const [, fence = '', words = ''] = close;
    const column = closing.indexOf(':') + 1;
    const wording = opensNoCallOut(fence, words, '', known);
    faults.push(textDiagnostic('error', { line: end.line, column, length: closing.length - column + 1 }, wording));
  }
  return faults;
}

/** Returns the text behind a name as `[Title]`, or an empty string if it cannot be a title. */
function titleIn(spelling: string, rest: string): string {
  if (rest === '') return '';
  const title = spelling
    .slice(-rest.length)
    .trim()
    .replace(/^[[{(]|[\]})]$/g, '');
  return title === '' || /[[\]]/.test(title) ? '' : `[${title}]`;
}

const SLOT = /(?<!\S)::(?!:)[ \t]*(\p{Ll}[\p{L}\d]*(?:-[\p{L}\d]+)+|\p{Ll}+$)/u;
/** A directive with a title within a text. The rule for table lines reports one on its own line. */
const TITLED = /::(?<=\S[ \t]+::)(\p{Ll}+\[[^[\]]*\](?:\{[^{}]*\})?)/u;

/** Reports `::name` within a text or with a space, where it is no directive. */
export const malformedSlots: LintRule = ({ prose }) =>
  linesWithSign(prose, '::').flatMap((line) => {
    const match = SLOT.exec(line.text) ?? TITLED.exec(line.text);
    if (!match) return [];
    return inLine(line, match.index, match[0].length, messages.slotInLine(match[0], match[1] ?? ''));
  });

/** A line for the table below it. Sentences may begin with one colon, so a bracket has to follow the name. */
const TABLE_LINE = /^(?:::(?!:)[ \t\u00a0\u202f]*([\p{L}-]+)[^\p{L}-]|:([\p{L}-]+)[[({])/u;

/** Reports charts and captions without a table. */
export const malformedTableLines: LintRule = ({ prose, settings: { chart, caption } }) =>
  linesWithSign(prose, ':').flatMap((line) => {
    const match = line.block.type === 'paragraph' && TABLE_LINE.exec(line.text);
    const known = match && closest(match[1] ?? match[2] ?? '', [chart.name, caption]);
    if (!known) return [];
    const { looseChart, looseCaption } = messages;
    const wording = known === caption ? looseCaption(known) : looseChart(known, Object.values(chart.types));
    return inLine(line, 0, line.written.trimEnd().length, wording, 'error');
  });

/** Reports variables without a space before or after them. */
export const adjacentVariables: LintRule = ({ prose }) =>
  linesWithSign(prose, '{{').flatMap((line) =>
    [...line.text.matchAll(VARIABLE)].flatMap(({ 0: spelling, index }) => {
      const before = isOfWord(line.text[index - 1]) ? ' ' : '';
      const behind = isOfWord(line.text[index + spelling.length]) ? ' ' : '';
      const apart = before + spelling + behind;
      return apart === spelling ? [] : inLine(line, index, spelling.length, variableMessages.glued(spelling, apart));
    }),
  );

function isOfWord(sign = ''): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}

export const malformedVariables: LintRule = ({ prose }) =>
  linesWithSign(prose, '{{').flatMap((line) => {
    const rest = maskMatches(line.text, VARIABLE);
    const match = /\{\{[^{}\n]{0,60}\}{0,2}/.exec(rest);
    if (!match) return [];
    const spelling = line.written.slice(match.index, match.index + match[0].length);
    return inLine(line, match.index, spelling.length, messages.variable(spelling));
  });
