import type { GlobalMeta, z } from 'zod';
import type { KeyPath } from '../../contract/content-type.ts';
import { memoize } from '../../platform/memoize.ts';
import { type InnerSchema, valueAt } from './schema-keys.ts';

/** A field whose schema says something of itself. */
interface MarkedField {
  /** The keys that lead to it; `*` stands for every element of a list. */
  path: readonly string[];
  meta: GlobalMeta;
}

export type Mark = 'picture' | 'file';

/** The fields that a schema marks so (`schema.meta({ picture: true })`), looked for once. */
export const markedFields = memoize((schema: z.ZodType, mark: Mark): readonly MarkedField[] =>
  fieldsOf(schema as InnerSchema, mark, []),
);

/** A text that stands in a marked field. */
export interface MarkedText {
  at: KeyPath;
  written: string;
  meta: GlobalMeta;
}

/** What stands in marked fields, in every element of the lists on their way. */
export function textsIn(data: unknown, fields: readonly MarkedField[]): MarkedText[] {
  return fields.flatMap(({ path, meta }) =>
    placesOf(data, path).flatMap((at) => {
      const value = valueAt(data, at);
      return typeof value === 'string' ? [{ at, written: value, meta }] : [];
    }),
  );
}

/** Every place of the data that a path stands for: one for each element of the lists on its way. */
function placesOf(data: unknown, path: readonly string[]): KeyPath[] {
  return path.reduce<KeyPath[]>(
    (found, key) =>
      found.flatMap((at) => {
        if (key !== EACH) return [[...at, key]];
        const list = valueAt(data, at);
        return Array.isArray(list) ? list.map((_, index) => [...at, index]) : [];
      }),
    [[]],
  );
}

const EACH = '*';

/** Schemas that name themselves go on for ever; front matter does not. */
const DEEPEST = 12;

function fieldsOf(schema: InnerSchema, mark: Mark, path: readonly string[]): MarkedField[] {
  if (path.length > DEEPEST) return [];
  const meta = schema.meta?.();
  const own = meta?.[mark] ? [{ path, meta }] : [];
  const { shape = {}, element, innerType, in: input, options = [] } = schema.def;
  return [
    ...own,
    ...Object.entries(shape).flatMap(([key, inner]) => fieldsOf(inner, mark, [...path, key])),
    ...(element ? fieldsOf(element, mark, [...path, EACH]) : []),
    ...[innerType ?? [], input ?? [], ...options].flat().flatMap((inner) => fieldsOf(inner, mark, path)),
  ];
}
