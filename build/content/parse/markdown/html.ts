import type { Schema } from 'hast-util-sanitize';
import type { Root } from 'mdast';
import { LINK_SCHEMES } from '../../../contract/addresses.ts';
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

/** What Markdown is printed as, by CommonMark and GFM, and what the steps of this folder print besides. */
const PRINTED = [
  ...['a', 'aside', 'blockquote', 'br', 'caption', 'code', 'del', 'details', 'div', 'em', 'figcaption', 'figure'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'input', 'li', 'ol', 'p', 'picture', 'pre', 'section'],
  ...['source', 'span', 'strong', 'summary', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul', 'video'],
];
/** Elements of drawings, and their attributes. */
const DRAWN = ['svg', 'text', 'line', 'path', 'rect', 'circle'];
const PLACES = [
  ...['x', 'y', 'dx', 'x1', 'x2', 'y1', 'y2', 'r', 'rx', 'd', 'width', 'height', 'textAnchor'],
  ...['dataPart', 'dataName', 'dataSeries', 'dataTick', 'dataValue', 'dataZero'],
];

/** All that a text's HTML may hold, but for previews. */
export const allowedHtml: Schema = {
  // Raw HTML is refused, so all ids come from this generator and none needs a prefix.
  clobberPrefix: '',
  tagNames: [...PRINTED, ...DRAWN],
  attributes: {
    '*': ['id', 'title'],
    a: ['href', 'ariaLabel', ['rel', 'external', 'noopener']],
    aside: ['dataCallout', 'role'],
    p: ['dataCalloutTitle'],
    section: ['dataFootnotes', 'ariaLabel'],
    code: [['className', /^language-./]],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    li: ['dataTask'],
    ol: ['start'],
    td: ['dataAlign'],
    th: ['dataAlign', 'scope'],
    div: ['dataSlot', 'dataTable', 'role', 'tabIndex', 'ariaLabel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['srcSet', 'sizes', 'type'],
    video: ['src', 'poster', 'controls', ['preload', 'none'], 'width', 'height', 'ariaLabel'],
    pre: ['role', 'tabIndex', 'ariaLabel', 'dataLanguage'],
    span: [['className', /^token-/]],
    figure: ['dataChart', 'dataDiagram'],
    svg: [...PLACES, 'viewBox', 'role', 'ariaLabel', 'ariaHidden', 'dataDrawing'],
    ...Object.fromEntries(DRAWN.slice(1).map((name) => [name, PLACES])),
  },
  protocols: { href: LINK_SCHEMES, src: ['http', 'https'] },
};

/** `allowedHtml` and the line numbers of blocks, which only previews carry. */
export const allowedWithLines: Schema = {
  ...allowedHtml,
  attributes: { ...allowedHtml.attributes, '*': [...(allowedHtml.attributes?.['*'] ?? []), 'dataLine'] },
};
