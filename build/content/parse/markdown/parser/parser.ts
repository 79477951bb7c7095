import type { Root } from 'mdast';
import { refuseDeepNesting } from '../nesting.ts';
import { nodesOf, visit } from '../nodes.ts';
import { needsRemark } from './needs-remark.ts';
import { readByRemark } from './remark-parser.ts';

export type MarkdownParser = (text: string) => Root;
type Satteri = Pick<typeof import('satteri'), 'markdownToMdast'>;

/** Satteri is written in Rust and thirty times as fast as remark-parse. Undefined where npm has not installed its binary. */
export const readBySatteri = await loadSatteri(() => import('satteri'));

const read = parserWith(readBySatteri);

/** Markdown as a tree, without text directives: to a writer, a colon that touches a word (`mot:mot`) is only a colon. Throws `TooDeep`. */
export function parseMarkdown(text: string): Root {
  const tree = read(text);
  visit(tree, 'textDirective', ({ position }, index, parent) => {
    const value = text.slice(position?.start.offset, position?.end.offset);
    parent.children[index] = { type: 'text', value, ...(position && { position }) };
  });
  return tree;
}

/** A parser that uses the fast one where that makes the same tree and positions as remark-parse, and remark-parse elsewhere. */
export function parserWith(fast: MarkdownParser | undefined): MarkdownParser {
  return (text) => {
    if (!fast || needsRemark(text)) return readByRemark(text);
    const tree = fast(text);
    refuseDeepNesting(tree);
    return holdsMistakes(tree, text) ? readByRemark(text) : tree;
  };
}

/** `load` may reject. */
export async function loadSatteri(load: () => Promise<Satteri>): Promise<MarkdownParser | undefined> {
  const satteri = await load().catch(() => undefined);
  if (!satteri) return undefined;
  return (text) => {
    const tree = satteri.markdownToMdast(text, { features: { gfm: true, directive: true, frontmatter: false } });
    if (tree.type !== 'root') throw new Error(`a text is a root, not ${tree.type}`);
    return tree;
  };
}

/** HTML and indented code are reported as mistakes, and the two parsers differ in where these begin, end, and what they interrupt. */
function holdsMistakes(tree: Root, text: string): boolean {
  return nodesOf(tree, ['html', 'code']).some(
    ({ type, position }) => type === 'html' || !/[`~]/.test(text.charAt(position?.start.offset ?? 0)),
  );
}
