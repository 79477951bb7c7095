import type { Diagnostic } from './diagnostic.ts';

/** Warnings of one rule that ask for the same thing. */
export interface AlikeWarnings {
  rule: string;
  hint: string;
  findings: Diagnostic[];
}

/** From so many on they read more easily as a list below what they ask for. */
const FEWEST = 3;

/** Warnings that share their rule and their hint with others, and all findings that do not; each in the order they came in. */
export function groupAlike(findings: readonly Diagnostic[]): { alone: Diagnostic[]; groups: AlikeWarnings[] } {
  const byRequest = new Map<string, AlikeWarnings>();
  for (const finding of findings) {
    if (finding.severity !== 'warning') continue;
    const group = byRequest.get(requestOf(finding)) ?? { rule: finding.rule, hint: finding.hint, findings: [] };
    group.findings.push(finding);
    byRequest.set(requestOf(finding), group);
  }
  const groups = [...byRequest.values()].filter(({ findings }) => findings.length >= FEWEST);
  const grouped = new Set(groups.flatMap(({ findings }) => findings));
  return { alone: findings.filter((finding) => !grouped.has(finding)), groups };
}

function requestOf({ rule, hint }: Diagnostic): string {
  return `${rule}\n${hint}`;
}
