import type { ToolPrice } from '../../pages/tool-prices/prices.ts';
import { recordOf } from './record.ts';

/** The prices as RFC 4180 has it: commas, and quotes where a text needs them. What is unknown is empty. */
export function csv(prices: readonly ToolPrice[]): string {
  const records = prices.map(recordOf);
  const lines = [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))];
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
