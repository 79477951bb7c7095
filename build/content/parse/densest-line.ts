import type { Position } from '../../diagnostics/diagnostic.ts';

/**
 * Guesses which line of a text keeps a parser busy: the one with the most punctuation and indent, in the paragraph that has the most
 * lines, punctuation and indent.
 */
export function densestLine(text: string): Position {
  let best = NOTHING;
  let paragraph = 0;
  let heaviest = NOTHING;
  text.split('\n').forEach((content, index) => {
    if (BETWEEN_PARAGRAPHS.test(content)) {
      [paragraph, heaviest] = [0, NOTHING];
      return;
    }
    const weight = weightOf(content);
    paragraph += 1 + weight;
    if (weight > heaviest.weight) heaviest = { weight, line: index + 1, length: content.length };
    if (paragraph > best.weight) best = { ...heaviest, weight: paragraph };
  });
  return { line: best.line, column: 1, length: Math.max(1, best.length) };
}

interface Weighed {
  weight: number;
  line: number;
  length: number;
}

const NOTHING: Weighed = { weight: -1, line: 1, length: 1 };
const BETWEEN_PARAGRAPHS = /^\s*(?:---\s*)?$/;

function weightOf(line: string): number {
  const indent = line.length - line.trimStart().length;
  return indent + line.replace(/[\p{L}\p{N}\s]/gu, '').length;
}
