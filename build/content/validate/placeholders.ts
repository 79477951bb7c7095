import type { Placeholder } from '../../contract/definition.ts';
import type { SourceFile } from '../../contract/source-file.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { diagnostic } from '../../diagnostics/wording.ts';

/** Names the texts that wait for their final value, with the line to edit. They warn; they never fail a build. */
export function findPlaceholders(files: readonly SourceFile[], placeholders: readonly Placeholder[]): Diagnostic[] {
  return placeholders.flatMap((placeholder) => {
    const holders = files.filter(({ text }) => text.includes(placeholder.sign));
    const found = holders.flatMap((file) => inFile(file, placeholder));
    return placeholder.once ? found.slice(0, 1) : found;
  });
}

function inFile({ path, text }: SourceFile, { pattern, rule, message, hint }: Placeholder): Diagnostic[] {
  const placeAt = placesIn(text);
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
    const place = { ...placeAt(index), length: match.length };
    return diagnostic('warning', path, place, { rule, message: message(match), hint });
  });
}
