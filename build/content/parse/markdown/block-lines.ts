import type { Nodes, Root } from 'mdast';

/** Blocks that writers write, as earlier steps have left them. Slots get no line: the site recognises them by their bare element. */
const BLOCKS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'listItem',
  'blockquote',
  'thematicBreak',
  'containerDirective',
  'customParent',
]);

/** Gives each block the line of its file in which it begins, as `data-line`. `firstLine` is the file's line of the text's first line. */
export function blockLines(tree: Root, firstLine: number): void {
  const within = (node: Nodes): void => {
    if (BLOCKS.has(node.type) && node.position) {
      const line = node.position.start.line + firstLine - 1;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataLine: line } };
    }
    if ('children' in node) for (const child of node.children) within(child);
  };
  within(tree);
}
