import { strFromU8, unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Element } from './dom.ts';

type CellValue = string | number | boolean | null;

interface ReadSheet {
  /** Cells by row, formulas with their `=`. */
  written: CellValue[][];
  /** Values shown by a program that does not calculate. */
  shown: CellValue[][];
}

/** A workbook's sheets by name, read from its bytes (ECMA-376-1, § 18). */
export function readWorkbook(bytes: Uint8Array): Record<string, ReadSheet> {
  const files = textsIn(bytes);
  const strings = elements(files['xl/sharedStrings.xml'], 'si').map((one) => DomUtils.textContent(one));
  return Object.fromEntries(
    elements(files['xl/workbook.xml'], 'sheet').map(({ attribs: { name = '' } }, index) => {
      const rows = elements(files[`xl/worksheets/sheet${index + 1}.xml`], 'row');
      return [name, { written: tableOf(rows, strings, true), shown: tableOf(rows, strings, false) }];
    }),
  );
}

/** Returns the files that a workbook is made of, as texts by their paths. */
function textsIn(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, contents]) => [path, strFromU8(contents)]));
}

function tableOf(rows: readonly Element[], strings: readonly string[], formulas: boolean): CellValue[][] {
  const table: CellValue[][] = [];
  for (const row of rows) {
    const cells: CellValue[] = [];
    for (const cell of DomUtils.getElementsByTagName('c', row)) {
      const formula = formulas && textIn(cell, 'f');
      cells[columnOf(cell)] = formula ? `=${formula}` : shownBy(cell, strings);
    }
    table[Number(row.attribs.r) - 1] = Array.from(cells, (value) => value ?? null);
  }
  return Array.from(table, (cells) => cells ?? []);
}

/** § 18.18.11: `s` is a shared text, `str` that of a formula, `b` yes or no. */
function shownBy(cell: Element, strings: readonly string[]): CellValue {
  const text = textIn(cell, 'v');
  if (cell.attribs.t === 'str') return text ?? '';
  if (text === undefined) return null;
  if (cell.attribs.t === 's') return strings[Number(text)] ?? null;
  return cell.attribs.t === 'b' ? text === '1' : Number(text);
}

/** From 0: 'AB3' → 27 */
function columnOf({ attribs: { r = '' } }: Element): number {
  const letters = r.replace(/\d+$/, '');
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textIn(cell: Element, name: string): string | undefined {
  const [found] = DomUtils.getElementsByTagName(name, cell);
  return found && DomUtils.textContent(found);
}

function elements(xml: string | undefined, name: string): Element[] {
  return DomUtils.getElementsByTagName(name, parseDocument(xml ?? '', { xmlMode: true }));
}
