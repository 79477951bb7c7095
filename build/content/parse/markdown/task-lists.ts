import type { Root } from 'mdast';
import { visit } from './nodes.ts';

/** `- [ ]` becomes `<li data-task="todo">`: a box to look at, where a checkbox would be a control that does nothing. */
export function taskLists(tree: Root): void {
  visit(tree, 'listItem', (node) => {
    if (typeof node.checked !== 'boolean') return;
    node.data = { ...node.data, hProperties: { dataTask: node.checked ? 'done' : 'todo' } };
    node.checked = null;
  });
}
