import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { LINK_SCHEMES } from '../../addresses/link-schemes.ts';

/** Elements of drawings, and what says where in them they are and what they stand for. */
const DRAWN = ['svg', 'text', 'line', 'path', 'rect', 'circle'];
const PLACES = [
  ...['x', 'y', 'dx', 'x1', 'x2', 'y1', 'y2', 'r', 'rx', 'd', 'width', 'height', 'textAnchor'],
  ...['dataPart', 'dataName', 'dataSeries', 'dataTick', 'dataValue', 'dataZero'],
];

/** GitHub's schema, and what this generator's own Markdown steps add to it. */
export const allowedHtml: Schema = {
  ...defaultSchema,
  // Ids come from this generator alone (raw HTML is refused), so nothing has to be renamed.
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

/** The same with the lines that blocks begin in, which only a writer's previews carry. */
export const allowedWithLines: Schema = {
  ...allowedHtml,
  attributes: { ...allowedHtml.attributes, '*': [...(allowedHtml.attributes?.['*'] ?? []), 'dataLine'] },
};
