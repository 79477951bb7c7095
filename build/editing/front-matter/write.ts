import { Document, isCollection, isMap, isScalar, isSeq, type Node, type Scalar, visit, YAMLMap, YAMLSeq } from 'yaml';
import { columnOf, isBlock } from './document.ts';

/** How new YAML is written. */
export interface Manner {
  /** Spaces by which inner lines stand further right. */
  indent: number;
  /** Whether dashes stand further right than the key of their list. */
  indentSeq: boolean;
  /** All texts in double quotes, which hold anything. */
  quoted: boolean;
}

/** How a front matter is written already. */
export function mannerOf(document: Document, yaml: string): Manner {
  const manner = { indent: 2, indentSeq: true, quoted: false };
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !key.range || !isBlock(value) || !value.range) return;
      const further = columnOf(yaml, value.range[0]) - columnOf(yaml, key.range[0]);
      if (isSeq(value)) manner.indentSeq = further > 0;
      if (further > 0) manner.indent = further;
    },
  });
  return manner;
}

/** What follows a colon, its space or line's end included. `like`: a value whose quotes and brackets it takes, where they can hold it. */
export function afterColon(value: unknown, manner: Manner, like?: Node | null): string {
  const map = new YAMLMap();
  map.set('k', styled(value, manner, like));
  return print(map, manner).slice('k:'.length);
}

/** What follows a dash, likewise. */
export function afterDash(value: unknown, manner: Manner, like?: Node | null): string {
  return print(listOf(styled(value, manner, like), false), manner).slice('-'.length);
}

/** A value as it stands in brackets. */
export function inBrackets(value: unknown, manner: Manner, like?: Node | null): string {
  return print(listOf(styled(value, manner, like), true), manner).slice('['.length, -']'.length);
}

/** A key as it stands before its colon. */
export function keyText(key: string, manner: Manner): string {
  const map = new YAMLMap();
  map.set(key, 0);
  return print(map, manner).slice(0, -': 0'.length);
}

/** Every line but the first moved to the right by so many columns. */
export function shifted(text: string, columns: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);
}

function listOf(item: Node, flow: boolean): YAMLSeq {
  const list = new YAMLSeq();
  list.flow = flow;
  list.items.push(item);
  return list;
}

function styled(value: unknown, { quoted }: Manner, like?: Node | null): Node {
  const node = new Document().createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Seq: (_key, list) => {
      if (list.items.length > 0 && list.items.length <= SHORT && list.items.every(isShortName)) list.flow = true;
    },
    Scalar: (_key, scalar) => {
      if (looksQuoted(scalar)) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  if (like) imitate(node, like);
  if (quoted) quoteTexts(node);
  return node;
}

/** So many names stand on one line. */
const SHORT = 8;

/** Names of files and the like, of which several stand well on one line. */
function isShortName(item: unknown): boolean {
  return isScalar(item) && typeof item.value === 'string' && /^[a-z][a-z\d-]{0,40}$/.test(item.value);
}

/** A plain value that starts with a quote of any kind is taken for a slip by readers of YAML. */
function looksQuoted({ value }: Scalar): boolean {
  return typeof value === 'string' && /^["'“”„«»‹›‘’]/.test(value);
}

function quoteTexts(node: Node): void {
  visit(node, {
    Scalar: (key, scalar) => {
      if (key !== 'key' && typeof scalar.value === 'string') scalar.type = 'QUOTE_DOUBLE';
    },
  });
}

/** Texts get the quotes of those in the same place, lists their brackets. */
function imitate(node: unknown, like: unknown): void {
  if (isScalar(node) && isScalar(like)) {
    const isText = typeof node.value === 'string' && typeof like.value === 'string';
    if (isText && like.type !== undefined && !looksQuoted(node)) node.type = like.type;
  } else if (isMap(node) && isMap(like)) {
    for (const { key, value } of node.items) imitate(value, like.get(key, true));
  } else if (isSeq(node) && isSeq(like)) {
    for (const item of node.items) imitate(item, like.items[0]);
  }
  if (isCollection(node) && isCollection(like) && node.items.length > 0 && like.items.length > 0)
    node.flow = like.flow ?? false;
}

function print(node: Node, { indent, indentSeq }: Manner): string {
  const document = new Document();
  document.contents = node;
  return document
    .toString({
      indent,
      indentSeq,
      // Nothing is folded.
      lineWidth: 0,
      doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
      flowCollectionPadding: false,
    })
    .replace(/\n$/, '');
}
