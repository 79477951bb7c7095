import type { GlobalMeta, z } from 'zod';

/** A field whose schema says something of itself. */
export interface MarkedField {
  /** The keys that lead to it; `*` stands for every element of a list. */
  path: readonly string[];
  meta: GlobalMeta;
}

type Mark = 'picture';

const known = new WeakMap<z.ZodType, Map<Mark, readonly MarkedField[]>>();

/** The fields that a schema marks so (`schema.meta({ picture: true })`), looked for once. */
export function markedFields(schema: z.ZodType, mark: Mark): readonly MarkedField[] {
  const marks = known.get(schema) ?? new Map<Mark, readonly MarkedField[]>();
  const fields = marks.get(mark) ?? fieldsOf(schema as Described, mark, []);
  known.set(schema, marks.set(mark, fields));
  return fields;
}

/** Schemas that name themselves go on for ever; front matter does not. */
const DEEPEST = 12;

function fieldsOf(schema: Described, mark: Mark, path: readonly string[]): MarkedField[] {
  if (path.length > DEEPEST) return [];
  const meta = schema.meta?.();
  const own = meta?.[mark] ? [{ path, meta }] : [];
  const { shape = {}, element, innerType, in: input, options = [] } = schema.def;
  return [
    ...own,
    ...Object.entries(shape).flatMap(([key, inner]) => fieldsOf(inner, mark, [...path, key])),
    ...(element ? fieldsOf(element, mark, [...path, '*']) : []),
    ...[innerType ?? [], input ?? [], ...options].flat().flatMap((inner) => fieldsOf(inner, mark, path)),
  ];
}

/** The parts of zod's schemas that lead from one to those in it. */
interface Described {
  meta?: () => GlobalMeta | undefined;
  def: {
    shape?: Record<string, Described>;
    element?: Described;
    innerType?: Described;
    in?: Described;
    options?: readonly Described[];
  };
}
