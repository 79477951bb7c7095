import type { KeyPath } from '../../contract/content-type.ts';
import { isMap } from '../../contract/field-values.ts';

/** A change of one field. `insert` and `move` work on the list at `at`; values are data that JSON can hold. */
export type FieldEdit =
  | { at: KeyPath; value: unknown }
  | { at: KeyPath; remove: true }
  | { at: KeyPath; insert: number; value: unknown }
  | { at: KeyPath; move: readonly [from: number, to: number] };

/** Returns a changed copy of data. Throws a `RangeError` for an edit that does not fit the data. */
export function applyEdit(data: unknown, { at, ...edit }: FieldEdit): unknown {
  const [key, ...rest] = at;
  if (key !== undefined) return withChild(data, key, rest, edit);
  if ('remove' in edit) throw new RangeError('the whole front matter cannot be removed');
  if ('insert' in edit) return splice(listOf(data), edit.insert, 0, edit.value);
  if ('move' in edit) return moved(listOf(data), edit.move);
  return edit.value;
}

type Change = FieldEdit extends infer Edit ? (Edit extends FieldEdit ? Omit<Edit, 'at'> : never) : never;

function withChild(data: unknown, key: string | number, rest: KeyPath, change: Change): unknown {
  const isRemoved = rest.length === 0 && 'remove' in change;
  if (typeof key === 'number') {
    const list = listOf(data);
    if (key > list.length || (isRemoved && key === list.length)) throw new RangeError(`there is no item ${key}`);
    return isRemoved ? splice(list, key, 1) : splice(list, key, 1, applyEdit(list[key], { at: rest, ...change }));
  }
  const { [key]: old, ...others } = mapOf(data);
  return isRemoved ? others : { ...mapOf(data), [key]: applyEdit(old, { at: rest, ...change }) };
}

function moved(list: readonly unknown[], [from, to]: readonly [number, number]): unknown[] {
  if (from >= list.length || to >= list.length) throw new RangeError(`there is no item ${Math.max(from, to)}`);
  return splice(splice(list, from, 1), to, 0, list[from]);
}

function splice(list: readonly unknown[], index: number, removed: number, ...added: unknown[]): unknown[] {
  if (index < 0 || index > list.length) throw new RangeError(`there is no item ${index}`);
  return list.toSpliced(index, removed, ...added);
}

function listOf(data: unknown): readonly unknown[] {
  if (data === undefined || data === null) return [];
  if (Array.isArray(data)) return data;
  throw new RangeError('there is no list');
}

export function mapOf(data: unknown): Readonly<Record<string, unknown>> {
  if (data === undefined || data === null) return {};
  if (isMap(data)) return data;
  throw new RangeError('there is no group of fields');
}

/** Tells whether two values are equal; lists in the same order, groups in any. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    fields.length === others.size && fields.every(([key, value]) => others.has(key) && isEqual(value, others.get(key)))
  );
}
