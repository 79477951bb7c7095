import type { KeyPath } from '../../contract/content-type.ts';
import { isMap, valueAt } from '../../contract/field-values.ts';
import { cutText, YAML_START } from '../../diagnostics/front-matter/cut.ts';
import { type TextEdit, withEdits } from '../../platform/html/text-edit.ts';
import { type Source, sourceOf } from './document.ts';
import { applyEdit, type FieldEdit, mapOf } from './field-edit.ts';
import { withEndingsOf, withLineFeeds } from './line-endings.ts';
import { insertItem, move, put, take, type Written } from './put.ts';
import { mannerOf } from './write.ts';

/**
 * A file's text with one field changed, which differs by that field's lines alone: comments, order, quotes, brackets and line
 * ends stay. A value keeps its way of being written where that can hold the new one. `order`: keys of the group that a new
 * key joins; without it the key comes last. Throws a `RangeError` where the front matter cannot be read, or the edit is of
 * something that cannot be there.
 */
export function editFrontMatter(text: string, edit: FieldEdit, order: readonly string[] = []): string {
  const plain = withLineFeeds(text);
  const cut = cutText(plain);
  const source = cut && sourceOf(cut.yaml);
  if (!source) throw new RangeError('the front matter cannot be read');
  const steps = stepsOf(source.data, edit);
  const { yaml } = steps.reduce((current, step) => edited(current, step, order), source);
  return withEndingsOf(text, plain.slice(0, YAML_START) + yaml + plain.slice(YAML_START + source.yaml.length));
}

/** The first way of writing an edit that reads as it is meant. */
function edited(source: Source, edit: FieldEdit, order: readonly string[]): Source {
  const meant = applyEdit(source.data, edit);
  for (const edits of ways(source, edit, order)) {
    const result = edits && sourceOf(withEdits(source.yaml, edits));
    if (result && isEqual(result.data, meant)) return result;
  }
  throw new RangeError(`the front matter cannot hold this at ${edit.at.join('.')}`);
}

/** From the smallest change to the greatest: in place, in place with quotes (of what goes: with the blank lines behind it), the whole field of the front matter anew. */
function* ways(source: Source, edit: FieldEdit, order: readonly string[]): Generator<TextEdit[] | undefined> {
  const manner = mannerOf(source.document, source.yaml);
  for (const quoted of [false, true]) yield inPlace(source, edit, { manner: { ...manner, quoted }, order });
  const { length: end } = source.yaml;
  // The last line of YAML has no end of its own, which a text above that keeps blank lines (`|+`) then lacks.
  if ('remove' in edit) yield [...(take(source, edit.at, false) ?? []), { start: end, end, text: '\n' }];
  // A text that keeps the blank lines below it (`|+`) reads otherwise in another place.
  if ('move' in edit)
    for (const quoted of [false, true]) yield itemsAnew(source, edit, { manner: { ...manner, quoted }, order });
  const [key] = edit.at;
  if (key === undefined) return;
  const value = mapOf(applyEdit(source.data, edit))[key];
  for (const quoted of [false, true]) yield put(source, [key], { value, manner: { ...manner, quoted }, order });
}

function inPlace(source: Source, edit: FieldEdit, wanted: Omit<Written, 'value'>): TextEdit[] | undefined {
  if ('remove' in edit) return take(source, edit.at, wanted.manner.quoted);
  if ('move' in edit) return move(source, edit.at, edit.move);
  if ('insert' in edit) return insertItem(source, edit.at, edit.insert, { ...wanted, value: edit.value });
  return put(source, edit.at, { ...wanted, value: edit.value });
}

/** Each item of a list written anew where another one stood, so that comments around it stay. */
function itemsAnew(source: Source, edit: FieldEdit, wanted: Omit<Written, 'value'>): TextEdit[] | undefined {
  const items = valueAt(applyEdit(source.data, edit), edit.at);
  if (!Array.isArray(items)) return undefined;
  return items.flatMap((value, index) => put(source, [...edit.at, index], { ...wanted, value }) ?? []);
}

/**
 * An edit as the smallest ones that come to the same, one after the other: a list or group of fields that takes the place
 * of another changes where they differ, and what has nowhere to stand yet comes with what holds it.
 */
export function stepsOf(data: unknown, edit: FieldEdit): FieldEdit[] {
  if ('move' in edit) return [edit];
  if ('remove' in edit || edit.value === undefined) return removal(data, edit.at);
  const depth = edit.at.findIndex((_key, index) => isAbsent(valueAt(data, edit.at.slice(0, index + 1))));
  if ('insert' in edit && depth === -1) return [{ ...edit, value: plain(edit.value) }];
  const value = plain('insert' in edit ? [edit.value] : edit.value);
  if (depth === -1) return differences(valueAt(data, edit.at), value, edit.at);
  const at = edit.at.slice(0, depth + 1);
  return [added(data, at, nestUnderKeys(edit.at.slice(depth + 1), value))];
}

/** What is not there needs not be removed. */
function removal(data: unknown, at: KeyPath): FieldEdit[] {
  return valueAt(data, at) === undefined ? [] : [{ at, remove: true }];
}

/** As JSON holds it: fields that are undefined are none. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** An item behind the last one of a list is a new one. */
function added(data: unknown, at: KeyPath, value: unknown): FieldEdit {
  const list = valueAt(data, at.slice(0, -1));
  const index = at.at(-1);
  const isNew = Array.isArray(list) && index === list.length;
  return isNew ? { at: at.slice(0, -1), insert: index, value } : { at, value };
}

function nestUnderKeys(keys: KeyPath, value: unknown): unknown {
  return keys.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);
}

function differences(old: unknown, value: unknown, at: KeyPath): FieldEdit[] {
  if (isEqual(old, value)) return [];
  if (Array.isArray(old) && Array.isArray(value)) return betweenLists(old, value, at);
  if (isMap(old) && isMap(value)) return betweenMaps(old, value, at);
  return [{ at, value }];
}

function betweenMaps(
  old: Readonly<Record<string, unknown>>,
  value: Readonly<Record<string, unknown>>,
  at: KeyPath,
): FieldEdit[] {
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const changed = keys.flatMap((key) => differences(old[key], value[key], [...at, key]));
  const removed = Object.keys(old).filter((key) => !keys.includes(key));
  return [...changed, ...removed.map((key): FieldEdit => ({ at: [...at, key], remove: true }))];
}

/** What both lists begin and end with stays; the rest gives way, item by item. */
function betweenLists(old: readonly unknown[], value: readonly unknown[], at: KeyPath): FieldEdit[] {
  const shorter = Math.min(old.length, value.length);
  let [start, end] = [0, 0];
  while (start < shorter && isEqual(old[start], value[start])) start++;
  while (end < shorter - start && isEqual(old.at(-1 - end), value.at(-1 - end))) end++;
  const [oldMiddle, middle] = [old.slice(start, old.length - end), value.slice(start, value.length - end)];
  const common = Math.min(oldMiddle.length, middle.length);
  const changed = middle
    .slice(0, common)
    .flatMap((item, index) => differences(oldMiddle[index], item, [...at, start + index]));
  const removed = oldMiddle.slice(common).map((): FieldEdit => ({ at: [...at, start + common], remove: true }));
  const fresh = middle
    .slice(common)
    .map((item, index): FieldEdit => ({ at, insert: start + common + index, value: item }));
  return [...changed, ...removed, ...fresh];
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Whether two values of a front matter say the same: lists in their order, groups in any. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    fields.length === others.size && fields.every(([key, value]) => others.has(key) && isEqual(value, others.get(key)))
  );
}
