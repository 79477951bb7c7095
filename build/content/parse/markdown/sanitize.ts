import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { LINK_SCHEMES } from '../../../contract/addresses/link-schemes.ts';

/** Elements of drawings, and their attributes. */
const DRAWN = ['svg', 'text', 'line', 'path', 'rect', 'circle'];
const PLACES = [
  ...['x', 'y', 'dx', 'x1', 'x2', 'y1', 'y2', 'r', 'rx', 'd', 'width', 'height', 'textAnchor'],
  ...['dataPart', 'dataName', 'dataSeries', 'dataTick', 'dataValue', 'dataZero'],
];

/** GitHub's schema and what the steps of this folder print besides. */
export const allowedHtml: Schema = {
  ...defaultSchema,
  // Raw HTML is refused, so all ids come from this generator and none needs a prefix.
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'aside', 'caption', 'figure', 'figcaption', 'video', ...DRAWN],
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.a ?? []), ['rel', 'external', 'noopener']],
    aside: ['dataCallout'],
    p: ['dataCalloutTitle'],
    section: ['dataFootnotes', 'ariaLabel'],
    li: ['dataTask'],
    ul: [],
    td: ['dataAlign'],
    th: ['dataAlign'],
    div: ['dataSlot', 'dataTable', 'role', 'tabIndex', 'ariaLabel'],
    img: [...(defaultSchema.attributes?.img ?? []), 'loading', 'decoding'],
    source: [...(defaultSchema.attributes?.source ?? []), 'sizes', 'type'],
    video: ['src', 'poster', 'controls', ['preload', 'none'], 'ariaLabel'],
    pre: ['tabIndex', 'dataLanguage'],
    span: [['className', /^hljs-/]],
    figure: ['dataChart', 'dataDiagram'],
    svg: [...PLACES, 'viewBox', 'role', 'ariaLabel', 'ariaHidden', 'dataDrawing'],
    ...Object.fromEntries(DRAWN.slice(1).map((name) => [name, PLACES])),
  },
  protocols: { ...defaultSchema.protocols, href: LINK_SCHEMES },
};

/** `allowedHtml` and the line numbers of blocks, which only previews carry. */
export const allowedWithLines: Schema = {
  ...allowedHtml,
  attributes: { ...allowedHtml.attributes, '*': [...(allowedHtml.attributes?.['*'] ?? []), 'dataLine'] },
};
