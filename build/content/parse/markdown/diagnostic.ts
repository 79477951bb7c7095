import type { Node } from 'unist';
import type { Span } from '../../../contract/parsed-file.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { type TextDiagnostic, textDiagnostic, type Wording } from '../../../diagnostics/wording.ts';

/** A diagnostic that underlines the first line of a node, or so many characters of it. Line and column count from the start of the Markdown text. */
export function diagnosticAt(
  node: Node,
  wording: Wording,
  severity: Diagnostic['severity'] = 'error',
  length?: number,
): TextDiagnostic {
  const place = spanOf(node);
  return textDiagnostic(severity, length === undefined ? place : { ...place, length }, wording);
}

/** The first line of a node. */
export function spanOf(node: Node): Span {
  const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const length = start.line === end.line ? Math.max(1, end.column - start.column) : 1;
  return { line: start.line, column: start.column, length };
}
