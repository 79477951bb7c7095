import type { PhrasingContent, Root } from 'mdast';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Node } from 'unist';
import { placesIn } from '../../../diagnostics/places.ts';
import { trimBareAddresses } from './bare-addresses.ts';
import { refuseDeepNesting } from './nesting.ts';
import { textOf, visit } from './nodes.ts';

/**
 * Signs with which extensions begin something in a line that stands for nothing there: `:` would begin a text directive, and `_` an e-mail
 * address, where it emphasizes one. Addresses behind it are found once emphasis is.
 */
const PLAIN_SIGNS = [':', '_'].map((sign) => sign.charCodeAt(0));

const parser = remark()
  .use(remarkGfm)
  .use(remarkDirective)
  .use(function () {
    const data = this.data();
    data.micromarkExtensions = (data.micromarkExtensions ?? []).map(({ text, ...others }) => ({
      ...others,
      text: { ...text, ...Object.fromEntries(PLAIN_SIGNS.map((code) => [code, []])) },
    }));
  })
  .freeze();

/** Markdown as a tree. To a writer a colon that touches a word (`mot:mot`) is only a colon. Throws `TooDeep`. */
export function parseMarkdown(text: string): Root {
  // The parser drops a byte-order mark and does not count it in positions. A space in its place is counted.
  const tree = parser.parse(text.replace(/^\ufeff/, ' '));
  refuseDeepNesting(tree);
  restorePositions(tree, text);
  trimBareAddresses(tree, text);
  return tree;
}

/**
 * Restores positions that remark-gfm loses where it finds a bare address in a text (`[https://…`):
 * the address is searched for in the source, and the texts around it get what is left.
 */
function restorePositions(tree: Root, source: string): void {
  const placeAt = placesIn(source);
  const place = (node: Node, from: number, to: number): void => {
    node.position = { start: { ...placeAt(from), offset: from }, end: { ...placeAt(to), offset: to } };
  };
  visit(tree, ['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete'], (node) => {
    if (node.children.every(({ position }) => position)) return;
    let end = node.position?.start.offset ?? 0;
    let waiting: Node | undefined;
    const settle = (until: number): void => {
      if (waiting) place(waiting, end, until);
      waiting = undefined;
    };
    for (const child of node.children as PhrasingContent[]) {
      if (!child.position && child.type !== 'link') {
        waiting = child;
        continue;
      }
      const start = child.position?.start.offset ?? Math.max(end, source.indexOf(textOf(child), end));
      settle(start);
      if (!child.position) place(child, start, start + textOf(child).length);
      end = child.position?.end.offset ?? start;
    }
    settle(node.position?.end.offset ?? end);
  });
}
