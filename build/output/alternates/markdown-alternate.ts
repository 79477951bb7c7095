import type { Text } from 'mdast';
import type { Handle } from 'mdast-util-to-markdown';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { AlternateWords } from '../../contract/definition.ts';
import { type PageParts, pageParts } from './page-parts.ts';
import { toMdast } from './to-mdast.ts';
import { visibleContent } from './visible-content.ts';

/** Writes a text as it stands where nothing in it could mean something to Markdown: asking each sign's rules is most of the library's work. */
export const plainText: Handle = (node: Text, _, state, info) =>
  PLAIN.test(node.value) && (info.before !== '\n' || BEGINS_PLAIN.test(node.value))
    ? node.value
    : state.safe(node.value, info);

/** No sign of Markdown or GFM; a full stop or colon only before a space: others are in addresses. */
const PLAIN = /^(?:[\p{L}\p{N}\u00a0\u202f ,;?’'«»“”…–—)%€°·×−+-]|(?<!^)\(|[.:](?=[ \u00a0\u202f]|$))*$/u;
/** The first sign of a line may be a list's mark or a number. */
const BEGINS_PLAIN = /^\p{L}/u;

const printer = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', { bullet: '-', rule: '-', handlers: { text: plainText } })
  .freeze();

/** A finished page as Markdown (CommonMark with GFM): what it says of itself as front matter, and what its `<main>` shows. Addresses are absolute. */
export function markdownAlternate(html: string, words: AlternateWords): string {
  const page = pageParts(html);
  const tree = toMdast(visibleContent(page.main, { ...words, page: page.canonical }));
  return `${alternateHead(page)}\n${printer.stringify(tree)}`;
}

/** Properties of a page's `meta` elements that date it (The Open Graph protocol, articles). */
const DAYS = [
  ['published', 'article:published_time'],
  ['updated', 'article:modified_time'],
] as const;

/** The front matter of a Markdown alternate, from the page's head. JSON's strings are valid YAML. */
function alternateHead({ title, metas, canonical }: PageParts): string {
  const fields: [name: string, value: string | undefined][] = [
    ['title', title],
    ['description', metas.get('description')],
    ['url', canonical],
    ...DAYS.map(([name, property]): [string, string | undefined] => [name, metas.get(property)]),
  ];
  const lines = fields.flatMap(([name, value]) => (value ? `${name}: ${JSON.stringify(value)}\n` : []));
  return `---\n${lines.join('')}---\n`;
}
