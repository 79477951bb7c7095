import type { Code, Root } from 'mdast';
import { type TextDiagnostic, textDiagnostic } from '../../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { highlighterOf } from '../code-blocks.ts';
import { nodesOf } from '../nodes.ts';
import { inLine, type LintRule, linesWithSign, type ProseLine } from './lint-rule.ts';

const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*([^\s`]*)/;

/** Reports unclosed code, malformed fences, and languages that are not highlighted. */
export const codeFences: LintRule = ({ tree, source, prose, settings }) => {
  const ofBlocks = nodesOf(tree, 'code').flatMap((node) => {
    const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
    const [, fence] = FENCE.exec(lines[0] ?? '') ?? [];
    if (fence === undefined) return [];
    return [...openFence(node, lines, fence), ...unknownLanguage(node, lines[0] ?? '', settings)];
  });
  return [...ofBlocks, ...codeOnLines(tree, source), ...prose.flatMap(quotesForFence)];
};

/** Inline code that was to be a block: its backticks stand on lines of their own. */
function codeOnLines(tree: Root, source: string): TextDiagnostic[] {
  return nodesOf(tree, 'inlineCode').flatMap(({ position }) => {
    const spelling = source.slice(position?.start.offset, position?.end.offset);
    if (!position || !spelling.startsWith('``') || !spelling.includes('\n')) return [];
    const { line, column } = position.start;
    return textDiagnostic('warning', { line, column, length: spelling.indexOf('\n') }, messages.misspeltFence());
  });
}

function quotesForFence(line: ProseLine): TextDiagnostic[] {
  const quotes = line.block.type === 'paragraph' && /^(['’‘´]{3,})[\w-]*\s*$/.exec(line.text)?.[1];
  return quotes ? [inLine(line, 0, quotes.length, messages.misspeltFence())] : [];
}

function openFence(node: Code, lines: readonly string[], fence: string): TextDiagnostic[] {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const again = lines.findIndex((text, index) => index > 0 && startsCode(text, fence));
  if (again !== -1) {
    const indent = lines[again]?.search(/[`~]/) ?? 0;
    const length = (lines[again]?.trimEnd().length ?? 1) - indent;
    const place = { line: line + again, column: indent + 1, length };
    return [textDiagnostic('warning', place, messages.fenceInCode(fence, line))];
  }
  if (lines.length > 1 && closes(lines.at(-1) ?? '', fence)) return [];
  const place = { line, column, length: lines[0]?.trimEnd().length ?? 1 };
  return [textDiagnostic('error', place, messages.openFence(fence))];
}

function startsCode(text: string, fence: string): boolean {
  const [, inner = '', language] = FENCE.exec(text) ?? [];
  return inner.startsWith(fence) && language !== '' && language !== undefined;
}

function closes(text: string, fence: string): boolean {
  return CLOSING.exec(text)?.[1]?.startsWith(fence) ?? false;
}

/** Names for code that is not highlighted. */
const PLAIN = ['text', 'txt', 'plaintext', 'csv', 'tsv', 'log'];

/** A name of a language, also in the braces of other programs: `c++`, `{r}`, `{.python}`. */
const LANGUAGE = /^\{?\.?\p{L}[\w+#.:,=-]*\}?$/u;

function unknownLanguage(
  { lang, meta, position }: Code,
  opening: string,
  { code }: MarkdownSettings,
): TextDiagnostic[] {
  if (!lang || PLAIN.includes(lang.toLowerCase())) return [];
  const { knows, languages, isOther } = highlighterOf(code);
  if (knows(lang)) return [];
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const place = { line, column: column + Math.max(0, opening.indexOf(lang)), length: lang.length };
  // Several words behind the marks are code, but for those that tell other programs how to show it (`title="x"`, `{1,3}`).
  const isText = !LANGUAGE.test(lang) || (meta && !/[={]/.test(meta));
  if (!isText) return [textDiagnostic('warning', place, messages.unknownLanguage(lang, languages, isOther(lang)))];
  const marks = /^[ \t>]*(?:`+|~+)[ \t]*/.exec(opening)?.[0].length ?? 0;
  const text = opening.slice(marks).trimEnd();
  const span = { line, column: column + marks, length: text.length };
  return [textDiagnostic('warning', span, messages.textOnFence(text))];
}

/** Four leading spaces make code of a text. Code that is meant stands between fences. */
export const indentedCode: LintRule = ({ tree, source }) =>
  nodesOf(tree, 'code').flatMap(({ position }) => {
    const spelling = source.slice(position?.start.offset, position?.end.offset);
    if (!position || /^(?:`{3}|~{3})/.test(spelling)) return [];
    const first = spelling.split('\n')[0] ?? '';
    const { line, column } = position.start;
    const place = { line, column, length: Math.max(1, first.trimEnd().length) };
    return textDiagnostic('warning', place, messages.indentedCode());
  });

/** A backtick without a counterpart, or in the place of an apostrophe. */
export const strayBackticks: LintRule = ({ prose }) =>
  linesWithSign(prose, '`').flatMap((line) => {
    const match = /`+/.exec(line.text);
    if (!match) return [];
    const isApostrophe = /\p{L}`\p{L}/u.test(line.text.slice(0, match.index + 2));
    const { graveForApostrophe, loneGrave } = messages;
    return inLine(line, match.index, match[0].length, isApostrophe ? graveForApostrophe() : loneGrave());
  });
