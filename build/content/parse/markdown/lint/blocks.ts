import type { Heading, Nodes, Root } from 'mdast';
import { type TextDiagnostic, textDiagnostic, type Wording } from '../../../../contract/diagnostic.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { nodesOf, visit } from '../nodes.ts';
import { inLine, type LintRule, linesWithSign, type ProseLine } from './lint-rule.ts';

const SPACE = /^(?:[-+*]|\d{1,2}[.)])[\u00a0\u202f]/;
/** With the spaces behind it, where these are not the one that a list has there. */
const SIGN = /^[•●▪◦‣·■►➢○–—⁃∙▫▸❖➤◆◇□\uf000-\uf0ff](?:(?=\p{L}| \S)|[^\S\n]+(?=\S)|(?=\s))/u;
/** Letters that Word shows as bullets in its own fonts, with the gap that a list has there. */
const LETTER = /^[oØü§v](?:\t|[ \u00a0\u202f]{2})[^\S\n]*(?=\S)/u;
/** The characters of Word's fonts of signs: other fonts show nothing there. */
const PRIVATE = /[\uf000-\uf0ff]/;
const DASH = /^[-+](?=\p{L})/u;
/** Another star in the line would close an emphasis. */
const STAR = /^\*(?=\p{L})(?!.*\*)/u;
/** A number with a space behind it is a list, except in the middle of a paragraph. With one letter behind it (`2.x`) it is a version. */
const NUMBER = /^\d{1,2}[.)](?=[\p{L} \t])(?![a-zX](?!\p{L}))/u;

/** Lines that look like a list and are none; the first of a paragraph is reported. */
export const malformedBullets: LintRule = ({ tree, prose }) => {
  // « *Hors taxes » below « 100 €* » is a note, not a list.
  const starred = prose.some(({ text }) => /\S\*(?![*\S])/.test(text));
  const reported = new Set<ProseLine['block']>();
  const authors = authorLines(tree, prose);
  return prose.flatMap((line) => {
    if (line.block.type !== 'paragraph' || reported.has(line.block) || authors.has(line)) return [];
    const parts = signOf(line, starred);
    if (!parts) return [];
    reported.add(line.block);
    const [sign, marker] = parts;
    // A number has no fix: only the rest of the text tells how its list goes on.
    const fix = marker === '-' ? `-${line.text[sign.length] === ' ' ? '' : ' '}` : undefined;
    return inLine(line, 0, sign.length, messages.bullet(sign.trim().replace(PRIVATE, '•'), marker, fix));
  });
};

const AUTHOR = /^[–—][ \u00a0\u202f]\S/;

/** Lines that name the author of a quotation behind a dash: the last line of the quotation, or a line below it. Several dashes make a list. */
function authorLines(tree: Root, prose: readonly ProseLine[]): ReadonlySet<ProseLine> {
  const signed = new Set<Nodes | undefined>();
  visit(tree, 'blockquote', (node, index, parent) => {
    signed.add(node.children.at(-1)).add(parent.children[index + 1]);
  });
  const dashed = prose.filter(({ text, block }) => signed.has(block) && AUTHOR.test(text));
  const first = new Map(dashed.toReversed().map((line) => [line.block, line]));
  return new Set(
    dashed.filter((line) => first.get(line.block) === line && line.line === line.block.position?.end.line),
  );
}

/** Returns what the writer took for a bullet, and the marker to write instead. */
function signOf({ text }: ProseLine, starred: boolean): [sign: string, marker: string] | undefined {
  const bullet = (SPACE.exec(text) ??
    SIGN.exec(text) ??
    LETTER.exec(text) ??
    DASH.exec(text) ??
    (starred ? null : STAR.exec(text)))?.[0];
  if (bullet !== undefined && !/\d/.test(bullet)) return [bullet, '-'];
  const number = bullet ?? NUMBER.exec(text)?.[0];
  return number === undefined ? undefined : [number, '1.'];
}

const BOX = /^(?:[-+*][ \t]*)?\[[ xX]?\](?![([:{])/;

/** A box to tick that Markdown does not know for one: `[] fait`, `- []`, `- [ ]fait`, `-[ ] fait`. */
export const malformedTasks: LintRule = ({ prose, source }) => {
  const lines = source.split('\n');
  return linesWithSign(prose, '[').flatMap((line) => {
    const box = line.block.type === 'paragraph' && BOX.exec(line.text)?.[0];
    if (!box) return [];
    const before = lines[line.line - 1]?.slice(0, line.column - 1) ?? '';
    return inLine(line, 0, box.length, taskWording(box, line.written.slice(box.length), ITEM.test(before)));
  });
};

/** A list item's marker, before its text. */
const ITEM = /(?:[-+*]|\d[.)])[ \t]+$/;

function taskWording(box: string, after: string, isInItem: boolean): Wording {
  const mark = `[${/x/i.test(box) ? 'x' : ' '}]`;
  const text = after.trim();
  const space = /^[ \t]/.test(after) ? '' : ' ';
  // Markdown knows no other space there, and no box without a text.
  const isCertain = text !== '' && !/^[\u00a0\u202f]/.test(after);
  return messages.task(box, `- ${mark}`, text, isCertain ? `${isInItem ? '' : '- '}${mark}${space}` : undefined);
}

/** A `---` right below a text makes it a heading, where the writer wanted a rule. A short title over a longer underline is meant. */
export const accidentalHeadings: LintRule = ({ tree, source }) =>
  nodesOf(tree, 'heading').flatMap((node) => {
    const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
    const underline = /^[ \t>]*(-+)/.exec(lines.at(-1) ?? '')?.[1];
    return underline === undefined || isMeant(lines, underline) ? [] : diagnosticOf(node, lines[0] ?? '', underline);
  });

function isMeant(lines: readonly string[], underline: string): boolean {
  const [title = ''] = lines;
  // Columns that spaces part are those of a table, as Pandoc draws it.
  return lines.length === 2 && underline.length > 3 && !/[.!?:;,…]\s*$|\S\s{3,}\S/.test(title);
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
    const signs = line.block.type === 'paragraph' && /^#{1,6}(?=[^#! \t\0])/.exec(line.text)?.[0];
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
  linesWithSign(prose, '{#').flatMap((line) => {
    const match = line.block.type !== 'heading' && /(?<!\])\{#[^{}\n]{1,100}\}/.exec(line.text);
    if (!match) return [];
    return inLine(line, match.index, match[0].length, messages.idOutsideHeading(match[0]));
  });
