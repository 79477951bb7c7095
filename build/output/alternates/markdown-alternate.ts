import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { AlternateWords } from '../../contract/definition.ts';
import { alternateHead } from './alternate-head.ts';
import { isElement } from './elements.ts';
import { FOOTNOTE, FOOTNOTE_CALL } from './footnotes.ts';
import { pageParts } from './page-parts.ts';
import { rendered } from './rendered.ts';

const printer = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', { bullet: '-', rule: '-' })
  .freeze();

/** A finished page as Markdown (CommonMark with GFM): what it says of itself as front matter, and what its `<main>` shows. Addresses are absolute. */
export function markdownAlternate(html: string, words: AlternateWords): string {
  const page = pageParts(html);
  const children = rendered(page.main, { ...words, page: page.canonical });
  const tree = toMdast(
    { type: 'root', children },
    { document: true, handlers: { [FOOTNOTE_CALL]: footnoteCall, [FOOTNOTE]: footnote, li: listItem } },
  );
  if (tree.type !== 'root') throw new TypeError(`a page became a ${tree.type}`);
  return `${alternateHead(page)}\n${printer.stringify(tree)}`;
}

const footnoteCall: Handle = (_, { properties }) => {
  const identifier = String(properties.number);
  return { type: 'footnoteReference', identifier, label: identifier };
};

const footnote: Handle = (state, element) => {
  const identifier = String(element.properties.number);
  return { type: 'footnoteDefinition', identifier, label: identifier, children: state.toFlow(state.all(element)) };
};

/** Items stand apart where they hold paragraphs. The library's own handler would also set those apart that hold a list of several. */
const listItem: Handle = (state, element) => ({
  ...defaultHandlers.li(state, element),
  spread: element.children.some((child) => isElement(child, 'p', 'div')),
});
