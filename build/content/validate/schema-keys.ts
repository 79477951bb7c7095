import type { GlobalMeta, z } from 'zod';
import type { KeyPath } from '../../contract/content-type.ts';
import { valueAt } from '../../contract/field-values.ts';

/** Returns the keys of an object at a path of the schema. The discriminator in the data selects the form of a union. */
export function keysAt(schema: z.ZodType, data: unknown, at: KeyPath): string[] {
  let here = unwrap(schema as InnerSchema, data);
  let value = data;
  for (const key of at) {
    value = valueAt(value, [key]);
    const next = here.element ?? here.valueType ?? here.items?.[Number(key)] ?? here.shape?.[String(key)];
    if (!next) return [];
    here = unwrap(next, value);
  }
  return Object.keys(here.shape ?? {});
}

export function withValueAt(data: unknown, [key, ...rest]: KeyPath, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValueAt(valueAt(data, [key]), rest, value);
  return Array.isArray(data) ? data.with(Number(key), inner) : { ...(data as object | null), [key]: inner };
}

/** The parts of zod's schemas that lead to inner schemas. */
export interface InnerSchema {
  meta?: () => GlobalMeta | undefined;
  def: SchemaDefinition;
}

interface SchemaDefinition {
  shape?: Record<string, InnerSchema>;
  element?: InnerSchema;
  valueType?: InnerSchema;
  items?: InnerSchema[];
  innerType?: InnerSchema;
  in?: InnerSchema;
  discriminator?: string;
  options?: InnerSchema[];
  values?: unknown[];
}

/** Removes wrappers from a schema, and selects the form of a union by the data. */
function unwrap({ def }: InnerSchema, data: unknown): SchemaDefinition {
  const inner = def.innerType ?? def.in;
  if (inner) return unwrap(inner, data);
  const tag = def.discriminator;
  const chosen = tag && def.options?.find((one) => one.def.shape?.[tag]?.def.values?.includes(valueAt(data, [tag])));
  return chosen ? chosen.def : def;
}
