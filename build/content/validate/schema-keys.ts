import type { z } from 'zod';
import type { KeyPath } from '../../contract/content-type.ts';

/** The keys an object may have at a path of the schema; unions are followed by the data's own discriminator. */
export function keysAt(schema: z.ZodType, data: unknown, at: KeyPath): string[] {
  let here = unwrap(schema.def as AnyDef, data);
  let value = data;
  for (const key of at) {
    value = valueAt(value, [key]);
    const next = here.element ?? here.valueType ?? here.items?.[Number(key)] ?? here.shape?.[String(key)];
    if (!next) return [];
    here = unwrap(next.def, value);
  }
  return Object.keys(here.shape ?? {});
}

/** What stands in the data at a path; undefined where the path leads nowhere. */
export function valueAt(data: unknown, at: KeyPath): unknown {
  return at.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined,
    data,
  );
}

/** The data with another value at a path. */
export function withValueAt(data: unknown, [key, ...rest]: KeyPath, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValueAt(valueAt(data, [key]), rest, value);
  return Array.isArray(data) ? data.with(Number(key), inner) : { ...(data as object | null), [key]: inner };
}

/** The parts of zod's definitions that lead from a schema to its keys. */
interface AnyDef {
  shape?: Record<string, { def: AnyDef }>;
  element?: { def: AnyDef };
  valueType?: { def: AnyDef };
  items?: { def: AnyDef }[];
  innerType?: { def: AnyDef };
  in?: { def: AnyDef };
  discriminator?: string;
  options?: { def: AnyDef }[];
  values?: unknown[];
}

function unwrap(def: AnyDef, data: unknown): AnyDef {
  if (def.innerType) return unwrap(def.innerType.def, data);
  if (def.in) return unwrap(def.in.def, data);
  const tag = def.discriminator;
  if (tag && def.options) {
    const chosen = def.options.find((option) => option.def.shape?.[tag]?.def.values?.includes(valueAt(data, [tag])));
    if (chosen) return chosen.def;
  }
  return def;
}
