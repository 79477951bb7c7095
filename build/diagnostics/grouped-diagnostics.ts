import { grouped } from '../platform/grouped.ts';
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
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const groups = [...grouped(warnings, ({ rule, hint }) => `${rule}\n${hint}`).values()].flatMap(
    (alike): WarningGroup[] => {
      const [{ rule, hint } = { rule: '', hint: '' }] = alike;
      return alike.length < FEWEST ? [] : [{ rule, hint, diagnostics: alike }];
    },
  );
  const together = new Set(groups.flatMap(({ diagnostics }) => diagnostics));
  return { alone: diagnostics.filter((diagnostic) => !together.has(diagnostic)), groups };
}
