import type { Diagnostic } from '../contract/diagnostic.ts';
import { getOrCompute } from '../platform/get-or-compute.ts';
import { groupBy } from '../platform/group-by.ts';

export const SHOWN_PER_FILE = 20;
/** The longest text in UTF-16 code units; a diagnostic may quote a line that fills its file. */
const MAX_TEXT_LENGTH = 300;

/** Groups diagnostics by file and chooses the first `most` of each, errors before warnings. */
export function diagnosticsByFile(diagnostics: readonly Diagnostic[], most = SHOWN_PER_FILE) {
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

/** Cuts a text to a length, with an ellipsis, and never splits a character. */
function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Moves places beyond a file or line to its end. */
export function clampToSources(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>): Diagnostic[] {
  const lines = new Map<string, string[] | undefined>();
  return diagnostics.map((diagnostic) => {
    const known = getOrCompute(lines, diagnostic.file, (file) => sources.get(file)?.split('\n'));
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
  // A fix that does not match its range would replace the wrong text.
  return { ...rest, line, column, ...length, ...(fix !== undefined && isWhole && { fix }) };
}

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
