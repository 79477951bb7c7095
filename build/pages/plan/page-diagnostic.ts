import type { PlannedPage } from '../../contract/planned-page.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locateFields } from '../../diagnostics/front-matter/locate-fields.ts';
import { diagnostic, WHOLE_FILE, type Wording } from '../../diagnostics/wording.ts';

/** Texts of content files, by their paths. */
export type ContentTexts = ReadonlyMap<string, string>;

/** A diagnostic at the field that asks for the page, where one does; else at its whole file. */
export async function pageDiagnostic(
  severity: Diagnostic['severity'],
  { source, output, at }: Pick<PlannedPage, 'source' | 'output' | 'at'>,
  wording: Wording,
  texts: ContentTexts,
): Promise<Diagnostic> {
  const text = source === undefined ? undefined : texts.get(source);
  const [place = WHOLE_FILE] = text === undefined || !at ? [] : await locateFields(text, [{ at }]);
  return diagnostic(severity, source ?? output, place, wording);
}
