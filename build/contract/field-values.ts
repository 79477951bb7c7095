import type { KeyPath } from './content-type.ts';
import type { JsonSchema } from './workshop-host.ts';

export function valueAt(data: unknown, at: KeyPath): unknown {
  return at.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isMap(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, data);
}

/** Returns all strings of a tree of data, with the keys that lead to them. */
export function stringsOf(data: unknown, at: KeyPath = [], found: FieldText[] = []): FieldText[] {
  if (typeof data === 'string') found.push({ at, text: data });
  else if (Array.isArray(data)) for (const [index, value] of data.entries()) stringsOf(value, [...at, index], found);
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) stringsOf(value, [...at, key], found);
  return found;
}

interface FieldText {
  at: KeyPath;
  text: string;
}

export function isMap(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Returns values of a list in the settings: for 'categories.nom', the `nom` of each element of `categories`. */
export function listedValues(settings: unknown, listed: string): string[] {
  const [list = '', field = ''] = listed.split('.');
  const entries = valueAt(settings, [list]);
  const values = Array.isArray(entries) ? entries.map((entry: unknown) => valueAt(entry, [field])) : [];
  return values.filter((value) => typeof value === 'string');
}

/** Returns a schema in which fields with `listed` may only have the values that the settings list. */
export function withListedValues(schema: JsonSchema, settings: unknown): JsonSchema {
  const { listed, properties, items } = schema;
  if (typeof listed === 'string') {
    const values = listedValues(settings, listed);
    return values.length === 0 ? schema : { ...schema, enum: values, examples: values.slice(0, 1) };
  }
  const inner = (one: JsonSchema | boolean) => (typeof one === 'object' ? withListedValues(one, settings) : one);
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)])),
    }),
    ...(items !== undefined && !Array.isArray(items) && { items: inner(items) }),
  };
}
