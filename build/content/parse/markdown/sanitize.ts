import type { Schema } from 'hast-util-sanitize';
import { LINK_SCHEMES } from '../../../contract/addresses.ts';

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
