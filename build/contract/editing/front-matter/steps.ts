import type { KeyPath } from '../../content-type.ts';
import { type FieldEdit, isMap, valueAt } from './field-edit.ts';
import { isEqual } from './is-equal.ts';

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
  return [added(data, at, around(edit.at.slice(depth + 1), value))];
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

function around(keys: KeyPath, value: unknown): unknown {
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
  const kept = Object.keys(value).filter((key) => value[key] !== undefined);
  const changed = kept.flatMap((key) => differences(old[key], value[key], [...at, key]));
  const removed = Object.keys(old).filter((key) => !kept.includes(key));
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
