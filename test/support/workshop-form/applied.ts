import type { FieldEdit } from '../../../build/workshop/front-matter/edit.ts';

type Data = Record<string, unknown>;

/** The data after an edit, itself untouched. Throws where the edit does not fit the data. */
export function applied(data: Data, edit: FieldEdit): Data {
  const copy = structuredClone(data);
  if ('insert' in edit) listAt(copy, edit.at).splice(edit.insert, 0, edit.value);
  else if ('move' in edit) {
    const list = listAt(copy, edit.at);
    list.splice(edit.move[1], 0, ...list.splice(edit.move[0], 1));
  } else change(copy, edit);
  return copy;
}

function change(data: Data, edit: Extract<FieldEdit, { value: unknown } | { remove: true }>): void {
  const holder = valueAt(data, edit.at.slice(0, -1));
  const key = edit.at.at(-1);
  if (typeof holder !== 'object' || holder === null || key === undefined) throw new Error(`${edit.at} is nowhere`);
  if ('value' in edit) Reflect.set(holder, key, edit.value);
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (!Reflect.deleteProperty(holder, key)) throw new Error(`${edit.at} stays`);
}

function listAt(data: Data, at: FieldEdit['at']): unknown[] {
  const list = valueAt(data, at);
  if (!Array.isArray(list)) throw new Error(`${at} is no list`);
  return list;
}

function valueAt(data: Data, at: FieldEdit['at']): unknown {
  return at.reduce<unknown>((value, key) => Reflect.get(Object(value), key), data);
}
