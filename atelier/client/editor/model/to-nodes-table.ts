import type { Nodes, Table } from 'mdast';
import { type Align, schema } from './schema.ts';
import { endsOf, linkNeighbours, originalText, type ReadContext, type ReadNode, register } from './source-blocks.ts';
import { readPhrasing } from './to-nodes-phrasing.ts';

/** Reads a table with its caption. Missing cells of a row become empty ones. */
export function readTable(
  node: Table,
  context: ReadContext,
  caption: { title: string; from: Nodes } | null = null,
): ReadNode {
  const sides: readonly Align[] = node.align ?? [];
  const width = node.children[0]?.children.length ?? 1;
  const rows = node.children.map((row, nth) => {
    const type = nth === 0 ? schema.nodes.table_header : schema.nodes.table_cell;
    const cells = Array.from({ length: width }, (_, column) => {
      const cell = row.children[column];
      const paragraph = schema.nodes.paragraph.create(null, cell ? readPhrasing(cell, context.text) : []);
      const made = type.create({ align: sides[column] ?? null }, paragraph);
      const [first, last] = [cell?.children[0], cell?.children.at(-1)];
      if (!first || !last) return made;
      const position = { start: first.position?.start, end: last.position?.end };
      return register({ ...cell, position } as Nodes, context, made).node;
    });
    return register(row, context, schema.nodes.table_row.create(null, cells));
  });
  const [, delimiter = ''] = originalText(node, context.text).split('\n');
  const start = caption?.from ?? node;
  const source = { ...node, position: { start: start.position?.start, end: node.position?.end } } as Nodes;
  const frame = {
    lead: caption ? context.text.slice(endsOf(start, context.text).from, endsOf(node, context.text).from) : '',
    tail: delimiter,
    inner: context.prefix,
  };
  const table = schema.nodes.table.create(
    { caption: caption?.title ?? null },
    rows.map(({ node: row }) => row),
  );
  linkNeighbours(rows, context);
  return register(source, context, table, frame);
}
