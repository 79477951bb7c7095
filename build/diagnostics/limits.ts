import type { Diagnostic } from '../contract/diagnostic.ts';
import { groupBy } from '../platform/group-by.ts';

/** The diagnostics of a file that are worth a look at once, and those that are not shown. */
export interface FileDiagnostics {
  file: string;
  shown: Diagnostic[];
  omitted: Diagnostic[];
}

export const SHOWN_PER_FILE = 20;
/** In UTF-16 code units; a diagnostic may quote a line that fills its file. */
const MAX_TEXT_LENGTH = 300;

/** Diagnostics by file, in their order, the first `most` of each to be shown: errors before warnings, none longer than one reads. */
export function diagnosticsByFile(diagnostics: readonly Diagnostic[], most = SHOWN_PER_FILE): FileDiagnostics[] {
  return Array.from(
    groupBy(diagnostics, ({ file }) => file),
    ([file, all]) => {
      const bySeverity = all.filter(isError).concat(all.filter((diagnostic) => !isError(diagnostic)));
      const chosen = new Set(bySeverity.slice(0, most));
      return {
        file,
        shown: all.filter((diagnostic) => chosen.has(diagnostic)).map(shortenTexts),
        omitted: all.filter((diagnostic) => !chosen.has(diagnostic)),
      };
    },
  );
}

/** Returns the start of a text, with a sign that it goes on; never half a character. */
function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Moves diagnostics whose place lies beyond their file to its last line, or right behind the last character of their line. */
export function clampToSources(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>): Diagnostic[] {
  const lines = new Map<string, string[]>();
  const linesOf = (file: string) => {
    const known = lines.get(file) ?? sources.get(file)?.split('\n');
    if (known) lines.set(file, known);
    return known;
  };
  return diagnostics.map((diagnostic) => {
    const known = linesOf(diagnostic.file);
    return known ? within(diagnostic, known) : diagnostic;
  });
}

function within(diagnostic: Diagnostic, lines: readonly string[]): Diagnostic {
  const line = Math.max(1, Math.min(diagnostic.line, lines.length));
  const end = (lines[line - 1] ?? '').length + 1;
  const column = Math.max(1, Math.min(diagnostic.column, end));
  const length =
    diagnostic.length === undefined ? {} : { length: Math.max(1, Math.min(diagnostic.length, end - column)) };
  const { fix, ...rest } = diagnostic;
  const isWhole = line === diagnostic.line && column === diagnostic.column && length.length === diagnostic.length;
  // Without the whole range, the fix would replace the wrong text.
  return { ...rest, line, column, ...length, ...(fix !== undefined && isWhole && { fix }) };
}

/** Cuts texts of a diagnostic that are too long to read. */
export function shortenTexts(diagnostic: Diagnostic): Diagnostic {
  return {
    ...diagnostic,
    message: shorten(diagnostic.message, MAX_TEXT_LENGTH),
    hint: shorten(diagnostic.hint, MAX_TEXT_LENGTH),
  };
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
