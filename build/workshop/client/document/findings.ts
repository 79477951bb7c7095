import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { fieldAt } from '../../front-matter/read.ts';
import type { FieldDiagnostic } from './pane-props.ts';

export interface FindingsOfText {
  /** About a field of the front matter. */
  fields: readonly FieldDiagnostic[];
  /** About a line of the text, or of the whole file. */
  lines: readonly Diagnostic[];
}

/** A file's findings, each where its writer meets it. `bodyLine`: the line of the file that its text begins on. */
export function findingsOf(findings: readonly Diagnostic[], text: string, bodyLine: number): FindingsOfText {
  const lines = findings.filter(({ line }) => line >= bodyLine);
  const fields = findings
    .filter(({ line }) => line < bodyLine)
    .map((finding) => ({ at: finding.at ?? fieldAt(text, finding.line, finding.column) ?? [], finding }));
  return { fields, lines };
}

/** The text with what a finding proposes in the place of what it is about; undefined where that line is not the one it was found in (`found`: that text) any more. */
export function withFix(
  text: string,
  { line, column, length = 1, fix }: Diagnostic,
  found: string,
): string | undefined {
  const lines = text.split('\n');
  const written = lines[line - 1];
  if (fix === undefined || written === undefined || written !== found.split('\n')[line - 1]) return undefined;
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  return text.slice(0, start) + fix + text.slice(start + length);
}
