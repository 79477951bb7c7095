import { join, posix } from 'node:path';
import type { GlobalMeta, z } from 'zod';
import type { KeyPath } from '../../contract/content-type.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../../contract/diagnostic.ts';
import type { OfferedFile } from '../../contract/entry.ts';
import { valueAt } from '../../contract/field-values.ts';
import type { DisplayedPicture, MediaAsset, MediaDiagnostic, MediaLookup, MissingAsset } from '../../contract/media.ts';
import { mediaAddress, mediaName, namedFiles } from '../../contract/media-name.ts';
import type { CopiedFile } from '../../contract/output.ts';
import type { ParsedFile } from '../../contract/source-file.ts';
import type { FieldDiagnostic } from '../../diagnostics/field-diagnostics.ts';
import { missingPicture } from '../../diagnostics/messages/markdown.fr.ts';
import { files as fileMessages, media as mediaMessages } from '../../diagnostics/messages/media.fr.ts';
import { closestOf } from '../../diagnostics/suggest.ts';
import { pathFrom } from '../../platform/folders.ts';
import { memoize } from '../../platform/memoize.ts';
import type { InnerSchema } from './schema-keys.ts';

/** A front matter and its file. `data` is the schema's output. */
interface FrontMatter {
  file: ParsedFile;
  text: string;
  data: unknown;
}

interface FieldAssets<Asset> {
  /** Assets by the address that the writer gave. */
  assets: Record<string, Asset>;
  diagnostics: FieldDiagnostic[];
}

/** Returns pictures in the schema's picture fields, or undefined if it has no such fields. */
export function fieldPictures(
  schema: z.ZodType,
  from: FrontMatter,
  media: MediaLookup,
): FieldAssets<DisplayedPicture> | undefined {
  return assetsIn('picture', schema, from, ({ written, meta }) => {
    const name = mediaName(from.file.name, written);
    const asset: MediaAsset | MissingAsset = name === undefined ? { missing: true } : media(name);
    if ('missing' in asset) {
      const near = asset.near === undefined ? undefined : mediaAddress(from.file.name, asset.near);
      // There is no fix, because it would need the quotes of the value.
      const { fix: _, ...wording } = missingPicture(written, near);
      return { diagnostics: [{ severity: 'error', wording }] };
    }
    const { picture, film } = asset;
    const least = meta.leastWidth ?? 0;
    const isSmall = picture && picture.sources.length > 0 && picture.width < least;
    const diagnostics: MediaDiagnostic[] = [
      ...asset.diagnostics,
      ...(film ? [{ severity: 'error' as const, wording: mediaMessages.filmForPicture() }] : []),
      ...(isSmall ? [{ severity: 'warning' as const, wording: mediaMessages.tooSmall(picture.width, least) }] : []),
    ];
    return { asset: picture, diagnostics };
  });
}

/** Returns files in the schema's file fields, or undefined if it has no such fields. */
export function fieldFiles(
  schema: z.ZodType,
  from: FrontMatter,
  copies: readonly CopiedFile[],
): FieldAssets<OfferedFile> | undefined {
  return assetsIn('file', schema, from, ({ written }) => {
    const { known, near } = shelfOf(copies);
    const copy = known.get(mediaName(from.file.name, written) ?? '');
    if (!copy) return { diagnostics: [{ severity: 'error', wording: fileMessages.missing(written, near(written)) }] };
    const isEmpty = copy.bytes === 0;
    return {
      asset: toOfferedFile(copy),
      diagnostics: isEmpty ? [{ severity: 'error', wording: fileMessages.empty(written) }] : [],
    };
  });
}

function assetsIn<Asset>(
  mark: Mark,
  schema: z.ZodType,
  { file, text, data }: FrontMatter,
  find: (marked: MarkedText) => { asset?: Asset | undefined; diagnostics: readonly MediaDiagnostic[] },
): FieldAssets<Asset> | undefined {
  const fields = markedFields(schema, mark);
  if (fields.length === 0) return undefined;
  const lookups = textsIn(data, fields).map((marked) => ({ ...marked, ...find(marked) }));
  return {
    assets: Object.fromEntries(lookups.flatMap(({ written, asset }) => (asset ? [[written, asset]] : []))),
    diagnostics: lookups.flatMap(({ at, diagnostics }) =>
      diagnostics.map(({ severity, wording }) => ({ severity, file: file.path, text, at, wording })),
    ),
  };
}

