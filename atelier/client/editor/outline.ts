import type { Node } from 'prosemirror-model';
import { isPlaceholder } from './placeholders.ts';

interface Heading {
  level: number;
  text: string;
  position: number;
}

/** A text at a glance: its headings, its words and the minutes that they take to read. */
interface Outline {
  headings: readonly Heading[];
  words: number;
  minutes: number;
}

/** As the site counts for its reading times. */
const WORDS_A_MINUTE = 200;

export function outlineOf(doc: Node): Outline {
  const headings: Heading[] = [];
  let words = 0;
  doc.descendants((node, position) => {
    if (node.type.name === 'heading')
      headings.push({ level: Number(node.attrs.level), text: node.textContent, position });
    if (!node.isTextblock) return true;
    if (!isPlaceholder(node)) words += wordsOf(node);
    return false;
  });
  return { headings, words, minutes: words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
}

/** Counted once: a text shares all its paragraphs but one with the text before a key. */
const counts = new WeakMap<Node, number>();

function wordsOf(node: Node): number {
  const known = counts.get(node);
  if (known !== undefined) return known;
  const count =
    node.textBetween(0, node.content.size, ' ', ' ').match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  counts.set(node, count);
  return count;
}
