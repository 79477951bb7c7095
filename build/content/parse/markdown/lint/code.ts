import type { Code } from 'mdast';
import { type TextDiagnostic, textDiagnostic } from '../../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { highlighterOf } from '../code-blocks.ts';
import { firstLineOf, nodesOf } from '../nodes.ts';
import { inLine, type LintRule, linesWithSign } from './lint-rule.ts';

const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*([^\s`]*)/;

/** Reports unclosed code, unknown languages, and code by four leading spaces. */
export const codeBlocks: LintRule = ({ tree, source, settings }) =>
  nodesOf(tree, 'code').flatMap((node) => {
    const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
    const [first = ''] = lines;
    const [, fence] = FENCE.exec(first) ?? [];
    if (fence !== undefined) return [...openFence(node, lines, fence), ...unknownLanguage(node, first, settings)];
    const { line, column } = firstLineOf(node);
    const place = { line, column, length: Math.max(1, first.trimEnd().length) };
    return textDiagnostic('warning', place, messages.indentedCode());
  });

function openFence(node: Code, lines: readonly string[], fence: string): TextDiagnostic[] {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const again = lines.findIndex((text, index) => index > 0 && startsCode(text, fence));
  if (again !== -1) {
    const indent = lines[again]?.search(/[`~]/) ?? 0;
    const length = (lines[again]?.trimEnd().length ?? 1) - indent;
    const place = { line: line + again, column: indent + 1, length };
    return [textDiagnostic('warning', place, messages.fenceInCode(fence, line))];
  }
  if (lines.length > 1 && isClosingFence(lines.at(-1) ?? '', fence)) return [];
  const place = { line, column, length: lines[0]?.trimEnd().length ?? 1 };
  return [textDiagnostic('error', place, messages.openFence(fence))];
}

function startsCode(text: string, fence: string): boolean {
  const [, inner = '', language] = FENCE.exec(text) ?? [];
  return inner.startsWith(fence) && language !== '' && language !== undefined;
}

function isClosingFence(text: string, fence: string): boolean {
  return CLOSING.exec(text)?.[1]?.startsWith(fence) ?? false;
}

const PLAIN = ['text', 'txt', 'plaintext', 'csv', 'tsv', 'log'];

function unknownLanguage({ lang, position }: Code, opening: string, { code }: MarkdownSettings): TextDiagnostic[] {
  if (!lang || PLAIN.includes(lang.toLowerCase())) return [];
  const { knows, languages, isOther } = highlighterOf(code);
  if (knows(lang)) return [];
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const place = { line, column: column + Math.max(0, opening.indexOf(lang)), length: lang.length };
  return [textDiagnostic('warning', place, messages.unknownLanguage(lang, languages, isOther(lang)))];
}

export const strayBackticks: LintRule = ({ prose }) =>
  linesWithSign(prose, '`').flatMap((line) => {
    const match = /`+/.exec(line.text);
    if (!match) return [];
    const isApostrophe = /\p{L}`\p{L}/u.test(line.text.slice(0, match.index + 2));
    const { graveForApostrophe, loneGrave } = messages;
    return inLine(line, match.index, match[0].length, isApostrophe ? graveForApostrophe() : loneGrave());
  });
