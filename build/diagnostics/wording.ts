import type { Diagnostic, Position } from './diagnostic.ts';

/** What the catalogue of messages says of one thing that can be found. */
export type Wording = Pick<Diagnostic, 'rule' | 'message' | 'hint' | 'fix'>;

/** What to write instead: in words, and as it would be written where that is sure enough to be offered. */
export type Advice = Pick<Wording, 'hint' | 'fix'>;

/** A diagnostic in a text whose file is not known yet. */
export type TextDiagnostic = Omit<Diagnostic, 'file'>;

/** The top of a file: for what is wrong with the whole of it. */
export const WHOLE_FILE: Position = { line: 1, column: 1 };

/** Where a front matter opens: for what it lacks, and for what is wrong with the file's name. */
export const OPENING_DASHES: Position = { ...WHOLE_FILE, length: 3 };

export function textDiagnostic(severity: Diagnostic['severity'], place: Position, wording: Wording): TextDiagnostic {
  const { line, column, length } = place;
  return { severity, line, column, ...(length !== undefined && { length }), ...wording };
}

export function diagnostic(
  severity: Diagnostic['severity'],
  file: string,
  place: Position,
  wording: Wording,
): Diagnostic {
  return { ...textDiagnostic(severity, place, wording), file };
}
