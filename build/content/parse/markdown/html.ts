import type { Schema } from 'hast-util-sanitize';
import type { Root } from 'mdast';
import { LINK_SCHEMES } from '../../../contract/addresses.ts';
import { type Position, type TextDiagnostic, textDiagnostic } from '../../../contract/diagnostic.ts';
import { markdown as messages } from '../../../diagnostics/messages/markdown.fr.ts';
import { placesIn } from '../../../diagnostics/places.ts';
import { visit } from './nodes.ts';

const COMMENT = /<!--.*?(?:-->|$)/gs;
const TAG = /<(\/?)([a-z][a-z0-9-]*)/gi;

/** HTML on one line, from its first tag to its last. */
interface HtmlLine {
  start: Position;
  end: number;
  names: Set<string>;
}

/** Reports HTML except comments, once a line, with the Markdown to write instead. The sanitizer would drop it silently. */
export function rawHtml(tree: Root, source: string, callOut: string | undefined): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  const lines = new Map<number, HtmlLine>();
  const open = new Map<string, number>();
  const placeAt = placesIn(source);
  visit(tree, 'html', ({ value, position }) => {
    if (value.replace(COMMENT, blankOut).trim() === '') return;
    const from = position?.start.offset ?? 0;
    const whole = source.slice(from, position?.end.offset).replace(COMMENT, blankOut);
    const html = whole.slice(Math.max(0, whole.indexOf('<')));
    const start = placeAt(from + whole.length - html.length);
    if (html.startsWith(COMMENT_SIGN)) {
      diagnostics.push(textDiagnostic('error', { ...start, length: COMMENT_SIGN.length }, messages.openComment()));
      return;
    }
    const names = newNames(html, open);
    const line = lines.get(start.line) ?? { start, end: 0, names: new Set() };
    line.end = start.column + (html.split('\n')[0] ?? '').trimEnd().length;
    for (const name of names) line.names.add(name);
    // Closing tags belong to the element that they close.
    if (names.length > 0 || !html.startsWith('</')) lines.set(start.line, line);
  });
  const ofLines = Array.from(lines.values(), ({ start, end, names }) =>
    textDiagnostic('error', { ...start, length: end - start.column }, messages.html([...names], callOut)),
  );
  return [...diagnostics, ...ofLines];
}

const COMMENT_SIGN = '<!--';

/** Blanks out a comment. A comment that does not end stays and is reported. */
function blankOut(comment: string): string {
  return comment.endsWith('-->') ? comment.replace(/\S/g, ' ') : comment;
}

/** Returns the names of tags, without those that close open elements. `open`: the number of open elements by name. */
function newNames(html: string, open: Map<string, number>): string[] {
  return Array.from(html.matchAll(TAG)).flatMap(([, slash, spelling = '']) => {
    const name = spelling.toLowerCase();
    const waiting = open.get(name) ?? 0;
    open.set(name, Math.max(0, waiting + (slash ? -1 : 1)));
    return slash && waiting > 0 ? [] : name;
  });
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

export const allowedHtml: Schema = {
  // All ids come from this generator, so none needs a prefix.
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

/** The allowed HTML of previews, whose blocks carry line numbers. */
export const allowedHtmlWithLines: Schema = {
  ...allowedHtml,
  attributes: { ...allowedHtml.attributes, '*': [...(allowedHtml.attributes?.['*'] ?? []), 'dataLine'] },
};
