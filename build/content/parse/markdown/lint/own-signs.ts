import type { ContainerDirective } from 'mdast-util-directive';
import { type TextDiagnostic, textDiagnostic, type Wording } from '../../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import { VARIABLE } from '../../../../contract/variables.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { variables as variableMessages } from '../../../../diagnostics/messages/variables.fr.ts';
import { closest } from '../../../../diagnostics/suggest.ts';
import { openingsOf, trailingWords } from '../call-outs.ts';
import { nodesOf } from '../nodes.ts';
import { inLine, type LintRule, linesWithSign, maskMatches, type ProseLine } from './lint-rule.ts';

const COLONS = /^(:{3,})[ \t\u00a0\u202f]*([\p{L}-]*)(.*)$/su;

/** Lines of colons that open or close no call-out and would be rendered as text, or whose last words would be lost. */
export const malformedCallOuts: LintRule = ({ tree, source, prose, settings }) => {
  const known = openingsOf(settings);
  let opened = 0;
  const inBlocks = nodesOf(tree, 'containerDirective').flatMap((node) => lostWords(node, source, known));
  const inProse = linesWithSign(prose, ':::').flatMap((line): TextDiagnostic[] => {
    const [, colons = '', name = '', rest = ''] = (line.block.type === 'paragraph' && COLONS.exec(line.text)) || [];
    if (colons === '') return [];
    const bare = name === '' && rest === '';
    // The closing fence of a call-out that was reported already is not reported again.
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

/** The parser drops words behind the opening or the closing colons of a container. */
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
    const wording = opensNoCallOut(fence, ...splitName(words), known);
    faults.push(textDiagnostic('error', { line: end.line, column, length: closing.length - column + 1 }, wording));
  }
  return faults;
}

/** Returns a name and a title out of the words behind colons. */
function splitName(words: string): [name: string, title: string] {
  const [, name = '', rest = ''] = /^([\p{L}-]*)(.*)$/su.exec(words) ?? [];
  return [name, titleIn(words, rest)];
}

/** Returns the text behind a name as a title in brackets, `[Title]`; '' where it cannot be one. */
function titleIn(spelling: string, rest: string): string {
  if (rest === '') return '';
  const title = spelling
    .slice(-rest.length)
    .trim()
    .replace(/^[[{(]|[\]})]$/g, '');
  return title === '' || /[[\]]/.test(title) ? '' : `[${title}]`;
}

const SLOT = /(?<!\S)::(?!:)[ \t]*(\p{Ll}[\p{L}\d]*(?:-[\p{L}\d]+)+|\p{Ll}+$)/u;
/** A directive with a title, amid a text. On a line of its own it is checked with the table below it. */
const TITLED = /::(?<=\S[ \t]+::)(\p{Ll}+\[[^[\]]*\](?:\{[^{}]*\})?)/u;

/** `::name` or `::name[title]` amid a text, or with a space in it, is no directive and would be rendered as text. */
export const malformedSlots: LintRule = ({ prose }) =>
  linesWithSign(prose, '::').flatMap((line) => {
    const match = SLOT.exec(line.text) ?? TITLED.exec(line.text);
    if (!match) return [];
    return inLine(line, match.index, match[0].length, messages.slotInLine(match[0], match[1] ?? ''));
  });

const TABLE_LINE = /^(::?)(?!:)([ \t\u00a0\u202f]*)([\p{L}-]+)([^\p{L}-].*)$/u;
const BRACKET = /^[[({]/;

/** Lines that were to make a chart or a caption of the table below them, and would be rendered as text. */
export const malformedTableLines: LintRule = ({ prose, settings }) =>
  linesWithSign(prose, ':').flatMap((line) => tableLineIn(line, settings));

function tableLineIn(line: ProseLine, settings: MarkdownSettings): TextDiagnostic[] {
  const [, colons = '', space = '', name = '', rest = ''] =
    (line.block.type === 'paragraph' && TABLE_LINE.exec(line.text)) || [];
  // Lines of prose may begin with one colon.
  if (colons === '' || (colons === ':' && !(space === '' && BRACKET.test(rest)))) return [];
  const known = closest(name, [settings.chart.name, settings.caption]);
  if (known === undefined) return [];
  const spelling = line.written.trimEnd();
  // Letters right behind the name belong to a title without its bracket.
  const glued = name.startsWith(known) ? name.slice(known.length) : '';
  const after = glued + spelling.slice(colons.length + space.length + name.length);
  return [inLine(line, 0, spelling.length, wordingOfTableLine(known, after, settings), 'error')];
}

function wordingOfTableLine(known: string, after: string, { chart }: MarkdownSettings): Wording {
  if (known !== chart.name) return messages.looseCaption(known, bare(after));
  const types = Object.values(chart.types);
  const type = types.find((one) => new RegExp(`(?<![\\p{L}-])${one}[\\]})\\s]*$`, 'u').test(after));
  const title = type === undefined ? after : after.slice(0, after.lastIndexOf(type));
  return messages.looseChart(known, bare(title), type, types);
}

/** A title without the brackets around it; '' where brackets are left inside. */
function bare(text: string): string {
  const title = text.replace(/^[[({\s]+|(?<![\]})[({\s])[\]})[({\s]+$/g, '');
  return /[[\]{}]/.test(title) ? '' : title;
}

/** A variable without a space to the word before or behind it. */
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

/** Double braces that name no variable. */
export const malformedVariables: LintRule = ({ prose }) =>
  linesWithSign(prose, '{{').flatMap((line) => {
    const rest = maskMatches(line.text, VARIABLE);
    const match = /\{\{[^{}\n]{0,60}\}{0,2}/.exec(rest);
    if (!match) return [];
    const spelling = line.written.slice(match.index, match.index + match[0].length);
    return inLine(line, match.index, spelling.length, messages.variable(spelling));
  });
