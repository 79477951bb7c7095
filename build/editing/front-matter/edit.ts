import { isMap, valueAt } from '../../contract/field-values.ts';
import { cutText, YAML_START } from '../../diagnostics/front-matter/cut.ts';
import { parseSource, type Source } from './document.ts';
import { applyEdit, type FieldEdit, isEqual } from './field-edit.ts';
import { keepLineEndings, withLineFeeds } from './line-endings.ts';
import { updateDocument } from './update-document.ts';

/**
 * Returns a file's text with one field changed; comments, order and quotes of the others stay. The front matter is written as `yaml` writes
 * it, so only the field's own lines differ in a file that is written so already. `order` lists the keys of the group that a new key joins;
 * without it the key comes last. Throws a `RangeError` where the front matter cannot be read, or cannot hold the edit.
 */
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

/** Applies an edit to the data; setting a field to undefined removes it, and removing a missing field changes nothing. */
function editedData({ data }: Source, edit: FieldEdit, order: readonly string[]): Record<string, unknown> {
  const isRemoval = 'remove' in edit || (!('move' in edit || 'insert' in edit) && edit.value === undefined);
  const old = valueAt(data, edit.at);
  if (isRemoval && edit.at.length > 0 && old === undefined) return data;
  const edited = applyEdit(data, isRemoval ? { at: edit.at, remove: true } : edit);
  const ordered = isRemoval || old !== undefined ? edited : withKeyInOrder(edited, edit, order);
  // As JSON holds it, which knows no undefined fields.
  return JSON.parse(JSON.stringify(ordered ?? {}));
}

/** Moves a new key behind the nearest one before it in the order. */
function withKeyInOrder(data: unknown, { at }: FieldEdit, order: readonly string[]): unknown {
  const [parent, key] = [at.slice(0, -1), at.at(-1)];
  const group = valueAt(data, parent);
  const rank = typeof key === 'string' ? order.indexOf(key) : -1;
  if (!isMap(group) || rank === -1) return data;
  const { [String(key)]: value, ...others } = group;
  const keys = Object.keys(others);
  const before = order.slice(0, rank).findLast((name) => keys.includes(name));
  const follows = order.slice(rank).some((name) => keys.includes(name));
  const place = before === undefined && !follows ? keys.length : keys.indexOf(before ?? '') + 1;
  const entries = Object.entries(others).toSpliced(place, 0, [String(key), value]);
  return applyEdit(data, { at: parent, value: Object.fromEntries(entries) });
}
