import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle, toMdast as treeOf } from 'hast-util-to-mdast';
import type { FootnoteDefinition, FootnoteReference, ListItem, Nodes, Root, Text } from 'mdast';
import { element, FOOTNOTE, FOOTNOTE_CALL, isElement } from './elements.ts';

/** Converts elements to Markdown nodes. The library gets an empty root whose handler adds them, because it would copy them and search for spaces. */
export function toMdast(children: ElementContent[]): Root {
  const root: Handle = (state) => ({ type: 'root', children: state.toFlow(state.all({ type: 'root', children })) });
  const tree = treeOf(element('root', []), { handlers: { ...handlers, root } });
  if (tree.type !== 'root') throw new Error(`a document became ${tree.type}`);
  joinSpaces(tree);
  return tree;
}

/** Joins adjacent spaces, also across elements, and removes them at the ends of lines. */
function joinSpaces(node: Nodes, line: Line = { last: undefined }): void {
  if (node.type === 'text') {
    const value = node.value.replace(/ {2,}/g, ' ');
    node.value = (line.last?.value.endsWith(' ') ?? true) ? value.replace(/^ /, '') : value;
    if (node.value !== '') line.last = node;
  } else if (node.type === 'break') endLine(line);
  else if ('children' in node) {
    const isLine = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
    const own = isLine ? { last: undefined } : line;
    for (const child of node.children) joinSpaces(child, own);
    if (isLine) endLine(own);
  } else line.last = { type: 'text', value: '' };
}

interface Line {
  last: Text | undefined;
}

function endLine(line: Line): void {
  if (line.last) line.last.value = line.last.value.replace(/ $/, '');
  line.last = undefined;
}

const handlers: Readonly<Record<string, Handle>> = {
  [FOOTNOTE]: (state, note): FootnoteDefinition => ({
    type: 'footnoteDefinition',
    ...nameOf(note),
    children: state.toFlow(state.all(note)),
  }),
  [FOOTNOTE_CALL]: (_, call): FootnoteReference => ({ type: 'footnoteReference', ...nameOf(call) }),
  // Only paragraphs make a list loose; nested lists do not.
  li: (state, item): ListItem => ({
    ...defaultHandlers.li(state, item),
    spread: item.children.some((child) => isElement(child, 'p', 'div')),
  }),
};

function nameOf({ properties }: Element): { identifier: string; label: string } {
  const identifier = String(properties.number);
  return { identifier, label: identifier };
}
