import type { JsonSchema } from './json-schema.ts';

/** The shortest value that a schema accepts and that shows how it is meant: its example, where it has one; of an object, what is demanded. */
export function sampleOf(schema: JsonSchema): unknown {
  const { examples = [], type, properties = {}, required = [] } = schema;
  if (examples.length > 0) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [form] = schema.oneOf ?? schema.anyOf ?? [];
  if (form) return sampleOf(form);
  if (type === 'array') return listOf(schema);
  if (type === 'object' || schema.properties)
    return Object.fromEntries(required.map((key) => [key, sampleOf(asSchema(properties[key]))]));
  return scalarOf(schema);
}

function listOf({ items, minItems = 0 }: JsonSchema): unknown[] {
  const element = asSchema(Array.isArray(items) ? items[0] : items);
  return Array.from({ length: minItems }, () => sampleOf(element));
}

function scalarOf({ type, minimum = 1, minLength = 1 }: JsonSchema): unknown {
  if (type === 'integer' || type === 'number') return minimum;
  if (type === 'boolean') return false;
  return '…'.repeat(minLength);
}

function asSchema(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {};
}
