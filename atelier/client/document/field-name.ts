import type { KeyPath } from '../../../build/contract/content-type.ts';
import { fieldAt } from '../../../build/contract/editing/front-matter/read.ts';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { type FieldSchema, optionsOf } from '../form/field-schema.ts';

/** The field that a diagnostic about a text is about, by the names that its form shows: « Carte finale › Texte »; empty where it is about no field. */
export function fieldName({ at, line, column }: Diagnostic, text: string, schema: FieldSchema): string {
  return namesOf(at ?? fieldAt(text, line, column) ?? [], schema).join(' › ');
}

function namesOf([key, ...rest]: KeyPath, schema: FieldSchema | undefined): string[] {
  if (key === undefined) return [];
  if (typeof key === 'number') return [String(key + 1), ...namesOf(rest, schema?.items)];
  const forms = schema ? [schema, ...optionsOf(schema)] : [];
  const field = forms.map(({ properties }) => properties?.[key]).find((one) => one !== undefined);
  return [field?.title ?? key, ...namesOf(rest, field)];
}
