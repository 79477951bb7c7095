import type { Colors } from 'picocolors/types';
import type { Diagnostic } from './diagnostic.ts';

/**
 * Findings as a writer reads them: `file:line:column  rule  what is wrong. What to write.`,
 * then the line it is about with a caret under the place.
 */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  colors: Colors,
): string {
  return diagnostics
    .map((diagnostic) => [headline(diagnostic, colors), ...excerpt(diagnostic, sources, colors)].join('\n'))
    .join('\n\n');
}

/** « 2 erreurs, 1 avertissement ». */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return [count(errors, 'erreur'), count(warnings, 'avertissement')].filter(Boolean).join(', ');
}

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number > 1 ? 's' : ''}`;
}

function headline({ severity, file, line, column, rule, message, hint }: Diagnostic, colors: Colors): string {
  const paint = severity === 'error' ? colors.red : colors.yellow;
  return `${colors.bold(`${file}:${line}:${column}`)}  ${paint(rule)}  ${message} ${hint}`;
}

function excerpt(
  { severity, file, line, column, length = 1 }: Diagnostic,
  sources: ReadonlyMap<string, string>,
  colors: Colors,
): string[] {
  const text = sources.get(file)?.split('\n')[line - 1];
  if (text === undefined || text === '') return [];
  const gutter = String(line);
  const indent = text.slice(0, column - 1).replace(/[^\t]/g, ' ');
  const carets = '^'.repeat(Math.max(1, Math.min(length, text.length - column + 1)));
  const paint = severity === 'error' ? colors.red : colors.yellow;
  return [
    `  ${colors.dim(`${gutter} |`)} ${text}`,
    `  ${colors.dim(`${' '.repeat(gutter.length)} |`)} ${indent}${paint(carets)}`,
  ];
}
