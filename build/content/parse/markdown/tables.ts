import type { Properties } from 'hast';
import type { Root, Table, TableCell } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { TextDiagnostic, Wording } from '../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import { charts as messages } from '../../../diagnostics/messages/charts.fr.ts';
import { markdown as markdownMessages } from '../../../diagnostics/messages/markdown.fr.ts';
import { type CustomParent, customParent, diagnosticAt, SKIP, textOf, visit } from './nodes.ts';
import { numeralIn } from './numerals.ts';

/**
 * Puts each table in a box that scrolls sideways on a narrow screen and that the keyboard can reach. No two boxes have one name.
 * Columns are aligned by `data-align`: as the writer says, else those of numbers to the right. Cells that name their column or row are headers
 * with a scope (WCAG technique H63).
 */
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

/** Returns the `<table>` that `tableCaptions` made of a caption and a table. */
function captioned({ data, children: [caption, table] }: CustomParent): { caption?: CustomParent; table?: Table } {
  const isOne = data.hName === 'table' && caption?.type === 'customParent' && table?.type === 'table';
  return isOne ? { caption, table } : {};
}

/** Returns a table with a caption, which mdast's table node cannot hold. */
function withCaption(caption: CustomParent, { children: [head, ...body] }: Table): CustomParent {
  // mdast-util-to-hast prints the first row of a parent as head cells.
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
  // remark would print the `align` attribute, which HTML no longer has.
  table.align = null;
}

/** The first column names its rows where its own head is written and no two of its cells are alike, empty or numbers. */
function scopeHeaders({ children: [head, ...body] }: Table, language: string): void {
  for (const cell of head?.children ?? []) setProperties(cell, { scope: 'col' });
  const names = body.map(({ children: [first] }) => (first ? textOf(first) : ''));
  const named = head?.children[0] && textOf(head.children[0]) !== '';
  const distinct = new Set(names).size === names.length && !names.includes('');
  if (!named || !distinct || areNumbers(names, language) || (head?.children.length ?? 0) < 2) return;
  for (const {
    children: [first],
  } of body) {
    if (!first) continue;
    setProperties(first, { scope: 'row' });
    first.data = { ...first.data, hName: 'th' };
  }
}

function setProperties(cell: TableCell, properties: Properties): void {
  cell.data = { ...cell.data, hProperties: { ...cell.data?.hProperties, ...properties } };
}

/** A cell that says there is no number. */
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

/** `::name[Caption]` and the table below it become one table, whose caption comes before its rows. */
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
