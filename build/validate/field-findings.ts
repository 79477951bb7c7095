import type { KeyPath } from '../contract/kind.ts';
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts';
import { diagnostic, WHOLE_FILE, type Wording } from '../diagnostics/finding.ts';

/** A field of a front matter. */
interface Field {
  at: KeyPath;
  /** The key itself is meant, not its value. */
  onKey?: boolean;
}

/** A finding about a field of a file's front matter. */
export interface FieldFinding extends Field {
  severity: Diagnostic['severity'];
  file: string;
  /** The file's text, in which the field is found again. */
  text: string;
  wording: Wording;
}

/** Where fields of a text stand, in their order. */
export type PlaceStep = (text: string, fields: readonly Field[]) => Promise<Position[]>;

/** Findings with the places of their fields. */
export async function placed(
  findings: readonly FieldFinding[],
  step: PlaceStep = placesOfFields,
): Promise<Diagnostic[]> {
  const byText = new Map<string, FieldFinding[]>();
  for (const finding of findings) {
    const alike = byText.get(finding.text);
    if (alike) alike.push(finding);
    else byText.set(finding.text, [finding]);
  }
  const places = new Map<FieldFinding, Position>();
  for (const [text, alike] of byText) {
    const found = await step(
      text,
      alike.map(({ at, onKey = false }) => ({ at, onKey })),
    );
    for (const [nth, finding] of alike.entries()) places.set(finding, found[nth] ?? WHOLE_FILE);
  }
  return findings.map((finding) => {
    const { severity, file, wording, at } = finding;
    return { ...diagnostic(severity, file, places.get(finding) ?? WHOLE_FILE, wording), at };
  });
}

/** What finds them is slow to load, and loaded only where there is a finding. */
export const placesOfFields: PlaceStep = async (text, fields) => {
  const { fieldPlaces } = await import('../parse/front-matter/field-places.ts');
  const { keyAt, valueAt } = fieldPlaces(text);
  return fields.map(({ at, onKey }) => (onKey ? keyAt(at) : valueAt(at)));
};
