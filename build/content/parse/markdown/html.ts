import type { Schema } from 'hast-util-sanitize';
import type { Root } from 'mdast';
import { LINK_SCHEMES } from '../../../contract/addresses.ts';
import { type Position, type TextDiagnostic, textDiagnostic } from '../../../contract/diagnostic.ts';
import { markdownFor, markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
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

/**
 * Reports HTML, which the sanitizer would drop silently; comments may be dropped. One diagnostic a line, with the Markdown to write instead; in a
 * block of HTML, lines whose elements are told above to be written otherwise, such as those of a table, have none of their own.
 */
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
    else collect(html.slice(first), place, { lines, open, markdown: (name) => markdownFor(name, callOut) });
  });
  return [...diagnostics, ...[...lines.values()].map((line) => diagnosticOf(line, callOut))];
}

/** Blanks a comment out. One that does not end is no comment yet: it stays, and is reported. */
function blank(comment: string): string {
  return comment.endsWith('-->') ? comment.replace(/\S/g, ' ') : comment;
}

interface Collected {
  lines: Map<number, HtmlLine>;
  /** Number of open elements by name. Their closing tags are not reported again. */
  open: Map<string, number>;
  markdown: (name: string) => string | undefined;
}

function collect(html: string, place: Position, { lines, open, markdown }: Collected): void {
  const told = new Map<string, HtmlLine>();
  for (const [nth, written] of html.split('\n').entries()) {
    const line = place.line + nth;
    const start = nth === 0 ? 0 : Math.max(0, written.search(TAG));
    const column = nth === 0 ? place.column : start + 1;
    const end = column + written.slice(start).trimEnd().length;
    const names = newNames(written, open);
    for (const name of names) told.get(markdown(name) ?? name)?.names.add(name);
    const fresh = names.filter((name) => !told.has(markdown(name) ?? name));
    const known = lines.get(line);
    const one = known ?? { line, column, end, names: new Set() };
    if (known) known.end = end;
    else if (fresh.length > 0 || (nth === 0 && !/<\//.test(written))) lines.set(line, one);
    for (const name of fresh) {
      one.names.add(name);
      told.set(markdown(name) ?? name, one);
    }
  }
}

/** Names of tags of a line, but for those that close what is open. */
function newNames(line: string, open: Map<string, number>): string[] {
  return Array.from(line.matchAll(TAG)).flatMap(([, slash, spelling = '']) => {
    const name = spelling.toLowerCase();
    const waiting = open.get(name) ?? 0;
    open.set(name, Math.max(0, waiting + (slash ? -1 : 1)));
    return slash && waiting > 0 ? [] : name;
  });
}

function diagnosticOf({ line, column, end, names }: HtmlLine, callOut: string | undefined): TextDiagnostic {
  const place = { line, column, length: Math.max(1, end - column) };
  return textDiagnostic('error', place, messages.html([...names], callOut));
}

const COMMENT_SIGN = '<!--';

function unclosedComment({ line, column }: Position): TextDiagnostic {
  return textDiagnostic('error', { line, column, length: COMMENT_SIGN.length }, messages.openComment());
}

/** Elements that CommonMark, GFM and the steps of this folder print. */
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
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'dataPlaceholder'],
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
export const allowedHtmlWithLines: Schema = {
  ...allowedHtml,
  attributes: { ...allowedHtml.attributes, '*': [...(allowedHtml.attributes?.['*'] ?? []), 'dataLine'] },
};
