import type { Table, TableCell, TableRow } from 'mdast';
import type { Node } from 'unist';
import type { TextDiagnostic, Wording } from '../../../../contract/diagnostic.ts';
import type { ChartType } from '../../../../contract/markdown.ts';
import { unmarkVariables } from '../../../../contract/variables.ts';
import { charts as messages } from '../../../../diagnostics/messages/charts.fr.ts';
import { diagnosticAt, textOf } from '../nodes.ts';
import { isSameUnit, type Numeral, numeralIn } from '../numerals.ts';
import { textWidth } from './shapes.ts';

/** The data of a chart. */
export interface ChartData {
  /** Heads of the columns of numbers. */
  series: string[];
  /** Each with one number for each series. */
  rows: { name: string; numerals: Numeral[] }[];
}

/** More lines or bars could not be told apart. */
const MAX_SERIES = 4;
const MAX_ROWS: Readonly<Record<ChartType, number>> = { bars: 30, lines: 60, change: 12 };
/** Columns of a `change` chart: before and after. */
const PAIR = 2;

/** The most of a drawing's width that a number may take. */
const MAX_NUMERAL_SHARE = 0.45;

interface ChartLimits {
  language: string;
  /** Width of the drawing on the smallest screen, in em. */
  width: number;
}

/** A table's first column as names and its others as numbers, or the diagnostics that prevent drawing it. */
export function chartData(
  table: Table,
  type: ChartType,
  { language, width }: ChartLimits,
): ChartData | TextDiagnostic[] {
  const [head, ...body] = table.children;
  const series = head?.children.slice(1) ?? [];
  const misshapen = shapeFault(series.length, body.length, type);
  if (misshapen) return [diagnosticAt(table, misshapen)];
  const diagnostics: TextDiagnostic[] = [];
  const numeralOf = (cell: TableCell | undefined, row: TableRow): Numeral[] => {
    const text = cell ? textOf(cell) : '';
    const numeral = numeralIn(text, language);
    const isWide = numeral && textWidth(numeral.text) > width * MAX_NUMERAL_SHARE;
    if (numeral && !isWide) return [numeral];
    const wording = isWide ? messages.wideNumber(text) : messages.noNumber(unmarkVariables(text));
    diagnostics.push(diagnosticAt(cell ? contentOf(cell) : row, wording));
    return [];
  };
  const rows = body.map((row) => ({
    name: nameOf(row),
    numerals: series.flatMap((_, nth) => numeralOf(row.children[nth + 1], row)),
  }));
  diagnostics.push(...unnamed(head, body));
  if (diagnostics.length > 0) return diagnostics;
  const mixed = mixedUnits(body, rows, type);
  if (mixed) return [mixed];
  if (rows.every(({ numerals }) => numerals.every(({ value }) => value === 0))) {
    return [diagnosticAt(table, messages.onlyZeros())];
  }
  return { series: series.map((cell) => textOf(cell)), rows };
}

function shapeFault(series: number, rows: number, type: ChartType): Wording | undefined {
  if (series === 0) return messages.noSeries();
  if (rows === 0) return messages.noRows();
  if (type === 'change' && series !== PAIR) return messages.noPairs(series);
  if (type === 'lines' && rows === 1) return messages.onePoint();
  if (series > MAX_SERIES) return messages.tooManySeries(series, MAX_SERIES);
  if (rows > MAX_ROWS[type]) return messages.tooManyRows(rows, MAX_ROWS[type]);
  return undefined;
}

/** Reports rows without a name, and columns without one where there are several. */
function unnamed(head: TableRow | undefined, body: readonly TableRow[]): TextDiagnostic[] {
  const series = head?.children.slice(1) ?? [];
  const names = [...(series.length > 1 ? series : []), ...body.flatMap((row) => row.children.slice(0, 1))];
  return names.filter((cell) => textOf(cell).trim() === '').map((cell) => diagnosticAt(cell, messages.noName()));
}

/** Reports the first number whose unit differs from those on its scale. */
function mixedUnits(body: readonly TableRow[], rows: ChartData['rows'], type: ChartType): TextDiagnostic | undefined {
  for (const [nth, { numerals }] of rows.entries()) {
    const first = (type === 'change' ? rows[nth] : rows[0])?.numerals[0];
    const other = numerals.findIndex((numeral) => first && !isSameUnit(first, numeral));
    const cell: TableCell | undefined = body[nth]?.children[other + 1];
    const numeral = numerals[other];
    if (first && numeral && cell)
      return diagnosticAt(contentOf(cell), messages.mixedUnits(first.text, numeral.text, type));
  }
  return undefined;
}

function nameOf({ children: [cell] }: TableRow): string {
  return cell ? textOf(cell) : '';
}

/** The content of a cell without the `|` around it; the whole cell when it is empty. */
function contentOf(cell: TableCell): Node {
  const [start, end] = [cell.children[0]?.position?.start, cell.children.at(-1)?.position?.end];
  return start && end ? { type: 'text', position: { start, end } } : cell;
}
