import type { KeyPath } from '../contract/kind.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Wording } from '../diagnostics/finding.ts';
import { diagnostic } from '../diagnostics/finding.ts';

/** A finding about a field of a file's front matter. */
export interface FieldFinding {
  severity: Diagnostic['severity'];
  file: string;
  /** The file's text, in which the field is found again. */
  text: string;
  at: KeyPath;
  /** The key itself is meant, not its value. */
  onKey?: boolean;
  wording: Wording;
}

/** Findings with the places of their fields. What finds them is slow to load, and loaded only where there is a finding. */
export async function placed(findings: readonly FieldFinding[]): Promise<Diagnostic[]> {
  if (findings.length === 0) return [];
  const { fieldPlaces } = await import('../parse/front-matter/field-places.ts');
  const placesByText = new Map<string, ReturnType<typeof fieldPlaces>>();
  return findings.map(({ severity, file, text, at, onKey = false, wording }) => {
    const places = placesByText.get(text) ?? fieldPlaces(text);
    placesByText.set(text, places);
    return diagnostic(severity, file, onKey ? places.keyAt(at) : places.valueAt(at), wording);
  });
}
