import type { ToolPrice } from '../../pages/tool-prices/prices.ts';
import { recordOf } from './record.ts';

/** The prices as RFC 4180 has it: commas, and quotes where a text needs them. What is unknown is empty. */
export function csv(prices: readonly ToolPrice[]): string {
  const records = prices.map(recordOf);
  const lines = [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))];
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** The places at which a cell may begin: ours, and those that a program which parts by semicolons or tabs takes for one. */
const FORMULA = /(^|[;\t\r\n])(?=[ "]*[=+\-@＝＋－＠])/g;

/** A text that a spreadsheet would reckon with stands behind an apostrophe, as spreadsheets write texts themselves. */
function cell(value: string | number | null): string {
  const text = typeof value === 'string' ? value.replace(FORMULA, "$1'") : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
