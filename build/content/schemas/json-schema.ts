import { z } from 'zod';
import type { JsonSchema } from '../../contract/workshop-host.ts';

/**
 * What a content type's front matter must be, as JSON Schema (draft-07, which forms and editors know best), of what writers write: defaults are not
 * demanded, transforms have not happened. Nothing in it refers elsewhere. It refuses nothing that the schema accepts, but cannot say what only
 * code can check: refinements, and formats beyond their pattern.
 */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      nameTag(zodSchema, jsonSchema);
      refuseBlank(zodSchema, jsonSchema);
      dropLargest(jsonSchema);
    },
  });
}

/** By which key one of several forms is chosen (OpenAPI's `discriminator`, which forms follow). */
function nameTag({ _zod }: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  const { def } = _zod;
  if (def.type === 'union' && 'discriminator' in def) jsonSchema.discriminator = { propertyName: def.discriminator };
}

/** A text that is trimmed before it is counted: blanks are no characters of it. */
function refuseBlank(zodSchema: z.core.$ZodTypes, jsonSchema: JsonSchema): void {
  if (zodSchema._zod.def.type !== 'string' || jsonSchema.pattern !== undefined || !jsonSchema.minLength) return;
  const blank = ' '.repeat(jsonSchema.minLength);
  if (!z.safeParse(zodSchema, blank).success) jsonSchema.pattern = '\\S';
}

/** Whole numbers end where JavaScript's do, which is no limit of the schema's. */
function dropLargest(jsonSchema: JsonSchema): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
