import type { KeyPath } from '../../../contract/kind.ts';
import type { FieldEdit } from '../../front-matter/edit.ts';
import { isGroup } from './field-schema.ts';

/**
 * The same edit where what it is to happen in is not there yet, or is empty (`carte:` and nothing behind it): the nearest group or list that is
 * there takes all that lies between as one new value. Nothing of another kind is overwritten: a text stays where a group should be.
 */
export function grounded(data: unknown, edit: FieldEdit): FieldEdit {
  if ('remove' in edit || 'move' in edit) return edit;
  const holder = 'insert' in edit ? edit.at : edit.at.slice(0, -1);
  const there = depthThere(data, holder);
  if (there === holder.length) return edit;
  const rest = [...holder.slice(there + 1), ...('insert' in edit ? [0] : edit.at.slice(-1))];
  return { at: holder.slice(0, there + 1), value: nested(rest, edit.value) };
}

/** How many keys of the path lead to groups and lists that are there. */
function depthThere(data: unknown, path: KeyPath): number {
  let value = data;
  for (const [depth, key] of path.entries()) {
    value = childOf(value, key);
    if (value === undefined || value === null) return depth;
  }
  return path.length;
}

export function childOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  return isGroup(value) ? value[key] : undefined;
}

function nested(path: KeyPath, value: unknown): unknown {
  return path.reduceRight((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);
}
