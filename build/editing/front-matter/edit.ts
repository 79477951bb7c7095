import { type Document, isMap, isNode, isScalar, isSeq, type Node, visit, YAMLMap, type YAMLSeq } from 'yaml';
import { isMap as isGroup, valueAt } from '../../contract/field-values.ts';
import { cutText, YAML_START } from '../../diagnostics/front-matter/cut.ts';
import { groupBy } from '../../platform/group-by.ts';
import { applyEdit, type FieldEdit, isEqual } from './field-edit.ts';
import { keepLineEndings, withLineFeeds } from './line-endings.ts';
import { parseSource, type Source } from './read.ts';

/** Changes one field; others keep comments, order and quotes. `order`: keys of the group that a new key joins. Throws a `RangeError` if it cannot. */
export function editFrontMatter(text: string, edit: FieldEdit, order: readonly string[] = []): string {
  const plain = withLineFeeds(text);
  const cut = cutText(plain);
  const source = cut && parseSource(cut.yaml);
  if (!source) throw new RangeError('the front matter cannot be read');
  const data = editedData(source, edit, order);
  if (isEqual(data, source.data)) return text;
  const yaml = updateDocument(source.document, data);
  const result = parseSource(yaml);
  if (!result || !isEqual(result.data, data)) throw new RangeError(`there is no way to write ${edit.at.join('.')}`);
  return keepLineEndings(text, plain.slice(0, YAML_START) + yaml + plain.slice(YAML_START + source.yaml.length));
}

/** Applies an edit to the data. A field that is set to undefined is removed. */
function editedData({ data }: Source, edit: FieldEdit, order: readonly string[]): Record<string, unknown> {
  const isRemoval = 'remove' in edit || (!('move' in edit || 'insert' in edit) && edit.value === undefined);
  const old = valueAt(data, edit.at);
  if (isRemoval && edit.at.length > 0 && old === undefined) return data;
  const edited = applyEdit(data, isRemoval ? { at: edit.at, remove: true } : edit);
  const ordered = isRemoval || old !== undefined ? edited : withKeyInOrder(edited, edit, order);
  // JSON drops undefined fields.
  return JSON.parse(JSON.stringify(ordered ?? {}));
}

/** Moves a new key behind the closest key that precedes it in the order. */
function withKeyInOrder(data: unknown, { at }: FieldEdit, order: readonly string[]): unknown {
  const [parent, key] = [at.slice(0, -1), at.at(-1)];
  const group = valueAt(data, parent);
  const rank = typeof key === 'string' ? order.indexOf(key) : -1;
  if (!isGroup(group) || rank === -1) return data;
  const { [String(key)]: value, ...others } = group;
  const keys = Object.keys(others);
  const before = order.slice(0, rank).findLast((name) => keys.includes(name));
  const follows = order.slice(rank).some((name) => keys.includes(name));
  const place = before === undefined && !follows ? keys.length : keys.indexOf(before ?? '') + 1;
  const entries = Object.entries(others).toSpliced(place, 0, [String(key), value]);
  return applyEdit(data, { at: parent, value: Object.fromEntries(entries) });
}

/** Updates a document and returns its YAML. Nodes with unchanged data keep comments and quotes. */
function updateDocument(document: Document, data: Readonly<Record<string, unknown>>): string {
  document.contents = updatedNode(document, document.contents ?? new YAMLMap(), data);
  if (Object.keys(data).length === 0 && !document.toString().includes('#')) return '';
  const yaml = document.toString({
    // Zero keeps long texts on one line.
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    flowCollectionPadding: false,
  });
  // A blank line at the end belongs to a block text with `|+`.
  return `\n${yaml.replace(/([^\n])\n$/, '$1')}`;
}

function updatedNode(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && isEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) return updatedGroup(document, node, value);
  if (isSeq<Node>(node) && Array.isArray(value)) return updatedList(document, node, value);
  if (isScalar(node) && typeof node.value === 'string' && typeof value === 'string') {
    node.value = value;
    return quoteWhereNeeded(node);
  }
  const fresh = quoteWhereNeeded(document.createNode(value, { aliasDuplicateObjects: false }));
  if (isNode(node)) copyComments(node, fresh);
  return fresh;
}

/** Updates a group. Existing fields keep their order; a new one stands behind its predecessor in `value`. */
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

/** Updates a list. Items with unchanged data keep their nodes wherever they move; new data takes over unused nodes. */
function updatedList(document: Document, list: YAMLSeq<Node>, values: readonly unknown[]): YAMLSeq {
  const [first] = list.items;
  if (!first) list.flow = false;
  const byData = groupBy(list.items, (item) => JSON.stringify(item.toJS(document)));
  const kept = values.map((value) => byData.get(JSON.stringify(value))?.shift());
  const used = new Set(kept);
  const left = list.items.filter((item) => !used.has(item)).values();
  list.items = values.map((value, index) => kept[index] ?? updatedNode(document, left.next().value, value));
  // The library stores the comment above the first item in the list.
  if (list.commentBefore && first && list.items.indexOf(first) > 0) {
    first.commentBefore = list.commentBefore;
    list.commentBefore = null;
  }
  return list;
}

/** Quotes texts that start with any quotation mark, and texts of spaces. */
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
