import type { Element } from 'hast';
import type { Parents, Root, Table, TableCell, TableRow } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import { type TextDiagnostic, textDiagnostic, type Wording } from '../../../../contract/diagnostic.ts';
import type { ChartType, MarkdownSettings } from '../../../../contract/markdown.ts';
import { unmarkVariables } from '../../../../contract/variables.ts';
import { charts as messages } from '../../../../diagnostics/messages/charts.fr.ts';
import { markdown as markdownMessages } from '../../../../diagnostics/messages/markdown.fr.ts';
import {
  type CustomNode,
  type CustomParent,
  customNode,
  customParent,
  diagnosticAt,
  firstLineOf,
  textOf,
  visit,
} from '../nodes.ts';
import { isSameUnit, type Numeral, numeralIn } from '../numerals.ts';
import { bars } from './bars.ts';
import { lines } from './lines.ts';
import { type ChartData, textWidth } from './shapes.ts';

/** Widths of the drawing in em: at 320 px, and from the width at which the stylesheet shows the wide drawing. */
const NARROW = 17.5;
const WIDE = 40;

/** Turns `::name[Title]{type}` and the table below it into a figure: title, drawing, and the folded table. */
export function charts(tree: Root, source: string, settings: MarkdownSettings): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== settings.chart.name) return;
    const figure = figureOf(node, { source, parent, index }, settings);
    if (!Array.isArray(figure)) {
      parent.children.splice(index, 2, figure);
      return;
    }
    diagnostics.push(...figure);
    parent.children[index] = customParent('p', node.children);
  });
  return diagnostics;
}

function figureOf(
  node: LeafDirective,
  { source, parent, index }: { source: string; parent: Parents; index: number },
  { chart, language }: MarkdownSettings,
): CustomParent | TextDiagnostic[] {
  const spelling = `::${node.name}`;
  const fault = (wording: Wording) => [diagnosticAt(node, wording, 'error', spelling.length)];
  if (parent.type !== 'root') return fault(markdownMessages.slotInBlock(spelling, parent.type));
  if (node.children.length === 0) return fault(messages.noTitle(spelling));
  const type = typeOf(node, chart.types);
  if (!type) return [unknownType(node, source, Object.values(chart.types))];
  const table = parent.children[index + 1];
  if (table?.type !== 'table') return fault(messages.noTable(spelling));
  const data = chartData(table, type, { language, width: NARROW });
  if (Array.isArray(data)) return data;
  const title = customParent('figcaption', node.children);
  const folded = customParent('details', [customNode('summary', [{ type: 'text', value: chart.table }]), table]);
  return customParent('figure', [title, ...drawings(data, type, language), folded], {
    hProperties: { dataChart: type },
    position: node.position,
  });
}

function typeOf({ attributes }: LeafDirective, types: MarkdownSettings['chart']['types']): ChartType | undefined {
  const [name, ...others] = Object.keys(attributes ?? {});
  const [type] = (['bars', 'lines', 'change'] as const).filter((type) => types[type] === name);
  return others.length === 0 ? type : undefined;
}

/** Reports an unknown chart type at the braces. */
function unknownType(node: LeafDirective, source: string, types: readonly string[]): TextDiagnostic {
  const line = source.slice(node.position?.start.offset, node.position?.end.offset);
  const [braces = ''] = /\{[^{}]*\}\s*$/.exec(line) ?? [];
  const { line: nth, column, length } = firstLineOf(node);
  const place =
    braces === '' ? { column, length } : { column: column + line.lastIndexOf(braces), length: braces.length };
  return textDiagnostic('error', { line: nth, ...place }, messages.unknownType(braces.trim(), types));
}

function drawings(data: ChartData, type: ChartType, language: string): CustomNode[] {
  if (type !== 'lines') return [drawing(bars(data, NARROW, language))];
  const [narrow, wide] = [lines(data, NARROW, language), lines(data, WIDE, language)];
  if (!narrow.isThinned) return [drawing(narrow.drawing)];
  return [drawing(narrow.drawing, 'narrow'), drawing(wide.drawing, 'wide')];
}

/** Returns a drawing. `size` names the screens that show it; without it all do. */
function drawing({ properties, children }: Element, size = ''): CustomNode {
  return customNode('svg', children, { ...properties, ariaHidden: 'true', dataDrawing: size });
}

const MAX_SERIES = 4;
const MAX_ROWS: Readonly<Record<ChartType, number>> = { bars: 30, lines: 60, change: 12 };
/** The number of columns of a `change` chart: before and after. */
const PAIR = 2;

const MAX_NUMERAL_SHARE = 0.45;

/** Reads names and numbers of a table, or reports why it cannot be drawn. `width`: on the smallest screen, in em. */
function chartData(
  table: Table,
  type: ChartType,
  { language, width }: { language: string; width: number },
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
  diagnostics.push(...findUnnamed(head, body));
  if (diagnostics.length > 0) return diagnostics;
  const mixed = mixedUnits(body, rows, type);
  if (mixed) return [mixed];
  if (rows.every(({ numerals }) => numerals.every(({ value }) => value === 0))) {
    return [diagnosticAt(table, messages.nothingToDraw())];
  }
  return { series: series.map((cell) => textOf(cell)), rows };
}

function shapeFault(series: number, rows: number, type: ChartType): Wording | undefined {
  if (series === 0 || rows === 0) return messages.nothingToDraw();
  if (type === 'change' && series !== PAIR) return messages.noPairs(series);
  if (type === 'lines' && rows === 1) return messages.onePoint();
  if (series > MAX_SERIES) return messages.tooMany(series, 'series', MAX_SERIES);
  if (rows > MAX_ROWS[type]) return messages.tooMany(rows, 'rows', MAX_ROWS[type]);
  return undefined;
}

function findUnnamed(head: TableRow | undefined, body: readonly TableRow[]): TextDiagnostic[] {
  const series = head?.children.slice(1) ?? [];
  const names = [...(series.length > 1 ? series : []), ...body.flatMap((row) => row.children.slice(0, 1))];
  return names.filter((cell) => textOf(cell).trim() === '').map((cell) => diagnosticAt(cell, messages.noName()));
}

/** Reports the first number whose unit differs from the others on its scale. */
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

/** Returns the content of a cell without the `|`. */
function contentOf(cell: TableCell): Node {
  const [start, end] = [cell.children[0]?.position?.start, cell.children.at(-1)?.position?.end];
  return start && end ? { type: 'text', position: { start, end } } : cell;
}
