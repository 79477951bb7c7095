import type { Node } from 'prosemirror-model';
import type { Origins } from './source-blocks.ts';
import { positionOf, writeDocument } from './to-markdown.ts';

export interface Passage {
  /** The line and column in the text, both 1-based. */
  line: number;
  column: number;
  length: number;
}

/** Returns the range of a passage in the document; that of its whole block if the words differ from the source. */
export function rangeOf(doc: Node, origins: Origins, { line, column, length }: Passage): { from: number; to: number } {
  const written = writeDocument(doc, origins).split('\n')[line - 1] ?? '';
  const words = written.slice(column - 1, column - 1 + length);
  const at = positionOf(doc, origins, line);
  // A word may occur several times in its line.
  let nth = words === '' ? 0 : written.slice(0, column - 1).split(words).length;
  let found: { from: number; to: number } | undefined;
  const block = doc.resolve(at).nodeAfter ?? doc.resolve(at).parent;
  const end = Math.min(at + block.nodeSize, doc.content.size);
  doc.nodesBetween(at, end, (node, pos) => {
    if (found || words === '' || !node.isTextblock) return !found;
    const text = node.textBetween(0, node.content.size, '', '\ufffc');
    for (let index = text.indexOf(words); index !== -1 && !found; index = text.indexOf(words, index + 1)) {
      nth -= 1;
      if (nth === 0) found = { from: pos + 1 + index, to: pos + 1 + index + words.length };
    }
    return false;
  });
  return found ?? wholeOf(doc, at);
}

/** Returns the range of the text in a block at a position, or of the whole block without text. */
function wholeOf(doc: Node, at: number): { from: number; to: number } {
  const $at = doc.resolve(at);
  let [node, from] = [$at.nodeAfter, at];
  if (!node) return { from: $at.start(), to: $at.end() };
  while (node.firstChild && !node.isTextblock) [node, from] = [node.firstChild, from + 1];
  return node.isTextblock ? { from: from + 1, to: from + 1 + node.content.size } : { from, to: from + node.nodeSize };
}
