import type { PlannedPage } from '../contract/planned-page.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE, type Wording } from '../diagnostics/finding.ts';

/** Text of a content file, by its path. */
export type TextOf = (source: string) => string | undefined;

/** At the field that asks for the page, where one does; else at its whole file. What finds fields is slow to load. */
export async function pageFinding(
  severity: Diagnostic['severity'],
  { source, output, at }: Pick<PlannedPage, 'source' | 'output' | 'at'>,
  wording: Wording,
  textOf: TextOf,
): Promise<Diagnostic> {
  const text = source !== undefined && at ? textOf(source) : undefined;
  if (text === undefined || !at) return diagnostic(severity, source ?? output, WHOLE_FILE, wording);
  const { fieldPlaces } = await import('../parse/front-matter/field-places.ts');
  return diagnostic(severity, source ?? output, fieldPlaces(text).valueAt(at), wording);
}
