import { byCodeUnit } from '../platform/by-code-unit.ts';

/** Something wrong with the site's sources or its output, said in French to whoever has to mend it. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** Path from the project's root, with `/`. */
  file: string;
  /** 1-based; the whole file when it is 1:1. */
  line: number;
  /** 1-based, in UTF-16 code units, as editors count. */
  column: number;
  /** How many characters the caret underlines; 1 when absent. */
  length?: number;
  /** Stable name of the rule, in French, lower case with hyphens. */
  rule: string;
  /** What is wrong. */
  message: string;
  /** What to write instead. */
  hint: string;
  /** What mends it, in the place of the `length` characters from here, where that is known for sure enough to be offered. */
  fix?: string;
  /** The field of the front matter that it is about, also where there is no such field yet: its keys from the outermost in. */
  at?: readonly (string | number)[];
}

/** A place in a source file, 1-based. */
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

/** What a stage has made, and what it has found on the way. A value that is not there has an error that says why. */
export interface Outcome<Value> {
  value: Value;
  diagnostics: readonly Diagnostic[];
}
