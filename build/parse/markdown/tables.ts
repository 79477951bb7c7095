import type { Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { MarkdownSettings } from '../../contract/markdown.ts';
import { SKIP, visit } from './visit.ts';

/** Puts each table in a box that scrolls sideways on a narrow screen and that the keyboard can reach; aligns its columns by `data-align`. No two boxes have one name. */
export function tables(tree: Root, { tableName }: MarkdownSettings): void {
  const alike = new Map<string, number>();
  visit(tree, 'table', (node, index, parent) => {
    align(node);
    const heads = headsOf(node);
    const nth = (alike.get(heads.join('\n')) ?? 0) + 1;
    alike.set(heads.join('\n'), nth);
    const box = {
      type: 'tableBox',
      position: node.position,
      data: {
        hName: 'div',
        hProperties: { dataTable: '', role: 'group', tabIndex: 0, ariaLabel: nameOf(heads, nth, tableName) },
      },
      children: [node],
    };
    // A node type of our own: mdast-util-to-hast prints it from its `data`.
    parent.children[index] = box as never;
    return SKIP;
  });
}

function align(table: Table): void {
  for (const row of table.children) {
    row.children.forEach((cell, column) => {
      const side = table.align?.[column];
      if (side === 'right' || side === 'center') cell.data = { ...cell.data, hProperties: { dataAlign: side } };
    });
  }
  // What remark would print is an attribute that HTML has dropped.
  table.align = null;
}

function nameOf(heads: readonly string[], nth: number, names: MarkdownSettings['tableName']): string {
  const name = nth > 1 ? names.next.replace('{nth}', String(nth)) : names.first;
  return name.replace('{heads}', () => heads.join(names.separator));
}

function headsOf(table: Table): string[] {
  return table.children[0]?.children.map((cell) => textOf(cell)).filter(Boolean) ?? [];
}
