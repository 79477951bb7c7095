import type { FieldLocator } from '../../contract/field-locator.ts';
import type { PlannedPage } from '../../contract/planned-page.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE, type Wording } from '../../diagnostics/wording.ts';

/** What places a diagnostic about a page in a content file. */
export interface ContentFiles {
  /** Text of a content file, by its path. */
  textOf: (source: string) => string | undefined;
  locate: FieldLocator;
}

/** A diagnostic at the field that asks for the page, where one does; else at its whole file. */
export async function pageDiagnostic(
  severity: Diagnostic['severity'],
  { source, output, at }: Pick<PlannedPage, 'source' | 'output' | 'at'>,
  wording: Wording,
  { textOf, locate }: ContentFiles,
): Promise<Diagnostic> {
  const text = source !== undefined && at ? textOf(source) : undefined;
  const [place = WHOLE_FILE] = text === undefined || !at ? [] : await locate(text, [{ at }]);
  return diagnostic(severity, source ?? output, place, wording);
}
