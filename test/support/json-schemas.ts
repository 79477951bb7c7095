import { Ajv, type ValidateFunction } from 'ajv';
import type { z } from 'zod';
import { jsonSchemaOf } from '../../build/content/schemas/schema-files.ts';
import type { JsonSchema } from '../../build/contract/workshop-host.ts';

/** As editors read them: keys and formats that they do not know say nothing. */
const ajv = new Ajv({ strict: false, validateFormats: false });

export function validatorOf(schema: JsonSchema): ValidateFunction {
  return ajv.compile(schema);
}

/** Validates a value by a schema's JSON Schema. */
export function accepts(schema: z.ZodType, value: unknown): boolean {
  return validatorOf(jsonSchemaOf(schema))(value);
}

/** A part of a schema, and where it stands: `cartes[].titre`. */
export interface SchemaPart {
  at: string;
  schema: JsonSchema;
  /** Set for a key of an object; not for the whole, an element of a list, or one of several forms. */
  isField: boolean;
}

/** A schema and all its parts. */
export function partsOf(schema: JsonSchema, at = '', isField = false): SchemaPart[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(([key, part]) => ({
      part,
      at: at ? `${at}.${key}` : key,
      key: true,
    })),
    ...(schema.items ? [schema.items].flat().map((part) => ({ part, at: `${at}[]`, key: false })) : []),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((part) => ({ part, at, key: false })),
  ];
  return [
    { at, schema, isField },
    ...inner.flatMap((one) => (typeof one.part === 'object' ? partsOf(one.part, one.at, one.key) : [])),
  ];
}
