import type { Diagnostic } from './diagnostic.ts';

/** Warnings of one rule that ask for the same thing. */
export interface WarningGroup {
  rule: string;
  hint: string;
  diagnostics: Diagnostic[];
}

/** Fewer warnings are printed one by one, each with its line. */
const FEWEST = 3;

/** Groups warnings that have the same rule and hint. `alone` holds all other diagnostics; both keep their order. */
export function groupWarnings(diagnostics: readonly Diagnostic[]): { alone: Diagnostic[]; groups: WarningGroup[] } {
  const byRequest = new Map<string, WarningGroup>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'warning') continue;
    const group = byRequest.get(requestOf(diagnostic)) ?? {
      rule: diagnostic.rule,
      hint: diagnostic.hint,
      diagnostics: [],
    };
    group.diagnostics.push(diagnostic);
    byRequest.set(requestOf(diagnostic), group);
  }
  const groups = [...byRequest.values()].filter(({ diagnostics }) => diagnostics.length >= FEWEST);
  const grouped = new Set(groups.flatMap(({ diagnostics }) => diagnostics));
  return { alone: diagnostics.filter((diagnostic) => !grouped.has(diagnostic)), groups };
}

function requestOf({ rule, hint }: Diagnostic): string {
  return `${rule}\n${hint}`;
}
