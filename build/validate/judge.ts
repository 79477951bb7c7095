import type { Entry, Held } from '../contract/entry.ts';
import type { Kind } from '../contract/kind.ts';
import type { AskMedia } from '../contract/media.ts';
import type { CopiedFile } from '../contract/output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, OPENING_DASHES } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import { fieldFiles } from './field-files.ts';
import type { FieldFinding } from './field-findings.ts';
import { fieldPictures } from './field-pictures.ts';
import { heldOn } from './held-on.ts';
import { CLEAN_SLUG, slugOf } from './kind-of.ts';
import type { PlacedEntry } from './placed-entry.ts';
import { checkSchema, type SchemaFinding } from './schema-issues.ts';
import { variableNames } from './variable-names.ts';

type Kinds = Readonly<Record<string, Kind>>;

/** What a file is, by itself. */
export interface Judged {
  kind?: string;
  slug: string;
  /** Why it is not published, which is known of broken files, too. */
  held?: Held;
  /** Absent where the file is broken. */
  entry?: PlacedEntry;
  findings: FieldFinding[];
  diagnostics: Diagnostic[];
}

/** Holds a file with this text against the schema of its kind. */
export function judge(
  file: ParsedFile,
  text: string,
  kind: string | undefined,
  { kinds, today, media, copies }: { kinds: Kinds; today: string; media: AskMedia; copies: readonly CopiedFile[] },
): Judged {
  const { path: source, name, html, headings, words, data } = file;
  const slug = slugOf(name);
  const definition = kind === undefined ? undefined : kinds[kind];
  if (kind === undefined || !definition?.schema) {
    const wording = messages.validate.unknownFile(patterns(kinds));
    return { slug, findings: [], diagnostics: [diagnostic('error', source, OPENING_DASHES, wording)] };
  }
  const diagnostics = CLEAN_SLUG.test(slug)
    ? []
    : [diagnostic('error', source, OPENING_DASHES, messages.validate.badSlug(slug))];
  const held = heldOn(definition, data, today);
  const judged: Judged = { kind, slug, ...(held && { held }), findings: [], diagnostics };
  const result = checkSchema(definition.schema, data);
  if ('findings' in result) {
    return { ...judged, findings: result.findings.map((one) => fieldFinding(one, { file: source, text }, kinds)) };
  }
  const path = definition.path?.(slug) ?? '';
  const place = { file, text, data: result.value };
  const shown = fieldPictures(definition.schema, place, media);
  const offered = fieldFiles(definition.schema, place, copies);
  const variables = variableNames(file);
  const own = {
    ...(held && { held }),
    ...(shown && { pictures: shown.pictures }),
    ...(variables.length > 0 && { variables }),
    ...(offered && { files: offered.files }),
  };
  const entry: Entry = { slug, path, data: result.value, html, headings, words, source, ...own };
  return {
    ...judged,
    entry: { kind, entry, file, text },
    findings: [...(shown?.findings ?? []), ...(offered?.findings ?? [])],
  };
}

function fieldFinding(
  { severity, at, onKey, ...wording }: SchemaFinding,
  place: Pick<FieldFinding, 'file' | 'text'>,
  kinds: Kinds,
): FieldFinding {
  // An unknown field, at the top, that holds entries of other kinds back.
  const isMisplaced =
    onKey && at.length === 1 && Object.values(kinds).some((kind) => kind.publication?.draft === at[0]);
  return { severity, ...place, at, onKey, wording: isMisplaced ? messages.validate.neverDraft() : wording };
}

function patterns(kinds: Kinds): string[] {
  return Object.values(kinds).flatMap(({ files }) => files ?? []);
}
