import { byCodeUnit } from '../platform/by-code-unit.ts';

/** A problem in the site's sources or output, described in French. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** Path from the project's root, with `/`. */
  file: string;
  /** 1-based line; 1:1 stands for the whole file. */
  line: number;
  /** 1-based column in UTF-16 code units, as editors count. */
  column: number;
  /** The number of underlined characters; 1 by default. */
  length?: number;
  /** Stable name of the rule, in French, lower case with hyphens. */
  rule: string;
  message: string;
  hint: string;
  /** A replacement for the `length` characters, present only if it is certain. */
  fix?: string;
  /** The path of the front-matter field, even if the field is missing. */
  at?: readonly (string | number)[];
}

export interface Position {
  line: number;
  column: number;
  length?: number;
}

/** Orders diagnostics by file, then place, then rule, so that two runs print the same list. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      byCodeUnit(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      byCodeUnit(a.rule, b.rule) ||
      byCodeUnit(a.message, b.message),
  );
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

export type Wording = Pick<Diagnostic, 'rule' | 'message' | 'hint' | 'fix'>;

export type Advice = Pick<Wording, 'hint' | 'fix'>;

/** A diagnostic in a text whose file is still unknown. */
export type TextDiagnostic = Omit<Diagnostic, 'file'>;

export const WHOLE_FILE: Position = { line: 1, column: 1 };

/** The opening dashes of a front matter, for missing fields and wrong file names. */
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

/** The result of a stage. A missing value comes with an error that says why. */
export interface Outcome<Value> {
  value: Value;
  diagnostics: readonly Diagnostic[];
}
