import type { Heading } from 'mdast';
import { type TextDiagnostic, textDiagnostic } from '../../../../diagnostics/diagnostic.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { nodesOf } from '../nodes.ts';
import { inLine, type LintRule, withSign } from './lint-rule.ts';

/** A `---` right below a text makes it a heading, where the writer wanted a rule. A short title over a longer underline is meant. */
export const accidentalHeadings: LintRule = ({ tree, source }) =>
  nodesOf(tree, 'heading').flatMap((node) => {
    const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
    const underline = /^[ \t>]*(-+)/.exec(lines.at(-1) ?? '')?.[1];
    return underline === undefined || isMeant(lines, underline) ? [] : diagnosticOf(node, lines[0] ?? '', underline);
  });

function isMeant(lines: readonly string[], underline: string): boolean {
  return lines.length === 2 && underline.length > 3 && !/[.!?:;,…]\s*$/.test(lines[0] ?? '');
}

function diagnosticOf({ position }: Heading, first: string, underline: string): TextDiagnostic {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const place = { line, column, length: Math.max(1, first.trimEnd().length) };
  return textDiagnostic('warning', place, messages.accidentalHeading(underline));
}

/** `##Titre`, or a no-break space behind the signs. A single `#` before a word alone is a hashtag, one before a number an ordinal. */
export const malformedHeadings: LintRule = ({ prose }) => {
  const diagnostics: TextDiagnostic[] = [];
  let depth = 1;
  for (const line of prose) {
    if (line.block.type === 'heading') depth = line.block.depth;
    const signs = line.block.type === 'paragraph' && /^#{1,6}(?=[^# \t\0])/.exec(line.text)?.[0];
    if (!signs || (signs === '#' && isHashtag(line.text))) continue;
    // A level that passes: not the page's own, and at most one deeper than the heading before.
    depth = Math.min(Math.max(2, signs.length), depth + 1);
    const title = line.written.slice(signs.length).trim();
    const wording = messages.headingWithoutSpace(signs, `${'#'.repeat(depth)} ${title}`);
    diagnostics.push(inLine(line, 0, line.written.trimEnd().length, wording));
  }
  return diagnostics;
};

function isHashtag(text: string): boolean {
  return !/\s/.test(text.trim()) || /#\d/.test(text) || text.includes('#', 1);
}

/** `{#name}` names a section at the end of its heading, and nothing elsewhere. */
export const misplacedIds: LintRule = ({ prose }) =>
  withSign(prose, '{#').flatMap((line) => {
    const match = line.block.type !== 'heading' && /\{#[^{}\n]{1,100}\}/.exec(line.text);
    if (!match) return [];
    return inLine(line, match.index, match[0].length, messages.idOutsideHeading(match[0]));
  });
