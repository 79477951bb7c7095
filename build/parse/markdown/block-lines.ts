import type { Nodes, Root } from 'mdast';

/** Blocks of the writer's own, as the steps before have left them. Slots are filled by the site, which knows them by their bare element. */
const BLOCKS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'listItem',
  'blockquote',
  'thematicBreak',
  'containerDirective',
  'codeBox',
  'madeParent',
]);

/** Has each block carry, as `data-line`, the line of its file that it begins in. `firstLine`: that of the text's first one. */
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
