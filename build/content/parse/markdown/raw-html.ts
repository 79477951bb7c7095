import type { Root } from 'mdast';
import { type Position, type TextDiagnostic, textDiagnostic } from '../../../diagnostics/diagnostic.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import { placesIn } from '../../../diagnostics/places.ts';
import { visit } from './nodes.ts';

const COMMENT = /<!--.*?(?:-->|$)/gs;
const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;

/** HTML of one line of the text, from its first tag to its last. */
interface HtmlLine {
  line: number;
  column: number;
  end: number;
  names: Set<string>;
}

/** Reports HTML, which the sanitizer would drop silently; comments may be dropped. One diagnostic a line, with the Markdown to write instead. */
export function rawHtml(tree: Root, source: string, callOut: string | undefined): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  const lines = new Map<number, HtmlLine>();
  const open = new Map<string, number>();
  const placeAt = placesIn(source);
  visit(tree, 'html', ({ value, position }) => {
    if (value.replace(COMMENT, blank).trim() === '') return;
    const from = position?.start.offset ?? 0;
    const html = source.slice(from, position?.end.offset).replace(COMMENT, blank);
    const first = Math.max(0, html.indexOf('<'));
    const place = placeAt(from + first);
    if (html.startsWith(COMMENT_SIGN, first)) diagnostics.push(unclosedComment(place));
    else collect(html.slice(first), place, lines, open);
  });
  return [...diagnostics, ...[...lines.values()].map((line) => diagnosticOf(line, callOut))];
}

/** One that does not end is no comment yet: it stays, and is reported. */
function blank(comment: string): string {
  return comment.endsWith('-->') ? comment.replace(/\S/g, ' ') : comment;
}

/** `open`: how many elements of each name are open. Their closing tags are not reported again. */
function collect(
  html: string,
  { line, column }: Position,
  lines: Map<number, HtmlLine>,
  open: Map<string, number>,
): void {
  const end = column + (html.split('\n')[0] ?? '').trimEnd().length;
  const names = new Set<string>();
  let closes = false;
  for (const [, slash, spelling = ''] of html.matchAll(TAG)) {
    const name = spelling.toLowerCase();
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

function diagnosticOf({ line, column, end, names }: HtmlLine, callOut: string | undefined): TextDiagnostic {
  const place = { line, column, length: Math.max(1, end - column) };
  return textDiagnostic('error', place, messages.html([...names], callOut));
}

const COMMENT_SIGN = '<!--';

function unclosedComment({ line, column }: Position): TextDiagnostic {
  return textDiagnostic('error', { line, column, length: COMMENT_SIGN.length }, messages.openComment());
}
