import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Nodes,
  Paragraph,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Node } from 'prosemirror-model';
import { schema } from './schema.ts';
import {
  endsOf,
  linkNeighbours,
  type Origins,
  originalText,
  type ReadContext,
  type ReadNode,
  register,
} from './source-blocks.ts';
import { readPhrasing, textIn } from './to-nodes-phrasing.ts';
import { readTable } from './to-nodes-table.ts';

/**
 * Converts a text and its mdast tree to a document of the editor. `origins` keeps the source of each block, so that
 * unchanged blocks are written as they were.
 */
export function readDocument(text: string, tree: Root, origins: Origins): Node {
  const context: ReadContext = { text, origins, prefix: '' };
  const blocks = readBlocks(tree.children, context);
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return schema.nodes.doc.create({ head: text }, schema.nodes.paragraph.create());
  const around = { head: text.slice(0, first.from), foot: text.slice(last.to) };
  return schema.nodes.doc.create(
    around,
    blocks.map(({ node }) => node),
  );
}

type Flow = RootContent | BlockContent | DefinitionContent;

function readBlocks(nodes: readonly Flow[], context: ReadContext): ReadNode[] {
  const blocks: ReadNode[] = [];
  for (let nth = 0; nth < nodes.length; nth++) {
    const node = nodes[nth];
    const next = nodes[nth + 1];
    if (!node) continue;
    const pair = next?.type === 'table' && node.type === 'leafDirective' ? withTable(node, next, context) : undefined;
    if (pair) nth += 1;
    blocks.push(pair ?? readBlock(node, context));
  }
  linkNeighbours(blocks, context);
  return blocks;
}

function readBlock(node: Flow, context: ReadContext): ReadNode {
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node, context);
    case 'heading':
      return register(node, context, readHeading(node, context));
    case 'thematicBreak':
      return register(node, context, schema.nodes.rule.create());
    case 'code': {
      const attributes = { language: node.lang ?? null, meta: node.meta ?? null };
      const content = node.value === '' ? [] : [schema.text(node.value)];
      return register(node, context, schema.nodes.code_block.create(attributes, content));
    }
    case 'blockquote':
      return readHolder(node, context, '> ', (blocks) => schema.nodes.blockquote.create(null, blocks));
    case 'footnoteDefinition': {
      const label = node.label ?? node.identifier;
      return readHolder(node, context, '    ', (blocks) => schema.nodes.note.create({ label }, blocks));
    }
    case 'list':
      return readList(node, context);
    case 'table':
      return readTable(node, context);
    case 'containerDirective':
      return readContainer(node, context);
    case 'leafDirective':
      return readLeafDirective(node, context);
    default:
      return readSource(node, context);
  }
}

/** Reads a block that contains others. `indent`: the prefix of their further lines, behind the prefix of the context. */
function readHolder(
  source: Extract<Flow, { children: Flow[] }> | ListItem | ContainerDirective,
  context: ReadContext,
  indent: string,
  build: (blocks: Node[]) => Node,
  children: readonly Flow[] = source.children as readonly Flow[],
): ReadNode {
  const { text } = context;
  const inner = context.prefix + indent;
  const blocks = readBlocks(children, { ...context, prefix: inner });
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return register(source, context, build([schema.nodes.paragraph.create()]));
  const { from, to } = endsOf(source, text);
  const frame = { lead: text.slice(from, first.from), tail: text.slice(last.to, to), inner };
  const nodes = blocks.map(({ node }) => node);
  return register(source, context, build(nodes), frame);
}

/** Reads a paragraph. One that is only a picture is a figure, except in a list, whose items begin with a paragraph. */
function readParagraph(node: Paragraph, context: ReadContext): ReadNode {
  const [image, ...others] = node.children;
  if (image?.type === 'image' && others.length === 0) {
    const attributes = { address: image.url, description: image.alt ?? '', caption: image.title ?? null };
    return register(node, context, schema.nodes.figure.create(attributes));
  }
  return register(node, context, schema.nodes.paragraph.create(null, readPhrasing(node, context.text)));
}

