import { presentableDiff } from '@codemirror/merge';
import type { Node } from 'prosemirror-model';
import { Decoration } from 'prosemirror-view';
import { SCAN_LIMIT } from './align.ts';

/** A part of a text that the other text lacks. */
export interface Range {
  from: number;
  to: number;
}

/** Finds the words that differ between two texts. */
export function changedWords(before: string, after: string): { before: Range[]; after: Range[] } {
  const changes = presentableDiff(before, after, { scanLimit: SCAN_LIMIT });
  const filled = (ranges: Range[]) => ranges.filter(({ from, to }) => from < to);
  return {
    before: filled(changes.map(({ fromA, toA }) => ({ from: fromA, to: toA }))),
    after: filled(changes.map(({ fromB, toB }) => ({ from: fromB, to: toB }))),
  };
}

/** A node of a document that holds a part of its text. */
interface Run {
  at: number;
  text: string;
  position: number;
  node: Node;
}

/** Returns the text of a document, with a line for each block of words. */
export function textOf(doc: Node): string {
  return runsOf(doc)
    .map(({ text }) => text)
    .join('');
}

/** Marks ranges of the text of a document. */
export function marksIn(doc: Node, ranges: readonly Range[], tag: 'del' | 'ins'): Decoration[] {
  return runsOf(doc).flatMap(({ at, text, position, node }) =>
    ranges.flatMap(({ from, to }) => {
      const [start, end] = [Math.max(from - at, 0), Math.min(to - at, text.length)];
      if (node.isBlock || start >= end) return [];
      const [first, last] = node.isText ? [start, end] : [0, node.nodeSize];
      return [Decoration.inline(position + first, position + last, { nodeName: tag })];
    }),
  );
}

function runsOf(doc: Node): Run[] {
  const runs: Run[] = [];
  let at = 0;
  doc.descendants((node, position) => {
    const text = node.isTextblock ? (at > 0 ? '\n' : '') : (node.text ?? (node.isInline ? attributesOf(node) : ''));
    runs.push({ at, text, position, node });
    at += text.length;
  });
  return runs;
}

/** Returns the attributes of a node as one word, which distinguishes variables, pictures and notes in a line. */
function attributesOf({ attrs }: Node): string {
  return Object.values(attrs).join(' ');
}
