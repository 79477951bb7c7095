import type { TableRow } from 'mdast';
import type { TextDiagnostic } from '../../../../contract/diagnostic.ts';
import { lint as messages } from '../../../../diagnostics/messages/lint.fr.ts';
import { diagnosticAt, nodesOf } from '../nodes.ts';
import { inLine, type LintRule, type ProseLine } from './lint-rule.ts';

const RULE_LINE = /^\|?[ \t]*[-–—:][-–—:| \t]*$/;

/** Reports tables whose delimiter row is missing or has another number of cells than the head. */
export const malformedTables: LintRule = ({ prose }) => {
  const diagnostics: TextDiagnostic[] = [];
  let reported: ProseLine['block'] | undefined;
  for (const [index, line] of prose.entries()) {
    const next = prose[index + 1];
    if (!next || next.block !== line.block || line.block === reported || !isRow(line) || !isRow(next)) continue;
    reported = line.block;
    diagnostics.push(diagnosticOf(line, next));
  }
  return diagnostics;
};

function isRow({ text, block }: ProseLine): boolean {
  const row = text.trim();
  return (
    block.type === 'paragraph' &&
    (/^\|.*\|$/.test(row) || / \| /.test(row) || (row.includes('|') && RULE_LINE.test(row)))
  );
}

function diagnosticOf(line: ProseLine, next: ProseLine): TextDiagnostic {
  const cells = cellsOf(line);
  const rule = `|${'---|'.repeat(cells)}`;
  const { unfitRule, tableWithoutRule } = messages;
  // Confluence and Jira write table heads with double bars.
  if (/^\|\|.*\|\|\s*$/.test(line.text)) {
    const head = line.written.trim().replaceAll('||', '|');
    const width = head.split('|').length - 2;
    return inLine(line, 0, line.written.trimEnd().length, tableWithoutRule(`|${'---|'.repeat(width)}`, head));
  }
  return RULE_LINE.test(next.text)
    ? inLine(next, 0, next.written.trimEnd().length, unfitRule(rule, cells))
    : inLine(line, 0, line.written.trimEnd().length, tableWithoutRule(rule));
}

function cellsOf({ text }: ProseLine): number {
  return text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
}

/** Reports rows with too few or too many cells, and call-outs that touch the table. */
export const tableRows: LintRule = ({ tree, source }) =>
  nodesOf(tree, 'table').flatMap(({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    return rows.flatMap((row): TextDiagnostic[] => {
      const spelling = source.slice(row.position?.start.offset, row.position?.end.offset);
      if (spelling.startsWith(':::')) return [diagnosticAt(row, messages.lineInTable(spelling.trimEnd()))];
      if (row.children.length < columns) return [tooFew(row, columns, spelling)];
      return row.children.length > columns ? [tooMany(row, columns)] : [];
    });
  });

function tooFew(row: TableRow, columns: number, spelling: string): TextDiagnostic {
  if (!spelling.includes('|')) return diagnosticAt(row, messages.lineInTable(spelling.trim()), 'warning');
  const cells = row.children.length;
  const filled = `${spelling.trim().replace(/\|$/, '')}|${' |'.repeat(columns - cells)}`;
  return diagnosticAt(row, messages.tooFewCells(cells, columns, filled), 'warning');
}

function tooMany(row: TableRow, columns: number): TextDiagnostic {
  return diagnosticAt(row, messages.tooManyCells(row.children.length, columns));
}
