import { type Diagnostic, diagnostic, type Position, WHOLE_FILE, type Wording } from '../diagnostics/diagnostic.ts';
import { type Field, locateFields } from '../diagnostics/front-matter/locate-fields.ts';
import { grouped } from '../platform/grouped.ts';

/** A diagnostic about a field of a file's front matter. */
export interface FieldDiagnostic extends Field {
  severity: Diagnostic['severity'];
  file: string;
  /** The file's text, in which the field is looked for. */
  text: string;
  wording: Wording;
}

/** Gives diagnostics the places of their fields. The fields of one text are asked for together, so that it is read once. */
export async function locateDiagnostics(diagnostics: readonly FieldDiagnostic[]): Promise<Diagnostic[]> {
  const places = new Map<FieldDiagnostic, Position | undefined>();
  for (const [text, ofText] of grouped(diagnostics, ({ text }) => text)) {
    const fields = ofText.map(({ at, onKey = false }) => ({ at, onKey }));
    const found = await locateFields(text, fields);
    for (const [index, one] of ofText.entries()) places.set(one, found[index]);
  }
  return diagnostics.map((one) => {
    const { severity, file, wording, at } = one;
    return { ...diagnostic(severity, file, places.get(one) ?? WHOLE_FILE, wording), at };
  });
}