const WRITTEN_ID = /\{#([^{}]*)\}\s*$/;

function readHeading(node: Extract<Nodes, { type: 'heading' }>, { text }: ReadContext): Node {
  const last = node.children.at(-1);
  const [spelling, id] = (last?.type === 'text' && WRITTEN_ID.exec(last.value)) || [];
  const isOwn = spelling !== undefined && last?.type === 'text';
  const named = isOwn ? { ...last, value: last.value.slice(0, -spelling.length).trimEnd() } : undefined;
  const children = named ? [...node.children.slice(0, -1), ...(named.value === '' ? [] : [named])] : node.children;
  return schema.nodes.heading.create({ level: node.depth, id: id ?? null }, readPhrasing({ ...node, children }, text));
}

function readList(node: List, context: ReadContext): ReadNode {
  const tight = !node.spread && node.children.every(({ spread }) => !spread);
  const items = node.children.map((item) => readItem(item, context));
  linkNeighbours(items, context);
  const content = items.map(({ node: item }) => item);
  const list = node.ordered
    ? schema.nodes.ordered_list.create({ start: node.start ?? 1, tight }, content)
    : schema.nodes.bullet_list.create({ tight }, content);
  return register(node, context, list);
}

function readItem(node: ListItem, context: ReadContext): ReadNode {
  const { from, to } = endsOf(node, context.text);
  const slice = context.text.slice(from, to);
  const [marker = '-', space = ' '] = /^(?:[-*+]|\d+[.)])([ \t]*)/.exec(slice) ?? [];
  const start = context.text.lastIndexOf('\n', from - 1) + 1;
  const indent = columnsOf(context.text.slice(start, from));
  // Four more spaces behind the marker make the item begin with code.
  const isAlone = space === '' || space.length > 4 || marker.length === slice.length || slice[marker.length] === '\n';
  const width = isAlone ? marker.trimEnd().length + 1 : columnsOf(context.text.slice(start, from) + marker) - indent;
  const checked = node.checked ?? null;
  return readHolder(node, context, ' '.repeat(width), (blocks) => {
    const [first] = blocks;
    const isText = first?.type === schema.nodes.paragraph;
    return schema.nodes.list_item.create({ checked }, isText ? blocks : [schema.nodes.paragraph.create(), ...blocks]);
  });
}

/** Returns the width of the start of a line, in which a tab reaches to the next multiple of four. */
function columnsOf(text: string): number {
  let columns = 0;
  for (const sign of text) columns += sign === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}

/** Reads a directive that belongs to the table below it: a caption, or a chart. */
function withTable(node: LeafDirective, table: Table, context: ReadContext): ReadNode | undefined {
  const template = context.origins.names.blocks.find(({ opening }) => opening === `::${node.name}`);
  const title = plainText(node);
  if (!template || title === undefined) return undefined;
  if (template.isCaption) {
    const hasMore = Object.keys(node.attributes ?? {}).length > 0;
    return hasMore ? undefined : readTable(table, context, { title, from: node });
  }
  if (context.prefix !== '') return undefined;
  const both = { ...node, position: { start: node.position?.start, end: table.position?.end } } as Nodes;
  return readDrawing(both, template.opening, title, context);
}

function readLeafDirective(node: LeafDirective, context: ReadContext): ReadNode {
  if (context.prefix === '' && context.origins.names.slots.includes(node.name))
    return readDrawing(node, `::${node.name}`, '', context);
  return readSource(node, context);
}

function readDrawing(node: Nodes, opening: string, title: string, context: ReadContext): ReadNode {
  const source = originalText(node, context.text);
  return register(node, context, schema.nodes.drawing.create({ source, opening, title }));
}

/** Reads a call-out or a diagram. It is shown as source if its opening or end is unusual. */
function readContainer(node: ContainerDirective, context: ReadContext): ReadNode {
  const opening = `:::${node.name}`;
  const label = labelOf(node);
  const title = label ? plainText(label) : '';
  if (title === undefined || !isPlain(node, label, context.text)) return readSource(node, context);
  const isDrawn = context.origins.names.blocks.some((template) => template.opening === opening);
  if (isDrawn && context.prefix === '') return readDrawing(node, opening, title, context);
  if (!Object.hasOwn(context.origins.names.callOuts, node.name)) return readSource(node, context);
  const children = node.children.slice(label ? 1 : 0);
  const build = (blocks: Node[]) => schema.nodes.call_out.create({ name: node.name, title: title || null }, blocks);
  return readHolder(node, context, '', build, children);
}

function labelOf({ children: [first] }: ContainerDirective): Paragraph | undefined {
  return first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
}

/** Tells whether a directive has no attributes, nothing behind its title, and a closing fence of its own. */
function isPlain(node: ContainerDirective, label: Paragraph | undefined, text: string): boolean {
  const source = originalText(node, text);
  const [first = '', ...lines] = source.split('\n');
  const colons = /^:+/.exec(first)?.[0] ?? '';
  const closing = /^[ \t>]*(:{3,})\s*$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  // A table or inner call-out may have taken the closing line as its own.
  const isShared = node.children.at(-1)?.position?.end.offset === node.position?.end.offset;
  const head = label
    ? (label.position?.end.offset ?? 0) - (node.position?.start.offset ?? 0)
    : colons.length + node.name.length;
  return closing.length >= colons.length && colons !== '' && !isShared && first.slice(head).trim() === '';
}

/** Returns the words of a title; undefined if it has marks or variables. */
function plainText({ children }: LeafDirective | Paragraph): string | undefined {
  const [first, ...others] = children;
  if (!first) return '';
  return others.length === 0 && first.type === 'text' && !first.value.includes('{{') ? textIn(first.value) : undefined;
}

function readSource(node: Nodes, context: ReadContext): ReadNode {
  const { text, prefix } = context;
  const lines = originalText(node, text).split('\n');
  const source = lines.map((line, nth) => (nth > 0 && line.startsWith(prefix) ? line.slice(prefix.length) : line));
  return register(node, context, schema.nodes.source.create({ source: source.join('\n') }));
}
