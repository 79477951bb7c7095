import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import type { Placeholder } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic } from '../../contract/diagnostic.ts';
import type { ParsedFile, SourceFile } from '../../contract/source-file.ts';
import { fieldsMatching, matchesInFields } from '../../diagnostics/field-diagnostics.ts';
import { markdownFor } from '../../diagnostics/messages/markdown.fr.ts';
import { validate as messages } from '../../diagnostics/messages/validate.fr.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { memoize } from '../../platform/memoize.ts';

export function checkProse(contentTypes: ContentTypes, entries: readonly PlacedEntry[]): Diagnostic[] {
  return entries.flatMap(({ contentType, file }) => {
    const prose = contentTypes[contentType]?.prose;
    if (!prose) {
      if (!file.textStart) return [];
      return [diagnostic('error', file.path, file.textStart, messages.textWithoutPlace())];
    }
    return file.slots
      .filter(({ name }) => !prose.slots.includes(name))
      .map(({ name, ...place }) =>
        diagnostic('error', file.path, place, messages.slotWithoutPlace(name, filesWithSlot(contentTypes, name))),
      );
  });
}

function filesWithSlot(contentTypes: ContentTypes, slot: string): string[] {
  return Object.values(contentTypes).flatMap(({ files, prose }) =>
    files !== undefined && prose?.slots.includes(slot) ? files : [],
  );
}

/** Markdown and HTML of bold, italics, code, links and tags. */
const MARKS =
  /\*\*[^\s*][^*\n]{0,200}\*\*|(?<![\p{L}\d*_])([*_])[^\s*_][^*_\n]{0,200}(?<!\s)\1(?![\p{L}\d*_])|`[^`\n]{1,200}`|!?\[[^[\]\n]{1,200}\]\([^()\s]{1,300}\)|<\/?([a-z][a-z0-9]{0,20})(?=[\s>/])[^<>\n]{0,200}>/giu;

/** Reports Markdown in front matter, which is shown as plain text. */
export async function checkFieldMarkdown(entries: readonly PlacedEntry[]): Promise<Diagnostic[]> {
  const diagnostics = entries.filter(({ file }) => hasMarks(file)).map(inEntry);
  return (await Promise.all(diagnostics)).flat();
}

const hasMarks = memoize(({ data }: ParsedFile) => fieldsMatching(data, MARKS).length > 0);

async function inEntry({ file, text }: PlacedEntry): Promise<Diagnostic[]> {
  const matches = await matchesInFields(file.data, text, MARKS);
  return matches
    .filter(({ match: [, , tag] }) => tag === undefined || markdownFor(tag.toLowerCase()) !== undefined)
    .map(({ match: [spelling], ...place }) =>
      diagnostic('warning', file.path, place, messages.markdownInField(spelling)),
    );
}

/** Reports texts that still wait for their final value. `variables`: those of the settings. */
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

/** Returns the diagnostics of a file, one array for each placeholder. */
const inFile = memoize((file: SourceFile, placeholders: readonly Placeholder[]): readonly Diagnostic[][] =>
  placeholders.map((placeholder) => (file.text.includes(placeholder.sign) ? placesOfSign(file, placeholder) : [])),
);

function placesOfSign({ path, text }: SourceFile, { pattern, rule, message, hint }: Placeholder): Diagnostic[] {
  const placeAt = placesIn(text);
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
    const place = { ...placeAt(index), length: match.length };
    return diagnostic('warning', path, place, { rule, message: message(match), hint });
  });
}
