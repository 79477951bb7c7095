import type { TableRow } from 'mdast';
import { findingAt, type MarkdownFinding } from '../finding.ts';
import { visit } from '../visit.ts';
import type { Suspect } from './suspect.ts';

/** Rows with fewer cells than their table's head, and rows with more, whose last ones would not be shown. */
export const tableRows: Suspect = ({ tree, source }) => {
  const findings: MarkdownFinding[] = [];
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      if (row.children.length === columns) continue;
      findings.push(row.children.length < columns ? tooFew(row, columns, source) : tooMany(row, columns));
    }
  });
  return findings;
};

function tooFew(row: TableRow, columns: number, source: string): MarkdownFinding {
  const written = source.slice(row.position?.start.offset, row.position?.end.offset);
  if (!written.includes('|')) {
    const hint = 'Laissez une ligne vide après le tableau.';
    return findingAt(row, 'ligne-de-tableau', 'Cette ligne entre dans le tableau qui la précède.', hint, 'warning');
  }
  const message = `Cette ligne a ${counted(row)} ; l'en-tête en a ${columns}.`;
  const hint = `Ajoutez ce qui manque, ou des cases vides : « ${`${written.trim().replace(/\|$/, '')}|${' |'.repeat(columns - row.children.length)}`} ».`;
  return findingAt(row, 'ligne-de-tableau', message, hint, 'warning');
}

function tooMany(row: TableRow, columns: number): MarkdownFinding {
  const message = `Cette ligne a ${counted(row)} ; l'en-tête en a ${columns} : le reste ne serait pas affiché.`;
  const hint = "Ajoutez une colonne à l'en-tête, ou écrivez « \\| » pour une barre qui fait partie du texte.";
  return findingAt(row, 'ligne-de-tableau', message, hint);
}

function counted({ children }: TableRow): string {
  return `${children.length} case${children.length > 1 ? 's' : ''}`;
}
