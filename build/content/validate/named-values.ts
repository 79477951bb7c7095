import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import { contentTypeMatcher } from '../../contract/content-type-matcher.ts';
import type { FieldDiagnostic } from '../../contract/field-diagnostics.ts';
import type { ParsedFile, SourceFile } from '../../contract/source-file.ts';
import { variables as messages } from '../../diagnostics/messages/variables.fr.ts';
import { variableNames } from './variables.ts';

type Values = Readonly<Record<string, string>>;

interface NamedValues {
  values: Values;
  diagnostics: FieldDiagnostic[];
}

/** What variables stand for: the settings' own values (`ofSettings`), and those that entries give. A name that is taken already is an error. */
export function namedValues(
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
  { settings, ofSettings }: { settings: string; ofSettings: Values },
): NamedValues {
  const values: Record<string, string> = { ...ofSettings };
  const owners = new Map<string, string>();
  const diagnostics: FieldDiagnostic[] = [];
  for (const { contentType, entry, text } of entries) {
    for (const { name, value, at } of contentTypes[contentType]?.variables?.(entry.data) ?? []) {
      if (Object.hasOwn(values, name)) {
        const wording = messages.takenName(name, owners.get(name) ?? settings);
        diagnostics.push({ severity: 'error', file: entry.source, text, at, wording });
        continue;
      }
      values[name] = value;
      owners.set(name, entry.source);
    }
  }
  return { values, diagnostics };
}

/** Whether every file that may give values is valid. While one is not, a name that nobody gives may be one of its own, and is not reported. */
export function givesAll(
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
  sources: readonly SourceFile[],
): boolean {
  const contentTypeOf = contentTypeMatcher(contentTypes);
  const valid = new Set(entries.map(({ file }) => file.path));
  return sources.every(({ path, name }) => valid.has(path) || !contentTypes[contentTypeOf(name) ?? '']?.variables);
}

/** Values that an entry gives and no file names. */
export function unusedValues(
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
  files: readonly ParsedFile[],
): FieldDiagnostic[] {
  const used = new Set(files.flatMap((file) => variableNames(file)));
  return entries.flatMap(({ contentType, entry, text }) =>
    (contentTypes[contentType]?.variables?.(entry.data) ?? [])
      .filter(({ name }) => !used.has(name))
      .map(({ name, at }): FieldDiagnostic => {
        const wording = messages.unused(name);
        return { severity: 'warning', file: entry.source, text, at, wording };
      }),
  );
}
