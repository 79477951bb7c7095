import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { AlternateWords } from '../../contract/definition.ts';
import { alternateHead } from './alternate-head.ts';
import { pageParts } from './page-parts.ts';
import { plainText } from './plain-text.ts';
import { rendered } from './rendered.ts';
import { toMdast } from './to-mdast.ts';

const printer = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', { bullet: '-', rule: '-', handlers: { text: plainText } })
  .freeze();

/** A finished page as Markdown (CommonMark with GFM): what it says of itself as front matter, and what its `<main>` shows. Addresses are absolute. */
export function markdownAlternate(html: string, words: AlternateWords): string {
  const page = pageParts(html);
  const children = toMdast(rendered(page.main, { ...words, page: page.canonical }));
  return `${alternateHead(page)}\n${printer.stringify({ type: 'root', children })}`;
}
