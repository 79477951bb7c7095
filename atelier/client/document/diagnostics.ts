import type { KeyPath } from '../../../build/contract/content-type.ts';
import { fieldAt } from '../../../build/contract/editing/front-matter/read.ts';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { type FieldSchema, optionsOf } from '../form/field-schema.ts';
import type { FieldDiagnostic } from './pane-props.ts';

interface DiagnosticsOfText {
  /** About a field of the front matter. */
  fields: readonly FieldDiagnostic[];
  /** About a line of the text, or of the whole file. */
  lines: readonly Diagnostic[];
}

/** A file's diagnostics, each where its writer meets it. `bodyLine`: the line of the file that its text begins on. */
export function diagnosticsOf(diagnostics: readonly Diagnostic[], text: string, bodyLine: number): DiagnosticsOfText {
  const lines = diagnostics.filter(({ line }) => line >= bodyLine);
  const fields = diagnostics
    .filter(({ line }) => line < bodyLine)
    .map((diagnostic) => ({
      at: diagnostic.at ?? fieldAt(text, diagnostic.line, diagnostic.column) ?? [],
      diagnostic,
    }));
  return { fields, lines };
}

/** The text with what a diagnostic proposes in the place of what it is about; undefined where that line is not the one it was found in (`found`: that text) any more. */
export function withFix(
  text: string,
  { line, column, length = 1, fix }: Diagnostic,
  found: string,
): string | undefined {
  const lines = text.split('\n');
  const written = lines[line - 1];
  if (fix === undefined || written === undefined || written !== found.split('\n')[line - 1]) return undefined;
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  return text.slice(0, start) + fix + text.slice(start + length);
}

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
