import type { Placeholder } from '../../contract/definition.ts';
import type { SourceFile } from '../../contract/source-file.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { memoize } from '../../platform/memoize.ts';

/** Names the texts that wait for their final value, with the line to edit. They warn; they never fail a build. `variables`: those of the settings. */
export function findPlaceholders(
  files: readonly SourceFile[],
  placeholders: readonly Placeholder[],
  variables: Readonly<Record<string, string>> = {},
): Diagnostic[] {
  const inFiles = files.map((file) => inFile(file, placeholders));
  return placeholders.flatMap(({ sign, once, variable }, nth) => {
    if (variable !== undefined && (variables[variable] ?? sign) === sign) return [];
    const matches = inFiles.flatMap((ofFile) => ofFile[nth] ?? []);
    return once ? matches.slice(0, 1) : matches;
  });
}

/** What a file holds of each placeholder. */
const inFile = memoize((file: SourceFile, placeholders: readonly Placeholder[]): readonly Diagnostic[][] =>
  placeholders.map((placeholder) => (file.text.includes(placeholder.sign) ? placesOf(file, placeholder) : [])),
);

function placesOf({ path, text }: SourceFile, { pattern, rule, message, hint }: Placeholder): Diagnostic[] {
  const placeAt = placesIn(text);
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
    const place = { ...placeAt(index), length: match.length };
    return diagnostic('warning', path, place, { rule, message: message(match), hint });
  });
}
