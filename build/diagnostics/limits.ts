import type { Diagnostic } from './diagnostic.ts';

/** The findings of a file that are worth a look at once, and those that are not shown. */
export interface FileFindings {
  file: string;
  shown: Diagnostic[];
  omitted: Diagnostic[];
}

export const SHOWN_PER_FILE = 20;
/** In UTF-16 code units; a finding may quote a line that fills its file. */
const LONGEST_TEXT = 300;

/** Findings by file, in their order, the first `most` of each to be shown: errors before warnings, none longer than one reads. */
export function findingsByFile(diagnostics: readonly Diagnostic[], most = SHOWN_PER_FILE): FileFindings[] {
  const byFile = new Map<string, Diagnostic[]>();
  for (const finding of diagnostics) {
    const known = byFile.get(finding.file);
    if (known) known.push(finding);
    else byFile.set(finding.file, [finding]);
  }
  return [...byFile].map(([file, all]) => {
    const bySeverity = all.filter(isError).concat(all.filter((finding) => !isError(finding)));
    const chosen = new Set(bySeverity.slice(0, most));
    return {
      file,
      shown: all.filter((finding) => chosen.has(finding)).map(shortened),
      omitted: all.filter((finding) => !chosen.has(finding)),
    };
  });
}

/** The start of a text, with a sign that it goes on; never half a character. */
function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The same findings, none at a place that its file does not have: a column stands at most right behind the line's last sign. */
export function withinSources(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>): Diagnostic[] {
  const lines = new Map<string, string[]>();
  const linesOf = (file: string) => {
    const known = lines.get(file) ?? sources.get(file)?.split('\n');
    if (known) lines.set(file, known);
    return known;
  };
  return diagnostics.map((finding) => {
    const known = linesOf(finding.file);
    return known ? within(finding, known) : finding;
  });
}

function within(finding: Diagnostic, lines: readonly string[]): Diagnostic {
  const line = Math.max(1, Math.min(finding.line, lines.length));
  const end = (lines[line - 1] ?? '').length + 1;
  const column = Math.max(1, Math.min(finding.column, end));
  const length = finding.length === undefined ? {} : { length: Math.max(1, Math.min(finding.length, end - column)) };
  const { fix, ...rest } = finding;
  const isWhole = line === finding.line && column === finding.column && length.length === finding.length;
  // What was to be replaced is not all there.
  return { ...rest, line, column, ...length, ...(fix !== undefined && isWhole && { fix }) };
}

function shortened(finding: Diagnostic): Diagnostic {
  return {
    ...finding,
    message: shorten(finding.message, LONGEST_TEXT),
    hint: shorten(finding.hint, LONGEST_TEXT),
  };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
