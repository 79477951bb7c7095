import { type Document, isMap, isNode, isScalar, isSeq, type Node, visit, YAMLMap, type YAMLSeq } from 'yaml';
import { isMap as isGroup } from '../../contract/field-values.ts';
import { groupBy } from '../../platform/group-by.ts';
import { isEqual } from './field-edit.ts';

/** Gives a document other data, and returns its YAML between the dashes. Nodes with unchanged data keep their comments and quotes. */
export function updateDocument(document: Document, data: Readonly<Record<string, unknown>>): string {
  document.contents = updatedNode(document, document.contents ?? new YAMLMap(), data);
  if (Object.keys(data).length === 0 && !document.toString().includes('#')) return '';
  const yaml = document.toString({
    // Long texts stay on one line.
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    flowCollectionPadding: false,
  });
  // A blank line at the end belongs to a block text that keeps it (`|+`).
  return `\n${yaml.replace(/([^\n])\n$/, '$1')}`;
}

function updatedNode(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && isEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) return updatedGroup(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updatedList(document, node, value);
  if (isScalar(node) && typeof node.value === 'string' && typeof value === 'string') {
    node.value = value;
    return quoteWhereNeeded(node);
  }
  const fresh = quoteWhereNeeded(document.createNode(value, { aliasDuplicateObjects: false }));
  if (isNode(node)) copyComments(node, fresh);
  return fresh;
}

/** Keeps the order of fields that are there; a new one stands behind the one before it in `value`. */
function updatedGroup(document: Document, group: YAMLMap, value: Readonly<Record<string, unknown>>): YAMLMap {
  const indexOf = (name: string) => group.items.findIndex(({ key }) => isScalar(key) && key.value === name);
  if (group.items.length === 0) group.flow = false;
  group.items = group.items.filter(({ key }) => isScalar(key) && Object.hasOwn(value, String(key.value)));
  let previous = '';
  for (const [name, inner] of Object.entries(value)) {
    const pair = group.items[indexOf(name)];
    if (pair) pair.value = updatedNode(document, pair.value, inner);
    else
      group.items.splice(indexOf(previous) + 1, 0, document.createPair(name, updatedNode(document, undefined, inner)));
    previous = name;
  }
  return group;
}

/** Keeps items with unchanged data wherever they move; new data takes the places of items that are gone. */
function updatedList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const [first] = list.items;
  if (!first) list.flow = false;
  const byData = groupBy(list.items, (item) => JSON.stringify(isNode(item) ? item.toJS(document) : item));
  const kept = values.map((value) => byData.get(JSON.stringify(value))?.shift());
  const used = new Set(kept);
  const left = list.items.filter((item) => !used.has(item)).values();
  list.items = values.map((value, index) => kept[index] ?? updatedNode(document, left.next().value, value));
  // The library keeps the comment above the first item with the list.
  if (list.commentBefore && isNode(first) && list.items.indexOf(first) > 0) {
    first.commentBefore = list.commentBefore;
    list.commentBefore = null;
  }
  return list;
}

/** Quotes texts that start with a quotation mark of any kind, which readers of YAML take for a slip, and texts of spaces, which no block can hold. */
function quoteWhereNeeded<Value extends Node>(node: Value): Value {
  visit(node, {
    Scalar: (_key, scalar) => {
      if (typeof scalar.value === 'string' && /^(?:["'“”„«»‹›‘’]|\s*$)/.test(scalar.value))
        scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return node;
}

function copyComments(from: Node, to: Node): void {
  for (const key of ['comment', 'commentBefore', 'spaceBefore'] as const)
    if (from[key] !== undefined) Object.assign(to, { [key]: from[key] });
}
