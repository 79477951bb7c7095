import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import type { Placeholder } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic } from '../../contract/diagnostic.ts';
import type { ParsedFile, SourceFile } from '../../contract/source-file.ts';
import { fieldsMatching, matchesInFields } from '../../diagnostics/field-diagnostics.ts';
import { markdownFor } from '../../diagnostics/messages/markdown.fr.ts';
import { validate as messages } from '../../diagnostics/messages/validate.fr.ts';
import { variables as variableMessages } from '../../diagnostics/messages/variables.fr.ts';
import { placesIn } from '../../diagnostics/places.ts';
import { memoize } from '../../platform/memoize.ts';

/** Reports a text, or a `::slot` in it, that its kind of page does not show. */
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
        diagnostic('error', file.path, place, messages.slotWithoutPlace(name, holders(contentTypes, name))),
      );
  });
}

function holders(contentTypes: ContentTypes, slot: string): string[] {
  return Object.values(contentTypes).flatMap(({ files, prose }) =>
    files !== undefined && prose?.slots.includes(slot) ? files : [],
  );
}

/** Bold, italics, code, links and tags, as a writer would type them. */
const MARKS =
  /\*\*[^\s*][^*\n]{0,200}\*\*|(?<![\p{L}\d*_])([*_])[^\s*_][^*_\n]{0,200}(?<!\s)\1(?![\p{L}\d*_])|`[^`\n]{1,200}`|!?\[[^[\]\n]{1,200}\]\([^()\s]{1,300}\)|<\/?([a-z][a-z0-9]{0,20})(?=[\s>/])[^<>\n]{0,200}>/giu;

/** Front matter is plain text: Markdown and HTML in it would be shown as they are written. */
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

/** Warns of texts that wait for their final value. `variables`: those of the settings. */
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

/** Returns the diagnostics of a file for each placeholder. */
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

type Values = Readonly<Record<string, string>>;

/** Reports telephone numbers of the settings that a text writes out in any form: they would not change with the settings. */
export async function checkPhoneNumbers(entries: readonly PlacedEntry[], values: Values): Promise<Diagnostic[]> {
  const numbers = numbersIn(values);
  const diagnostics = entries.flatMap((entry) =>
    numbers.flatMap((number) => (isIn(entry, number) ? [[entry, number] as const] : [])),
  );
  return (await Promise.all(diagnostics.map(([entry, number]) => numberPlaces(entry, number)))).flat();
}

interface KnownNumber {
  /** Of the variable. */
  name: string;
  pattern: RegExp;
}

const numbersIn = memoize(
  (values: Values): readonly KnownNumber[] =>
    Object.entries(values).flatMap(([name, value]) => {
      const digits = value.replace(/\D/g, '').replace(/^0+/, '');
      const isNumber = /^\+?[\d\s().-]+$/.test(value) && digits.length >= LEAST_DIGITS;
      return isNumber ? [{ name, pattern: anyFormOf(digits) }] : [];
    }),
  (values) => JSON.stringify(values),
);

const LEAST_DIGITS = 8;
const GAP = String.raw`[\s.-]*`;

/** Behind a country's code or a zero or both, with spaces, points or hyphens between its digits. */
function anyFormOf(digits: string): RegExp {
  return new RegExp(
    String.raw`(?<![\d+])(?:(?:\+|00)(?:\d{1,3}${GAP})?)?(?:(?:\(0\)|0)${GAP})?${[...digits].join(GAP)}(?!\d)`,
    'g',
  );
}

/** Anywhere in the file, code and addresses included: few files are looked at more closely. */
const isIn = memoize(({ text }: PlacedEntry, { pattern }: KnownNumber) => text.search(pattern) !== -1);

/** The parser is slow to load, and loaded only for a text that holds a number. */
async function numberPlaces({ file, text }: PlacedEntry, { name, pattern }: KnownNumber): Promise<Diagnostic[]> {
  const { passagesOf } = await import('../review/review.ts');
  const fields = await matchesInFields(file.data, text, pattern);
  const prose = passagesOf(text, file.textStart?.line).flatMap(({ line, column, text: passage }) =>
    Array.from(passage.matchAll(pattern), (match) => ({
      match,
      line,
      column: column + match.index,
      length: match[0].length,
    })),
  );
  return [...fields, ...prose].map(({ match, ...place }) =>
    diagnostic('warning', file.path, place, variableMessages.writtenOut(match[0], name)),
  );
}
