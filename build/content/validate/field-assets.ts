import { posix } from 'node:path';
import type { z } from 'zod';
import type { OfferedFile } from '../../contract/entry.ts';
import type { FieldDiagnostic } from '../../contract/field-diagnostics.ts';
import type { DisplayedPicture, MediaAsset, MediaDiagnostic, MediaLookup, MissingAsset } from '../../contract/media.ts';
import { mediaAddress, mediaName } from '../../contract/media-name.ts';
import type { CopiedFile } from '../../contract/output.ts';
import type { ParsedFile } from '../../contract/source-file.ts';
import { files as fileMessages } from '../../diagnostics/messages/files.fr.ts';
import { media as mediaMessages } from '../../diagnostics/messages/media.fr.ts';
import { closestOf } from '../../diagnostics/suggest.ts';
import { memoize } from '../../platform/memoize.ts';
import { missingPicture } from '../missing-picture.ts';
import { type Mark, type MarkedText, markedFields, textsIn } from './marked-fields.ts';

/** A front matter as the schema made it, with its file and the file's text. */
interface FrontMatter {
  file: ParsedFile;
  text: string;
  data: unknown;
}

/** What the marked fields of a front matter name. */
interface FieldAssets<Asset> {
  /** By the address that its writer gave. */
  assets: Record<string, Asset>;
  diagnostics: FieldDiagnostic[];
}

interface Found<Asset> {
  asset?: Asset | undefined;
  diagnostics: readonly MediaDiagnostic[];
}

/** The pictures that a front matter shows, in the fields that its schema marks as such; undefined where it marks none. */
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
      // Without a fix: a value stands in quotes or not, and what takes its place would have to do as it does.
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

/** The static files that a front matter offers, likewise. */
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
      asset: offered(copy),
      diagnostics: isEmpty ? [{ severity: 'error', wording: fileMessages.empty(written) }] : [],
    };
  });
}

function assetsIn<Asset>(
  mark: Mark,
  schema: z.ZodType,
  { file, text, data }: FrontMatter,
  find: (marked: MarkedText) => Found<Asset>,
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

function offered({ path, bytes }: CopiedFile): OfferedFile {
  return { path: mediaAddress('', `/${path}`), extension: posix.extname(path).slice(1).toLowerCase(), bytes };
}

/** Files by their names, as `mediaName` makes them, and the address of the one that was probably meant. */
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
