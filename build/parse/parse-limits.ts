import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts';
import { diagnostic } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { forbiddenCharacters } from './characters.ts';

/** A text that takes too long to read, at the line that is the likeliest cause. */
export function tooSlow(file: string, text: string): Diagnostic {
  return diagnostic('error', file, densestLine(text), messages.parse.tooSlow());
}

export function tooDeep(file: string, place: Position): Diagnostic {
  return diagnostic('error', file, place, messages.parse.tooDeep());
}

/** Whether calls inside calls have used up the stack. */
export function isOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}

/** Characters that nobody sees and no page may hold. */
export function hiddenCharacters(file: string, text: string): Diagnostic[] {
  return forbiddenCharacters(text).map(({ name, ...place }) =>
    diagnostic('error', file, place, messages.parse.hiddenCharacter(name)),
  );
}

interface Weighed {
  weight: number;
  line: number;
  length: number;
}

const NOTHING: Weighed = { weight: -1, line: 1, length: 1 };
const BETWEEN_PARAGRAPHS = /^\s*(?:---)?\s*$/;

/** The line with the most signs and indents, the first of them, in the paragraph that has the most lines, signs and indents. */
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

function weightOf(line: string): number {
  const indent = line.length - line.trimStart().length;
  return indent + line.replace(/[\p{L}\p{N}\s]/gu, '').length;
}
