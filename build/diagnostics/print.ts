import type { Diagnostic } from '../contract/diagnostic.ts';
import { groupBy } from '../platform/group-by.ts';
import { style } from '../platform/terminal.ts';
import { diagnosticsByFile, isError, SHOWN_PER_FILE, shortenTexts } from './limits.ts';
import { print as messages } from './messages/report.fr.ts';

/** Prints errors with their lines and a caret, the first ones of each file, and one line for the warnings of each rule. `detail`: prints all. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  { detail = false }: { detail?: boolean } = {},
): string {
  const whole = detail ? diagnostics : diagnostics.filter(isError);
  const files = diagnosticsByFile(whole, detail ? Infinity : SHOWN_PER_FILE);
  const parts = files.flatMap(({ file, shown, omitted }) => [
    ...shown.map((diagnostic) => [headline(diagnostic), ...excerpt(diagnostic, sources)].join('\n')),
    ...(omitted.length > 0 ? [`${style('bold', file)}  ${messages.andMore(countDiagnostics(omitted))}`] : []),
  ]);
  const rules = detail
    ? []
    : [
        ...groupBy(
          diagnostics.filter((one) => !isError(one)),
          ({ rule }) => rule,
        ).values(),
      ];
  return [...parts, ...(rules.length > 0 ? [rules.map(printRule).join('\n')] : [])].join('\n\n');
}

/** Counts errors and warnings in words: « 2 erreurs, 1 avertissement ». */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length;
  const warnings = diagnostics.length - errors;
  return [errors > 0 ? messages.errors(errors) : [], warnings > 0 ? messages.warnings(warnings) : []].flat().join(', ');
}

function printRule(alike: readonly Diagnostic[]): string {
  const [first] = alike.slice(0, 1).map(shortenTexts);
  if (!first) return '';
  const { rule, message, hint } = first;
  return `${style('yellow', rule)}  ${countDiagnostics(alike)}  ${style('bold', formatPlace(first))}  ${message} ${hint}`;
}

function headline(diagnostic: Diagnostic): string {
  const { severity, rule, message, hint } = diagnostic;
  const color = severity === 'error' ? 'red' : 'yellow';
  return `${style('bold', formatPlace(diagnostic))}  ${style(color, rule)}  ${message} ${hint}`;
}

function formatPlace({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

/** Returns the line of a diagnostic with a caret under its place, or nothing for a whole file. */
export function excerpt(
  { severity, file, line, column, length = 1 }: Diagnostic,
  sources: ReadonlyMap<string, string>,
): string[] {
  const text = sources.get(file)?.split('\n')[line - 1];
  if (text === undefined || text === '') return [];
  const gutter = String(line);
  const { before, under, after } = excerptAround(text, column, length);
  const indent = before.replace(/[^\t]/g, ' ');
  const carets = '^'.repeat(Math.max(1, under.length));
  const color = severity === 'error' ? 'red' : 'yellow';
  return [
    `  ${style('dim', `${gutter} |`)} ${before}${under}${after}`,
    `  ${style('dim', `${' '.repeat(gutter.length)} |`)} ${indent}${style(color, carets)}`,
  ];
}

/** Length beyond which lines are cut around the place. */
const WIDTH = 160;
const CONTEXT = 40;

function excerptAround(text: string, column: number, length: number): Record<'before' | 'under' | 'after', string> {
  const at = column - 1;
  const from = text.length > WIDTH ? Math.max(0, at - CONTEXT) : 0;
  const to = text.length > WIDTH ? from + WIDTH : text.length;
  const end = Math.min(at + length, to);
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, at),
    under: text.slice(at, end),
    after: text.slice(end, to) + (to < text.length ? '…' : ''),
  };
}
