import type { Heading, Nodes, Root } from 'mdast';
import { type TextDiagnostic, textDiagnostic, type Wording } from '../../../../contract/diagnostic.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { nodesOf, visit } from '../nodes.ts';
import { inLine, type LintRule, linesWithSign, type ProseLine } from './lint-rule.ts';

const SPACE = /^(?:[-+*]|\d{1,2}[.)])[\u00a0\u202f]/;
/** Signs that look like bullets, followed by a letter or by other spaces than the one of a list. */
const SIGN = /^[•●▪◦‣·■►➢○–—⁃∙▫▸❖➤◆◇□\uf000-\uf0ff](?:(?=\p{L}| \S)|[^\S\n]+(?=\S)|(?=\s))/u;
/** Letters that Word's fonts show as bullets, followed by a gap. */
const LETTER = /^[oØü§v](?:\t|[ \u00a0\u202f]{2})[^\S\n]*(?=\S)/u;
/** Characters of Word's fonts, for which other fonts show nothing. */
const PRIVATE = /[\uf000-\uf0ff]/;
const DASH = /^[-+](?=\p{L})/u;
/** A star before a word, without a second star, which would make it emphasis. */
const STAR = /^\*(?=\p{L})(?!.*\*)/u;
/** A number like that of a list. With a space it is a list outside of paragraphs; `2.x` is a version. */
const NUMBER = /^\d{1,2}[.)](?=[\p{L} \t])(?![a-zX](?!\p{L}))/u;

/** Reports the first false bullet of a paragraph. */
export const malformedBullets: LintRule = ({ tree, prose }) => {
  // The line « *Hors taxes » below « 100 €* » is a note.
  const starred = prose.some(({ text }) => /\S\*(?![*\S])/.test(text));
  const reported = new Set<ProseLine['block']>();
  const authors = authorLines(tree, prose);
  return prose.flatMap((line) => {
    if (line.block.type !== 'paragraph' || reported.has(line.block) || authors.has(line)) return [];
    const parts = signOf(line, starred);
    if (!parts) return [];
    reported.add(line.block);
    const [sign, marker] = parts;
    // A numbered line has no fix, because the rest of its list is unknown.
    const fix = marker === '-' ? `-${line.text[sign.length] === ' ' ? '' : ' '}` : undefined;
    return inLine(line, 0, sign.length, messages.bullet(sign.trim().replace(PRIVATE, '•'), marker, fix));
  });
};

const AUTHOR = /^[–—][ \u00a0\u202f]\S/;

/** Finds lines with the author of a quotation behind a dash: its last line, or one below it. Several dashes are a list. */
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

/** Returns the false bullet and the right marker, or undefined. */
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

/** Reports malformed tasks: `[] fait`, `- []`, `- [ ]fait`, `-[ ] fait`. */
export const malformedTasks: LintRule = ({ prose, source }) => {
  const lines = source.split('\n');
  return linesWithSign(prose, '[').flatMap((line) => {
    const box = line.block.type === 'paragraph' && BOX.exec(line.text)?.[0];
    if (!box) return [];
    const before = lines[line.line - 1]?.slice(0, line.column - 1) ?? '';
    return inLine(line, 0, box.length, taskWording(box, line.written.slice(box.length), ITEM.test(before)));
  });
};

const ITEM = /(?:[-+*]|\d[.)])[ \t]+$/;

function taskWording(box: string, after: string, isInItem: boolean): Wording {
  const mark = `[${/x/i.test(box) ? 'x' : ' '}]`;
  const text = after.trim();
  const space = /^[ \t]/.test(after) ? '' : ' ';
  // Markdown wants an ordinary space and a text behind the box.
  const isCertain = text !== '' && !/^[\u00a0\u202f]/.test(after);
  return messages.task(box, `- ${mark}`, text, isCertain ? `${isInItem ? '' : '- '}${mark}${space}` : undefined);
}

/** Reports a `---` that turns the text above it into a heading, where a rule was meant. A short title over a longer line is meant. */
export const accidentalHeadings: LintRule = ({ tree, source }) =>
  nodesOf(tree, 'heading').flatMap((node) => {
    const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
    const underline = /^[ \t>]*(-+)/.exec(lines.at(-1) ?? '')?.[1];
    return underline === undefined || isMeant(lines, underline) ? [] : diagnosticOf(node, lines[0] ?? '', underline);
  });

function isMeant(lines: readonly string[], underline: string): boolean {
  const [title = ''] = lines;
  // Text with wide gaps over such a line is a table of Pandoc.
  return lines.length === 2 && underline.length > 3 && !/[.!?:;,…]\s*$|\S\s{3,}\S/.test(title);
}

function diagnosticOf({ position }: Heading, first: string, underline: string): TextDiagnostic {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const place = { line, column, length: Math.max(1, first.trimEnd().length) };
  return textDiagnostic('warning', place, messages.accidentalHeading(underline));
}

/** Reports `##Titre`, or a no-break space behind the signs. `#mot` alone is a hashtag, `#1` an ordinal. */
export const malformedHeadings: LintRule = ({ prose }) => {
  const diagnostics: TextDiagnostic[] = [];
  let depth = 1;
  for (const line of prose) {
    if (line.block.type === 'heading') depth = line.block.depth;
    const signs = line.block.type === 'paragraph' && /^#{1,6}(?=[^#! \t\0])/.exec(line.text)?.[0];
    if (!signs || (signs === '#' && isHashtag(line.text))) continue;
    // The level has to pass the check of headings.
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

/** Reports `{#name}` outside of the end of headings. */
export const misplacedIds: LintRule = ({ prose }) =>
  linesWithSign(prose, '{#').flatMap((line) => {
    const match = line.block.type !== 'heading' && /(?<!\])\{#[^{}\n]{1,100}\}/.exec(line.text);
    if (!match) return [];
    return inLine(line, match.index, match[0].length, messages.idOutsideHeading(match[0]));
  });
