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
import { endsOf, type Frame, leaf, link, type Read, type Reading } from './reading.ts';
import { schema } from './schema.ts';
import { type Origins, originalText } from './source-blocks.ts';
import { readPhrasing, textIn } from './to-nodes-phrasing.ts';
import { readTable } from './to-nodes-table.ts';

/**
 * Reads a text into nodes of the editor, by its tree, whose places are those of the text. The source of each block is kept in `origins`,
 * so that a block that nobody changes is written as it was.
 */
export function readDocument(text: string, tree: Root, origins: Origins): Node {
  const reading: Reading = { text, origins };
  const blocks = readBlocks(tree.children, '', reading);
  const [first, last] = [blocks[0], blocks.at(-1)];
  origins.around =
    first && last ? { head: text.slice(0, first.from), foot: text.slice(last.to) } : { head: text, foot: '\n' };
  origins.isBlank = first === undefined;
  const nodes = blocks.map(({ node }) => node);
  return schema.nodes.doc.create(null, nodes.length > 0 ? nodes : [schema.nodes.paragraph.create()]);
}

type Flow = RootContent | BlockContent | DefinitionContent;

/** `prefix`: begins each further line of these blocks. */
function readBlocks(nodes: readonly Flow[], prefix: string, reading: Reading): Read[] {
  const blocks: Read[] = [];
  for (let nth = 0; nth < nodes.length; nth++) {
    const node = nodes[nth];
    const next = nodes[nth + 1];
    if (!node) continue;
    const pair =
      next?.type === 'table' && node.type === 'leafDirective' ? withTable(node, next, prefix, reading) : undefined;
    if (pair) nth += 1;
    blocks.push(pair ?? readBlock(node, prefix, reading));
  }
  link(blocks, reading);
  return blocks;
}

function readBlock(node: Flow, prefix: string, reading: Reading): Read {
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node, prefix, reading);
    case 'heading':
      return leaf(node, prefix, reading, readHeading(node, reading));
    case 'thematicBreak':
      return leaf(node, prefix, reading, schema.nodes.rule.create());
    case 'code': {
      const attributes = { language: node.lang ?? null, meta: node.meta ?? null };
      const content = node.value === '' ? [] : [schema.text(node.value)];
      return leaf(node, prefix, reading, schema.nodes.code_block.create(attributes, content));
    }
    case 'blockquote': {
      const frame = { lead: '> ', tail: '', inner: `${prefix}> ` };
      return holder(node, prefix, reading, frame, (blocks) => schema.nodes.blockquote.create(null, blocks));
    }
    case 'footnoteDefinition': {
      const label = node.label ?? node.identifier;
      const frame = { lead: `[^${label}]: `, tail: '', inner: `${prefix}    ` };
      return holder(node, prefix, reading, frame, (blocks) => schema.nodes.note.create({ label }, blocks));
    }
    case 'list':
      return readList(node, prefix, reading);
    case 'table':
      return readTable(node, prefix, reading);
    case 'containerDirective':
      return readContainer(node, prefix, reading);
    case 'leafDirective':
      return readLeafDirective(node, prefix, reading);
    default:
      return unknown(node, prefix, reading);
  }
}

/** A block that holds others. Its frame is as it was written where it holds something. */
function holder(
  source: Extract<Flow, { children: Flow[] }> | ListItem | ContainerDirective,
  prefix: string,
  reading: Reading,
  frame: Frame,
  build: (blocks: Node[]) => Node,
  children: readonly Flow[] = source.children as readonly Flow[],
): Read {
  const blocks = readBlocks(children, frame.inner, reading);
  const [first, last] = [blocks[0], blocks.at(-1)];
  const { from, to } = endsOf(source, reading.text);
  const written =
    first && last
      ? { lead: reading.text.slice(from, first.from), tail: reading.text.slice(last.to, to), inner: frame.inner }
      : frame;
  const nodes = blocks.map(({ node }) => node);
  return leaf(source, prefix, reading, build(nodes.length > 0 ? nodes : [schema.nodes.paragraph.create()]), written);
}

/** A paragraph that is one picture is a figure, but in a list, whose items begin with a paragraph. */
function readParagraph(node: Paragraph, prefix: string, reading: Reading): Read {
  const [image, ...others] = node.children;
  if (image?.type === 'image' && others.length === 0) {
    const attributes = { address: image.url, description: image.alt ?? '', caption: image.title ?? null };
    return leaf(node, prefix, reading, schema.nodes.figure.create(attributes));
  }
  return leaf(node, prefix, reading, schema.nodes.paragraph.create(null, readPhrasing(node, reading.text)));
}

