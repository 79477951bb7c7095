import type { z } from 'zod';
import type { Entry, Held } from '../contract/entry.ts';
import type { Kind } from '../contract/kind.ts';
import type { AskMedia } from '../contract/media.ts';
import type { CopiedFile } from '../contract/output.ts';
import type { ParsedFile } from '../contract/parsed-file.ts';
import { markOf } from '../contract/variables.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, OPENING_DASHES } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { fieldFiles } from './field-files.ts';
import type { FieldFinding } from './field-findings.ts';
import { fieldPictures } from './field-pictures.ts';
import { heldOn } from './held-on.ts';
import { CLEAN_SLUG, slugOf } from './kind-of.ts';
import type { PlacedEntry } from './placed-entry.ts';
import { checkSchema, type SchemaFinding } from './schema-issues.ts';
import { variableNames } from './variable-names.ts';
import { asWritten, withholdFields } from './withhold-fields.ts';

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

interface JudgeContext {
  kinds: Kinds;
  today: string;
  media: AskMedia;
  copies: readonly CopiedFile[];
  /** What visitors are not shown. */
  withheld: readonly RegExp[];
}

/** Holds a file with this text against the schema of its kind. */
export function judge(file: ParsedFile, text: string, kind: string | undefined, context: JudgeContext): Judged {
  const { kinds, today, withheld } = context;
  const slug = slugOf(file.name);
  const definition = kind === undefined ? undefined : kinds[kind];
  if (kind === undefined || !definition?.schema) {
    const wording = messages.validate.unknownFile(patterns(kinds));
    return { slug, findings: [], diagnostics: [diagnostic('error', file.path, OPENING_DASHES, wording)] };
  }
  const { schema, publication } = definition;
  const diagnostics = CLEAN_SLUG.test(slug)
    ? []
    : [diagnostic('error', file.path, OPENING_DASHES, messages.validate.badSlug(slug))];
  const held = heldOn(definition, file.data, today);
  // A draft may still have much to fill, and no visitor sees it.
  const { data, gone, needed } = withholdFields(schema, file.data, held?.why === 'draft' ? [] : withheld);
  const place = { file: file.path, text };
  const wording = messages.withheld.needed(publication?.draft);
  const findings = needed.map((at): FieldFinding => ({ severity: 'error', ...place, at, wording }));
  const judged: Judged = { kind, slug, ...(held && { held }), findings, diagnostics };
  const result = checkSchema(schema, data);
  if ('findings' in result) {
    const others = result.findings.map((one) => fieldFinding({ ...one, at: asWritten(one.at, gone) }, place, kinds));
    return { ...judged, findings: [...findings, ...others] };
  }
  if (needed.length > 0) return judged;
  const made = entryOf(
    { file, text, data: result.value },
    { ...definition, schema },
    { ...context, ...(held && { held }) },
  );
  const entry = { kind, entry: made.entry, file, text, ...(gone.length > 0 && { gone }) };
  return { ...judged, entry, findings: made.findings.map((one) => ({ ...one, at: asWritten(one.at, gone) })) };
}

/** `data`: as the schema made them. */
function entryOf(
  { file, text, data }: { file: ParsedFile; text: string; data: unknown },
  { schema, path }: Pick<Kind, 'path'> & { schema: z.ZodType },
  { media, copies, held }: Pick<JudgeContext, 'media' | 'copies'> & { held?: Held },
): { entry: Entry; findings: FieldFinding[] } {
  const { path: source, name, html, headings, words } = file;
  const slug = slugOf(name);
  const place = { file, text, data };
  const shown = fieldPictures(schema, place, media);
  const offered = fieldFiles(schema, place, copies);
  const variables = variableNames({ data, variables: file.variables.filter((one) => html.includes(markOf(one.name))) });
  const own = {
    ...(held && { held }),
    ...(shown && { pictures: shown.pictures }),
    ...(variables.length > 0 && { variables }),
    ...(offered && { files: offered.files }),
  };
  return {
    entry: { slug, path: path?.(slug) ?? '', data, html, headings, words, source, ...own },
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
