import { z } from 'zod';
import { checkSchema, type SchemaDiagnostic } from '../../build/content/validate/schema-issues.ts';

/** A schema and data that does not fit it. */
export type Case = readonly [schema: z.ZodType, data: unknown];

export function diagnosticsOf([schema, data]: Case): SchemaDiagnostic[] {
  const result = checkSchema(schema, data);
  return 'diagnostics' in result ? result.diagnostics : [];
}

/** The only diagnostic about this data. */
export function onlyDiagnostic(schema: z.ZodType, data: unknown): SchemaDiagnostic {
  const [found, ...others] = diagnosticsOf([schema, data]);
  if (!found || others.length > 0)
    throw new Error(`one diagnostic was expected, not ${others.length + (found ? 1 : 0)}`);
  return found;
}

/** One field of a group: what a writer meets. */
export function fieldCase(schema: z.ZodType, value?: unknown): Case {
  return [z.strictObject({ champ: schema }), value === undefined ? {} : { champ: value }];
}
