import type { z } from 'zod';
import { mediaAddress, mediaName } from '../../contract/addresses/media-name.ts';
import type { FieldDiagnostic } from '../../contract/field-diagnostics.ts';
import type { DisplayedPicture, MediaAsset, MediaLookup, MissingAsset } from '../../contract/media.ts';
import type { ParsedFile } from '../../contract/parsed-file.ts';
import type { Wording } from '../../diagnostics/diagnostic.ts';
import { markdown as markdownMessages } from '../../diagnostics/messages/markdown.fr.ts';
import { media as mediaMessages } from '../../diagnostics/messages/media.fr.ts';
import { markedFields, textsIn } from './marked-fields.ts';

interface FieldPictures {
  /** By the address that its writer gave. */
  pictures: Record<string, DisplayedPicture>;
  diagnostics: FieldDiagnostic[];
}

/** The pictures that a front matter shows, in the fields that its schema marks as such; undefined where it marks none. `data`: as the schema made them. */
export function fieldPictures(
  schema: z.ZodType,
  { file, text, data }: { file: ParsedFile; text: string; data: unknown },
  media: MediaLookup,
): FieldPictures | undefined {
  const fields = markedFields(schema, 'picture');
  if (fields.length === 0) return undefined;
  const pictures: Record<string, DisplayedPicture> = {};
  const diagnostics: FieldDiagnostic[] = [];
  for (const { at, written: address, meta } of textsIn(data, fields)) {
    const name = mediaName(file.name, address);
    const medium: MediaAsset | MissingAsset = name === undefined ? { missing: true } : media(name);
    const add = (severity: FieldDiagnostic['severity'], wording: Wording) =>
      diagnostics.push({ severity, file: file.path, text, at, wording });
    if ('missing' in medium) {
      add('error', missing(address, medium.near === undefined ? undefined : mediaAddress(file.name, medium.near)));
      continue;
    }
    for (const { severity, wording } of medium.diagnostics) add(severity, wording);
    if (medium.film) add('error', mediaMessages.filmForPicture());
    if (!medium.picture) continue;
    const { width } = medium.picture;
    const least = meta.leastWidth ?? 0;
    if (medium.picture.sources.length > 0 && width < least) add('warning', mediaMessages.tooSmall(width, least));
    pictures[address] = medium.picture;
  }
  return { pictures, diagnostics };
}

/** A value stands in quotes or not: what takes its place would have to do as it does. */
function missing(address: string, near: string | undefined): Wording {
  const { fix: _, ...wording } = markdownMessages.missingImage(address, near);
  return wording;
}
