import type { Node } from 'unist';

/** A finding inside Markdown; line and column count from the start of the Markdown text, 1-based. */
export interface MarkdownFinding {
  severity: 'error' | 'warning';
  line: number;
  column: number;
  length: number;
  rule: string;
  message: string;
  hint: string;
}

/** A finding that underlines the first line of a node. */
export function findingAt(
  node: Node,
  rule: string,
  message: string,
  hint: string,
  severity: MarkdownFinding['severity'] = 'error',
): MarkdownFinding {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const length = start.line === end.line ? Math.max(1, end.column - start.column) : 1;
  return { severity, line: start.line, column: start.column, length, rule, message, hint };
}
