import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { LINK_SCHEMES } from '../../addresses/link-schemes.ts';

/** GitHub's schema, and what this generator's own Markdown steps add to it. */
export const allowedHtml: Schema = {
  ...defaultSchema,
  // Ids come from this generator alone (raw HTML is refused), so nothing has to be renamed.
  clobberPrefix: '',
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    'aside',
    'figure',
    'figcaption',
    'video',
    'svg',
    'path',
    'rect',
    'text',
  ],
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
    figure: ['dataDiagram'],
    svg: ['viewBox', 'role', 'ariaLabel', 'dataDrawing'],
    path: ['d', 'dataPart'],
    rect: ['x', 'y', 'width', 'height', 'rx', 'dataPart'],
    text: ['x', 'y', 'dataPart'],
    div: ['dataSlot', 'dataTable', 'role', 'tabIndex', 'ariaLabel'],
    img: [...(defaultSchema.attributes?.img ?? []), 'loading', 'decoding'],
    source: [...(defaultSchema.attributes?.source ?? []), 'sizes', 'type'],
    video: ['src', 'poster', 'controls', ['preload', 'none'], 'ariaLabel'],
    pre: ['tabIndex', 'dataLanguage'],
    span: [['className', /^hljs-/]],
  },
  protocols: { ...defaultSchema.protocols, href: LINK_SCHEMES },
};

/** The same with the lines that blocks begin in, which only a writer's previews carry. */
export const allowedWithLines: Schema = {
  ...allowedHtml,
  attributes: { ...allowedHtml.attributes, '*': [...(allowedHtml.attributes?.['*'] ?? []), 'dataLine'] },
};
