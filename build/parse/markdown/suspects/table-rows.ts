import type { TableRow } from 'mdast';
import type { Finding } from '../../../diagnostics/finding.ts';
import { messages } from '../../../messages.fr.ts';
import { findingAt } from '../finding.ts';
import { visit } from '../visit.ts';
import type { Suspect } from './suspect.ts';

/** Rows with fewer cells than their table's head, and rows with more, whose last ones would not be shown. */
export const tableRows: Suspect = ({ tree, source }) => {
  const findings: Finding[] = [];
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      if (row.children.length === columns) continue;
      findings.push(row.children.length < columns ? tooFew(row, columns, source) : tooMany(row, columns));
    }
  });
  return findings;
};

function tooFew(row: TableRow, columns: number, source: string): Finding {
  const written = source.slice(row.position?.start.offset, row.position?.end.offset);
  if (!written.includes('|')) return findingAt(row, messages.suspects.textInTable(), 'warning');
  const cells = row.children.length;
  const filled = `${written.trim().replace(/\|$/, '')}|${' |'.repeat(columns - cells)}`;
  return findingAt(row, messages.suspects.tooFewCells(cells, columns, filled), 'warning');
}

function tooMany(row: TableRow, columns: number): Finding {
  return findingAt(row, messages.suspects.tooManyCells(row.children.length, columns));
}
