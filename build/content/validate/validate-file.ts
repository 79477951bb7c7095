import type { z } from 'zod';
import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentType, ContentTypes } from '../../contract/content-type.ts';
import { CLEAN_SLUG, slugOfFile } from '../../contract/content-type-matcher.ts';
import { type Diagnostic, diagnostic, OPENING_DASHES } from '../../contract/diagnostic.ts';
import type { Entry, Unpublished } from '../../contract/entry.ts';
import type { MediaLookup } from '../../contract/media.ts';
import type { CopiedFile } from '../../contract/output.ts';
import { unpublishedReason } from '../../contract/publication.ts';
import type { ParsedFile } from '../../contract/source-file.ts';
import { markOf } from '../../contract/variables.ts';
import type { FieldDiagnostic } from '../../diagnostics/field-diagnostics.ts';
import { redacted as redactedMessages, validate as validateMessages } from '../../diagnostics/messages/validate.fr.ts';
import { fieldFiles, fieldPictures } from './field-assets.ts';
import { redactFields, unredactedPath } from './redact-fields.ts';
import { checkSchema } from './schema-issues.ts';
import { variableNames } from './variables.ts';

interface ValidatedFile {
  /** The entry; absent if the file has an error. */
  entry?: PlacedEntry;
  fieldDiagnostics: FieldDiagnostic[];
  diagnostics: Diagnostic[];
}

interface FileContext {
  contentTypes: ContentTypes;
  today: string;
  media: MediaLookup;
  copies: readonly CopiedFile[];
  redacted: readonly RegExp[];
}

export function validateFile(
  file: ParsedFile,
  text: string,
  contentType: string | undefined,
  context: FileContext,
): ValidatedFile {
  const { contentTypes, today, redacted } = context;
  const definition = contentType === undefined ? undefined : contentTypes[contentType];
  if (contentType === undefined || !definition?.schema) {
    const patterns = Object.values(contentTypes).flatMap(({ files }) => files ?? []);
    const wording = validateMessages.unknownFile(patterns);
    return { fieldDiagnostics: [], diagnostics: [diagnostic('error', file.path, OPENING_DASHES, wording)] };
  }
  const { schema, publication } = definition;
  const slug = slugOfFile(file.name);
  const wrongName = diagnostic('error', file.path, OPENING_DASHES, validateMessages.badSlug(slug));
  const diagnostics = CLEAN_SLUG.test(slug) ? [] : [wrongName];
  const unpublished = unpublishedReason(definition, file.data, today);
  // Drafts are not redacted, because no visitor sees them.
  const patterns = unpublished?.why === 'draft' ? [] : redacted;
  const { data, redactedFields, needed } = redactFields(schema, file.data, patterns);
  const place = { file: file.path, text };
  const wording = redactedMessages.needed(publication?.draft);
  const fieldDiagnostics = needed.map((at): FieldDiagnostic => ({ severity: 'error', ...place, at, wording }));
  const validated: ValidatedFile = { fieldDiagnostics, diagnostics };
  const result = checkSchema(schema, data, redactedFields.length === 0 ? file.spellings : undefined);
  if ('diagnostics' in result) {
    const others = result.diagnostics.map(({ severity, at, onKey, ...wording }) => {
      return { severity, ...place, at: unredactedPath(at, redactedFields), onKey, wording };
    });
    return { ...validated, fieldDiagnostics: [...fieldDiagnostics, ...others] };
  }
  if (needed.length > 0) return validated;
  const valid = { file, text, data: result.value };
  const made = entryOf(valid, { ...definition, schema }, { ...context, ...(unpublished && { unpublished }) });
  const entry = { contentType, entry: made.entry, file, text, ...(redactedFields.length > 0 && { redactedFields }) };
  const ofFields = made.diagnostics.map((one) => ({ ...one, at: unredactedPath(one.at, redactedFields) }));
  return { ...validated, entry, fieldDiagnostics: ofFields };
}

/** Returns the entry of a file. `data`: the schema's output. */
function entryOf(
  { file, text, data }: { file: ParsedFile; text: string; data: unknown },
  { schema, path }: Pick<ContentType, 'path'> & { schema: z.ZodType },
  { media, copies, unpublished }: Pick<FileContext, 'media' | 'copies'> & { unpublished?: Unpublished },
): { entry: Entry; diagnostics: FieldDiagnostic[] } {
  const { path: source, name, html, headings, words, flow } = file;
  const slug = slugOfFile(name);
  const place = { file, text, data };
  const shown = fieldPictures(schema, place, media);
  const offered = fieldFiles(schema, place, copies);
  const variables = variableNames({ data, variables: file.variables.filter((one) => html.includes(markOf(one.name))) });
  const own = {
    ...(unpublished && { unpublished }),
    ...(shown && { pictures: shown.assets }),
    ...(variables.length > 0 && { variables }),
    ...(flow && { flow }),
    ...(offered && { files: offered.assets }),
  };
  return {
    entry: { slug, path: path?.(slug) ?? '', data, html, headings, words, source, ...own },
    diagnostics: [...(shown?.diagnostics ?? []), ...(offered?.diagnostics ?? [])],
  };
}
