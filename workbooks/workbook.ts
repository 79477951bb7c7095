import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import { unzipSync, zipSync } from 'fflate';
import writeXlsxFile, { type CellObject, type Feature, type Sheet } from 'write-excel-file/node';
import { addressOf, type CellValue, calculate } from './calculate.ts';
import { escaped, withHeadingsInPrint, withPageAndChecks } from './sheet-xml.ts';

/** What the package's types call so. */
type FileContent = Stream | Buffer | Blob;

/** A cell with its looks. A text that begins with `=` is a formula, with English names of functions and commas, as files have them (ECMA-376-1, § 18.17). */
export interface Cell extends Omit<CellObject, 'value' | 'type'> {
  value: CellValue;
}

/** What may be entered in some cells (`A1:A9`): one of these words, chosen from a list, or a number between these. */
export type CellCheck = { cells: string } & (
  | { choices: readonly string[] }
  | { least: number; most: number; whole?: boolean }
);

export interface WorkbookSheet {
  name: string;
  /** Of the columns, in characters. */
  widths: readonly number[];
  /** How many rows stay in view. */
  sticky?: number;
  landscape?: boolean;
  /** It is printed on one page, however long it is: sheets are as wide as a page, and go on on the next. */
  onePage?: boolean;
  /** Columns that nobody needs to see, from 1. */
  hidden?: readonly number[];
  checks?: readonly CellCheck[];
  rows: readonly (readonly (Cell | CellValue)[])[];
}

/** An Excel workbook that articles offer. */
export interface Workbook {
  /** Its name below `static/modeles/`. */
  file: string;
  sheets: readonly WorkbookSheet[];
}

/** The workbook's bytes (ECMA-376-1), with the values of its formulas in it: Excel calculates nothing in a downloaded file before its reader allows it. */
export async function workbookBytes({ sheets }: Workbook): Promise<Uint8Array> {
  const values = calculate(Object.fromEntries(sheets.map(({ name, rows }) => [name, rows.map(valuesOf)])));
  const tables = sheets.map(({ name }) => values[name] ?? []);
  const made = writeXlsxFile(sheets.map(sheetOf), {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [withValues(tables, sheets)],
  });
  return undated(new Uint8Array(await made.toBuffer()));
}

/** An archive whose files bear the first moment that the format knows, instead of that of their making: what has not changed is the same bytes. */
function undated(archive: Uint8Array): Uint8Array {
  return zipSync(unzipSync(archive), { mtime: new Date(1980, 0, 1), level: 9 });
}

export function valuesOf(cells: readonly (Cell | CellValue)[]): CellValue[] {
  return cells.map((cell) => (isCell(cell) ? cell.value : cell));
}

function sheetOf({ name, widths, sticky = 0, rows }: WorkbookSheet): Sheet<FileContent> {
  return {
    sheet: name,
    columns: widths.map((width) => ({ width })),
    data: rows.map((cells) => {
      const height = heightOf(cells, widths);
      return cells.map((cell) => written({ height, ...(isCell(cell) ? cell : { value: cell }) }));
    }),
    ...(sticky > 0 && { stickyRowsCount: sticky }),
  };
}

const LINE_HEIGHT = 15;

/** Of a row in points, so that its longest text is read whole in programs that fit no row to its text. */
function heightOf(cells: readonly (Cell | CellValue)[], widths: readonly number[]): number {
  const lines = cells.map((cell, column) => {
    const text = valuesOf([cell])[0];
    const isText = typeof text === 'string' && !text.startsWith('=') && isCell(cell) && cell.wrap && !cell.columnSpan;
    return isText ? linesOf(text, widths[column] ?? text.length) : 1;
  });
  return LINE_HEIGHT * Math.max(1, ...lines);
}

/** How many lines a text takes whose words stay whole. */
function linesOf(text: string, width: number): number {
  let lines = 1;
  let used = -1;
  for (const { length } of text.split(' ')) {
    const fits = used + 1 + length <= width;
    if (!fits && used >= 0) lines++;
    used = fits ? used + 1 + length : length;
  }
  return lines;
}

function written({ value, ...looks }: Cell): CellObject | null {
  const style = { alignVertical: 'top' as const, ...looks };
  // The format of an empty cell is that of the number to come.
  if (value === null) return { ...style, ...(looks.format && { type: Number }) };
  const isFormula = typeof value === 'string' && value.startsWith('=');
  return isFormula ? { ...style, type: 'Formula', value: value.slice(1) } : { ...style, value };
}

function isCell(cell: Cell | CellValue): cell is Cell {
  return typeof cell === 'object' && cell !== null;
}

/** Puts the value of each formula behind it (`<v>`; § 18.3.1.4), and says where it is a text; adds what sheets say of print and entries. */
function withValues(tables: readonly CellValue[][][], sheets: readonly WorkbookSheet[]): Feature<FileContent> {
  return {
    files: {
      transform: {
        'xl/workbook.xml': { transform: (xml) => withHeadingsInPrint(xml, sheets) },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) => {
            const byAddress = new Map(
              (tables[sheetIndex] ?? []).flatMap((cells, row) =>
                cells.map((value, col) => [addressOf(row + 1, col + 1), value] as const),
              ),
            );
            const sheet = sheets[sheetIndex];
            const whole = sheet ? withPageAndChecks(xml, sheet) : xml;
            return whole.replace(
              /<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)/g,
              (_whole, address, attributes, formula) => {
                const value = byAddress.get(address) ?? 0;
                const type = typeof value === 'string' ? ' t="str"' : '';
                return `<c r="${address}"${attributes}${type}>${formula}<v>${escaped(String(value))}</v>`;
              },
            );
          },
        },
      },
    },
  };
}
