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
