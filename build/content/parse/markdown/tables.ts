import type { Properties } from 'hast';
import type { Root, Table, TableCell } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { TextDiagnostic, Wording } from '../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import { charts as messages } from '../../../diagnostics/messages/charts.fr.ts';
import { markdown as markdownMessages } from '../../../diagnostics/messages/markdown.fr.ts';
import { type CustomParent, customParent, diagnosticAt, SKIP, textOf, visit } from './nodes.ts';
import { numeralIn } from './numerals.ts';

/** Puts tables into named boxes that scroll. Aligns columns by `data-align`, numbers to the right, and scopes headers (WCAG technique H63). */
export function tables(tree: Root, { tableName, language }: MarkdownSettings): void {
  const alike = new Map<string, number>();
  visit(tree, ['table', 'customParent'], (node, index, parent) => {
    const { caption, table } = node.type === 'table' ? { table: node } : captioned(node);
    if (!table) return undefined;
    align(table, language);
    scopeHeaders(table, language);
    const heads = caption ? [textOf(caption)] : headsOf(table);
    const nth = (alike.get(heads.join('\n')) ?? 0) + 1;
    alike.set(heads.join('\n'), nth);
    const hProperties = { dataTable: '', role: 'group', tabIndex: 0, ariaLabel: nameOf(heads, nth, tableName) };
    const content = caption ? withCaption(caption, table) : table;
    parent.children[index] = customParent('div', [content], { hProperties, position: node.position });
    return SKIP;
  });
}

function captioned({ data, children: [caption, table] }: CustomParent): { caption?: CustomParent; table?: Table } {
  const isOne = data.hName === 'table' && caption?.type === 'customParent' && table?.type === 'table';
  return isOne ? { caption, table } : {};
}

/** Returns a table with a caption, which mdast tables cannot have. */
function withCaption(caption: CustomParent, { children: [head, ...body] }: Table): CustomParent {
  // mdast-util-to-hast would print the first row as head cells.
  for (const row of body) for (const cell of row.children) cell.data = { hName: 'td', ...cell.data };
  return customParent('table', [caption, customParent('thead', head ? [head] : []), customParent('tbody', body)]);
}

function align(table: Table, language: string): void {
  const [head, ...body] = table.children;
  const sides = head?.children.map((_, column) => {
    const cells = body.flatMap((row) => row.children[column] ?? []).map((cell) => textOf(cell));
    return table.align?.[column] ?? (areNumbers(cells, language) ? 'right' : undefined);
  });
  for (const row of table.children) {
    row.children.forEach((cell, column) => {
      const side = sides?.[column];
      if (side === 'right' || side === 'center') setProperties(cell, { dataAlign: side });
    });
  }
  // HTML has no `align` attribute any more.
  table.align = null;
}

/** Adds scopes to head cells. The first column names rows if it has a head and distinct texts. */
function scopeHeaders({ children: [head, ...body] }: Table, language: string): void {
  for (const cell of head?.children ?? []) setProperties(cell, { scope: 'col' });
  const names = body.map(({ children: [first] }) => (first ? textOf(first) : ''));
  const named = head?.children[0] && textOf(head.children[0]) !== '';
  const distinct = new Set(names).size === names.length && !names.includes('');
  if (!named || !distinct || areNumbers(names, language) || (head?.children.length ?? 0) < 2) return;
  for (const row of body) {
    const [first] = row.children;
    if (!first) continue;
    setProperties(first, { scope: 'row' });
    first.data = { ...first.data, hName: 'th' };
  }
}

function setProperties(cell: TableCell, properties: Properties): void {
  cell.data = { ...cell.data, hProperties: { ...cell.data?.hProperties, ...properties } };
}

const NO_NUMBER = /^[\s—–-]*$/;

function areNumbers(cells: readonly string[], language: string): boolean {
  const filled = cells.filter((cell) => !NO_NUMBER.test(cell));
  return filled.length > 0 && filled.every((cell) => numeralIn(cell, language) !== undefined);
}

function nameOf(heads: readonly string[], nth: number, names: MarkdownSettings['tableName']): string {
  const name = nth > 1 ? names.next.replace('{nth}', String(nth)) : names.first;
  return name.replace('{heads}', () => heads.join(names.separator));
}

function headsOf(table: Table): string[] {
  return table.children[0]?.children.map((cell) => textOf(cell)).filter(Boolean) ?? [];
}

/** Turns `::name[Caption]` and the table below it into one table. */
export function tableCaptions(tree: Root, { caption }: MarkdownSettings): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== caption) return;
    const spelling = `::${node.name}`;
    const table = parent.children[index + 1];
    const fault = faultOf(node, spelling, table?.type);
    if (fault) diagnostics.push(diagnosticAt(node, fault, 'error', spelling.length));
    if (table?.type !== 'table') parent.children[index] = customParent('p', node.children);
    else {
      const line = customParent('caption', node.children);
      parent.children.splice(index, 2, customParent('table', [line, table], { position: node.position }));
    }
  });
  return diagnostics;
}

function faultOf(
  { children, attributes }: LeafDirective,
  spelling: string,
  next: string | undefined,
): Wording | undefined {
  if (next !== 'table') return messages.noTable(spelling);
  if (children.length === 0) return messages.noCaption(spelling);
  return Object.keys(attributes ?? {}).length > 0 ? markdownMessages.attributes(spelling, 'caption') : undefined;
}
