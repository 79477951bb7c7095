import type { Root } from 'mdast';
import type { Position } from '../../diagnostics/diagnostic.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { markdownFor } from '../../messages/html-equivalents.fr.ts';
import type { MarkdownFinding } from './finding.ts';
import { visit } from './visit.ts';

const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;

/** HTML of one line of the text, from its first tag to its last. */
interface HtmlLine {
  line: number;
  column: number;
  end: number;
  names: Set<string>;
}

/** HTML in a text would be dropped by the sanitizer without a word; only comments may go that way. One finding a line, which says the Markdown to write. */
export function rawHtml(tree: Root, source: string, callOut: string | undefined): MarkdownFinding[] {
  const findings: MarkdownFinding[] = [];
  const lines = new Map<number, HtmlLine>();
  const open = new Map<string, number>();
  const placeAt = placesIn(source);
  visit(tree, 'html', ({ value, position }) => {
    if (value.replace(COMMENT, '').trim() === '') return;
    const from = position?.start.offset ?? 0;
    const html = source.slice(from, position?.end.offset).replace(COMMENT, blank);
    const first = Math.max(0, html.indexOf('<'));
    const place = placeAt(from + first);
    if (html.startsWith('<!--', first)) findings.push(unclosedComment(place));
    else collect(html.slice(first), place, lines, open);
  });
  return [...findings, ...[...lines.values()].map((line) => findingOf(line, callOut))];
}

function blank(text: string): string {
  return text.replace(/\S/g, ' ');
}

/** `open`: how many elements of each name wait for their closing tag, which is no second mistake. */
function collect(
  html: string,
  { line, column }: Position,
  lines: Map<number, HtmlLine>,
  open: Map<string, number>,
): void {
  const end = column + (html.split('\n')[0] ?? '').trimEnd().length;
  const names = new Set<string>();
  let closes = false;
  for (const [, slash, written = ''] of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    const waiting = open.get(name) ?? 0;
    if (slash && waiting > 0) closes = true;
    else names.add(name);
    open.set(name, Math.max(0, waiting + (slash ? -1 : 1)));
  }
  const known = lines.get(line);
  if (known) {
    known.end = end;
    for (const name of names) known.names.add(name);
  } else if (names.size > 0 || !closes) {
    lines.set(line, { line, column, end, names });
  }
}

function findingOf({ line, column, end, names }: HtmlLine, callOut: string | undefined): MarkdownFinding {
  const tags = [...names].map((name) => `« <${name}> »`).join(', ');
  const message = `Le HTML ne serait pas affiché${tags && ` : ${tags}`}.`;
  const place = { line, column, length: Math.max(1, end - column) };
  return { severity: 'error', ...place, rule: 'html-interdit', message, hint: hintFor([...names], callOut) };
}

function hintFor(names: readonly string[], callOut: string | undefined): string {
  const known = names.flatMap((name) => markdownFor(name, callOut) ?? []);
  if (known.length < names.length || names.length === 0) {
    known.push('« \\< » ou des accents graves (`…`) pour montrer un « < » tel quel');
  }
  return `Écrivez ${[...new Set(known)].join(' ; ')}.`;
}

function unclosedComment({ line, column }: Position): MarkdownFinding {
  const message = "Ce commentaire n'est jamais fermé : il cache tout ce qui suit.";
  const place = { line, column, length: 4 };
  return {
    severity: 'error',
    ...place,
    rule: 'commentaire-non-ferme',
    message,
    hint: 'Écrivez « --> » là où il finit.',
  };
}
