import type { z } from 'zod';
import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import { listedValues } from '../../contract/field-values.ts';
import type { FieldProblem } from '../../contract/workshop-host.ts';
import type { FieldDiagnostic } from '../../diagnostics/field-diagnostics.ts';
import { markedFields, textsIn } from './field-assets.ts';
import { valueWording } from './schema-issues.ts';

/** Reports values of fields that the list in the settings does not contain. */
export function unlistedValues(
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
  settings: unknown,
): FieldDiagnostic[] {
  return entries.flatMap(({ contentType, entry, text }) => {
    const { schema } = contentTypes[contentType] ?? {};
    const problems = schema ? unlistedFieldValues(schema, entry.data, settings) : [];
    return problems.map(({ at = [], ...wording }): FieldDiagnostic => {
      return { severity: 'error', file: entry.source, text, at, wording };
    });
  });
}

/** Returns the values of one front matter that the settings do not list; none for broken settings, which are reported themselves. */
export function unlistedFieldValues(schema: z.ZodType, data: unknown, settings: unknown): FieldProblem[] {
  if (settings === undefined) return [];
  return textsIn(data, markedFields(schema, 'listed')).flatMap(({ at, written, meta: { listed = '' } }) => {
    const values = listedValues(settings, listed);
    return values.includes(written) ? [] : [{ at, ...valueWording(values, written, true) }];
  });
}
