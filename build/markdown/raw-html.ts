import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findingAt, type MarkdownFinding } from './finding.ts';
import { markdownFor } from './html-equivalents.ts';

const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;

/** HTML of one line of the text. */
interface HtmlLine {
  first: Html;
  /** Column after its last tag. */
  end: number;
  names: Set<string>;
}

/** HTML in a text would be dropped by the sanitizer without a word; only comments may go that way. One finding a line, which says the Markdown to write. */
export function rawHtml(tree: Root): MarkdownFinding[] {
  const findings: MarkdownFinding[] = [];
  const lines = new Map<number, HtmlLine>();
  const open = new Map<string, number>();
  visit(tree, 'html', (node) => {
    const html = node.value.replace(COMMENT, '').trim();
    if (html === '') return;
    if (html.startsWith('<!--')) findings.push(unclosedComment(node));
    else collect(node, html, lines, open);
  });
  for (const line of lines.values()) findings.push(findingOf(line));
  return findings;
}

/** `open`: how many elements of each name wait for their closing tag, which is no second mistake. */
function collect(node: Html, html: string, lines: Map<number, HtmlLine>, open: Map<string, number>): void {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const column = end.line === start.line ? end.column : start.column + (html.split('\n')[0] ?? '').length;
  const names = new Set<string>();
  let closes = false;
  for (const [, slash, written = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    const waiting = open.get(name) ?? 0;
    if (slash && waiting > 0) closes = true;
    else names.add(name);
    open.set(name, Math.max(0, waiting + (slash ? -1 : 1)));
  }
  const line = lines.get(start.line);
  if (line) {
    line.end = column;
    for (const name of names) line.names.add(name);
  } else if (names.size > 0 || !closes) {
    lines.set(start.line, { first: node, end: column, names });
  }
}

function findingOf({ first, end, names }: HtmlLine): MarkdownFinding {
  const tags = [...names].map((name) => `« <${name}> »`).join(', ');
  const message = `Le HTML ne serait pas affiché${tags && ` : ${tags}`}.`;
  const finding = findingAt(first, 'html-interdit', message, hintFor([...names]));
  return { ...finding, length: Math.max(1, end - finding.column) };
}

function hintFor(names: readonly string[]): string {
  const known = names.flatMap((name) => markdownFor(name) ?? []);
  if (known.length < names.length || names.length === 0) {
    known.push('« \\< » ou des accents graves (`…`) pour montrer un « < » tel quel');
  }
  return `Écrivez ${[...new Set(known)].join(' ; ')}.`;
}

function unclosedComment(node: Html): MarkdownFinding {
  const message = "Ce commentaire n'est jamais fermé : il cache tout ce qui suit.";
  return { ...findingAt(node, 'commentaire-non-ferme', message, 'Écrivez « --> » là où il finit.'), length: 4 };
}