function toOfferedFile({ path, bytes }: CopiedFile): OfferedFile {
  return { path: mediaAddress('', `/${path}`), extension: posix.extname(path).slice(1).toLowerCase(), bytes };
}

/** Returns the static files by the names that `mediaName` gives them. */
const shelfOf = memoize((copies: readonly CopiedFile[]) => {
  const known = new Map(copies.map((copy) => [`/${copy.path}`.normalize('NFC'), copy]));
  const nearest = closestOf(known.keys());
  const near = (spelling: string) => {
    const moved = [...known.keys()].find((name) => posix.basename(name) === posix.basename(spelling));
    const meant = moved ?? nearest(spelling);
    return meant === undefined ? undefined : mediaAddress('', meant);
  };
  return { known, near };
});

interface MarkedField {
  /** Keys that lead to the field; `*` stands for every element of a list. */
  path: readonly string[];
  meta: GlobalMeta;
}

type Mark = 'picture' | 'file' | 'listed' | 'draft';

/** Returns the fields whose schema has a mark, such as `schema.meta({ picture: true })`. */
export function markedFields(schema: z.ZodType, mark: Mark): readonly MarkedField[] {
  return describedFields(schema).filter(({ meta }) => meta[mark]);
}

const describedFields = memoize((schema: z.ZodType) => fieldsOf(schema as InnerSchema, []));

interface MarkedText {
  at: KeyPath;
  written: string;
  meta: GlobalMeta;
}

/** Returns the texts of marked fields, from all elements of lists. */
export function textsIn(data: unknown, fields: readonly MarkedField[]): MarkedText[] {
  return fields.flatMap(({ path, meta }) =>
    valuePaths(data, path).flatMap((at) => {
      const value = valueAt(data, at);
      return typeof value === 'string' ? [{ at, written: value, meta }] : [];
    }),
  );
}

/** Returns the paths of a field's values, one for each element of lists. */
export function valuePaths(data: unknown, path: readonly string[]): KeyPath[] {
  return path.reduce<KeyPath[]>(
    (found, key) =>
      found.flatMap((at) => {
        if (key !== EACH) return [[...at, key]];
        const list = valueAt(data, at);
        return Array.isArray(list) ? list.map((_, index) => [...at, index]) : [];
      }),
    [[]],
  );
}

const EACH = '*';

/** Levels of a schema that are searched, because schemas may be recursive. */
const MAX_DEPTH = 12;

function fieldsOf(schema: InnerSchema, path: readonly string[]): MarkedField[] {
  if (path.length > MAX_DEPTH) return [];
  const meta = schema.meta?.();
  const { shape = {}, element, innerType, in: input, options = [] } = schema.def;
  return [
    ...(meta ? [{ path, meta }] : []),
    ...Object.entries(shape).flatMap(([key, inner]) => fieldsOf(inner, [...path, key])),
    ...(element ? fieldsOf(element, [...path, EACH]) : []),
    ...[innerType ?? [], input ?? [], ...options].flat().flatMap((inner) => fieldsOf(inner, path)),
  ];
}

/** Reports downloads that no text names, neither a published nor an unpublished one. */
export function unofferedFiles(
  { root, staticDir, downloads }: Pick<SiteDefinition, 'root' | 'staticDir' | 'downloads'>,
  texts: readonly ParsedFile[],
  copies: readonly CopiedFile[],
): Diagnostic[] {
  const offered = downloads === undefined ? [] : copies.filter(({ path }) => path.startsWith(`${downloads}/`));
  if (offered.length === 0) return [];
  const named = new Set(texts.flatMap((text) => namedFiles(text)));
  return offered
    .filter(({ path }) => !named.has(`/${path}`.normalize('NFC')))
    .map(({ path }) => {
      const shown = pathFrom(root, join(staticDir, path));
      return diagnostic('warning', shown, WHOLE_FILE, fileMessages.unoffered(mediaAddress('', `/${path}`)));
    });
}