const WRITTEN_ID = /\s*\{#([^{}]*)\}\s*$/;

function readHeading(node: Extract<Nodes, { type: 'heading' }>, { text }: Reading): Node {
  const last = node.children.at(-1);
  const [spelling, id] = (last?.type === 'text' && WRITTEN_ID.exec(last.value)) || [];
  const isOwn = spelling !== undefined && last?.type === 'text';
  const named = isOwn ? { ...last, value: last.value.slice(0, -spelling.length) } : undefined;
  const children = named ? [...node.children.slice(0, -1), ...(named.value === '' ? [] : [named])] : node.children;
  return schema.nodes.heading.create({ level: node.depth, id: id ?? null }, readPhrasing({ ...node, children }, text));
}

function readList(node: List, prefix: string, reading: Reading): Read {
  const tight = !node.spread && node.children.every(({ spread }) => !spread);
  const items = node.children.map((item) => readItem(item, prefix, reading));
  link(items, reading);
  const content = items.map(({ node: item }) => item);
  const list = node.ordered
    ? schema.nodes.ordered_list.create({ start: node.start ?? 1, tight }, content)
    : schema.nodes.bullet_list.create({ tight }, content);
  return leaf(node, prefix, reading, list);
}

function readItem(node: ListItem, prefix: string, reading: Reading): Read {
  const { from, to } = endsOf(node, reading.text);
  const slice = reading.text.slice(from, to);
  const [marker = '-', space = ' '] = /^(?:[-*+]|\d+[.)])([ \t]*)/.exec(slice) ?? [];
  const start = reading.text.lastIndexOf('\n', from - 1) + 1;
  const indent = columnsOf(reading.text.slice(start, from));
  const isAlone = space === '' || marker.length === slice.length || slice[marker.length] === '\n';
  const width = isAlone ? marker.trimEnd().length + 1 : columnsOf(reading.text.slice(start, from) + marker) - indent;
  const frame = { lead: isAlone ? `${marker.trimEnd()} ` : marker, tail: '', inner: prefix + ' '.repeat(width) };
  const checked = node.checked ?? null;
  return holder(node, prefix, reading, frame, (blocks) => {
    const [first] = blocks;
    const isText = first?.type === schema.nodes.paragraph;
    return schema.nodes.list_item.create({ checked }, isText ? blocks : [schema.nodes.paragraph.create(), ...blocks]);
  });
}

/** The width of a line's beginning, in which a tab reaches to the next multiple of four. */
function columnsOf(text: string): number {
  let columns = 0;
  for (const sign of text) columns += sign === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}

/** A directive that belongs to the table below it: a caption, or a chart drawn from it. */
function withTable(node: LeafDirective, table: Table, prefix: string, reading: Reading): Read | undefined {
  const template = reading.origins.names.blocks.find(({ opening }) => opening === `::${node.name}`);
  const title = plainText(node);
  if (!template || title === undefined) return undefined;
  if (template.isCaption) {
    const hasMore = Object.keys(node.attributes ?? {}).length > 0;
    return hasMore ? undefined : readTable(table, prefix, reading, { title, from: node });
  }
  if (prefix !== '') return undefined;
  const both = { ...node, position: { start: node.position?.start, end: table.position?.end } } as Nodes;
  return drawing(both, template.opening, title, reading);
}

function readLeafDirective(node: LeafDirective, prefix: string, reading: Reading): Read {
  if (prefix === '' && reading.origins.names.slots.includes(node.name))
    return drawing(node, `::${node.name}`, '', reading);
  return unknown(node, prefix, reading);
}

function drawing(node: Nodes, opening: string, title: string, reading: Reading): Read {
  const source = originalText(node, reading.text);
  return leaf(node, '', reading, schema.nodes.drawing.create({ source, opening, title }));
}

/** A call-out or a diagram. One whose opening or end is not written plainly is shown as it is. */
function readContainer(node: ContainerDirective, prefix: string, reading: Reading): Read {
  const opening = `:::${node.name}`;
  const label = labelOf(node);
  const title = label ? plainText(label) : '';
  if (title === undefined || !isPlain(node, label, reading.text)) return unknown(node, prefix, reading);
  const isDrawn = reading.origins.names.blocks.some((template) => template.opening === opening);
  if (isDrawn && prefix === '') return drawing(node, opening, title, reading);
  if (!Object.hasOwn(reading.origins.names.callOuts, node.name)) return unknown(node, prefix, reading);
  const frame = { lead: `${opening}\n${prefix}`, tail: `\n${prefix}:::`, inner: prefix };
  const children = node.children.slice(label ? 1 : 0);
  const build = (blocks: Node[]) =>
    schema.nodes.call_out.create({ name: node.name, title: label ? title : null }, blocks);
  return holder(node, prefix, reading, frame, build, children);
}

function labelOf({ children: [first] }: ContainerDirective): Paragraph | undefined {
  return first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
}

/** It has no attributes, nothing behind its title, and a fence of its own that closes it. */
function isPlain(node: ContainerDirective, label: Paragraph | undefined, text: string): boolean {
  const source = originalText(node, text);
  const [first = '', ...lines] = source.split('\n');
  const colons = /^:+/.exec(first)?.[0] ?? '';
  const closing = /^[ \t>]*(:{3,})\s*$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  const last = node.children.at(-1);
  const isShared = last?.type === 'containerDirective' && last.position?.end.offset === node.position?.end.offset;
  const head = label
    ? (label.position?.end.offset ?? 0) - (node.position?.start.offset ?? 0)
    : colons.length + node.name.length;
  return closing.length >= colons.length && colons !== '' && !isShared && first.slice(head).trim() === '';
}

/** The words of a title that has neither marks nor variables; else undefined. */
function plainText({ children }: LeafDirective | Paragraph): string | undefined {
  const [first, ...others] = children;
  if (!first) return '';
  return others.length === 0 && first.type === 'text' && !first.value.includes('{{') ? textIn(first.value) : undefined;
}

function unknown(node: Nodes, prefix: string, reading: Reading): Read {
  const lines = originalText(node, reading.text).split('\n');
  const source = lines.map((line, nth) => (nth > 0 && line.startsWith(prefix) ? line.slice(prefix.length) : line));
  return leaf(node, prefix, reading, schema.nodes.source.create({ source: source.join('\n') }));
}
