import { posix } from 'node:path';
import type { z } from 'zod';
import { mediaAddress, mediaName } from '../../contract/addresses/media-name.ts';
import type { OfferedFile } from '../../contract/entry.ts';
import type { FieldDiagnostic } from '../../contract/field-diagnostics.ts';
import type { CopiedFile } from '../../contract/output.ts';
import type { ParsedFile } from '../../contract/parsed-file.ts';
import { files as messages } from '../../diagnostics/messages/files.fr.ts';
import { closestOf } from '../../diagnostics/suggest.ts';
import { memoize } from '../../platform/memoize.ts';
import { markedFields, textsIn } from './marked-fields.ts';

interface FieldFiles {
  /** By the address that its writer gave. */
  files: Record<string, OfferedFile>;
  diagnostics: FieldDiagnostic[];
}

/** The static files that a front matter offers, in the fields that its schema marks as such; undefined where it marks none. `data`: as the schema made them. */
export function fieldFiles(
  schema: z.ZodType,
  { file, text, data }: { file: ParsedFile; text: string; data: unknown },
  copies: readonly CopiedFile[],
): FieldFiles | undefined {
  const fields = markedFields(schema, 'file');
  if (fields.length === 0) return undefined;
  const files: Record<string, OfferedFile> = {};
  const diagnostics: FieldDiagnostic[] = [];
  for (const { at, written } of textsIn(data, fields)) {
    const { known, near } = shelfOf(copies);
    const name = mediaName(file.name, written);
    const copy = name === undefined ? undefined : known.get(name);
    const wording = copy ? copy.bytes === 0 && messages.empty(written) : messages.missing(written, near(written));
    if (wording) diagnostics.push({ severity: 'error', file: file.path, text, at, wording });
    if (copy) files[written] = offered(copy);
  }
  return { files, diagnostics };
}

function offered({ path, bytes }: CopiedFile): OfferedFile {
  return { path: mediaAddress('', `/${path}`), extension: posix.extname(path).slice(1).toLowerCase(), bytes };
}

/** Files by their names, as `mediaName` makes them, and the address of the one that was probably meant. */
const shelfOf = memoize((copies: readonly CopiedFile[]) => {
  const known = new Map(copies.map((copy) => [`/${copy.path}`.normalize('NFC'), copy]));
  const nearest = closestOf(known.keys());
  const near = (written: string) => {
    const moved = [...known.keys()].find((name) => posix.basename(name) === posix.basename(written));
    const meant = moved ?? nearest(written);
    return meant === undefined ? undefined : mediaAddress('', meant);
  };
  return { known, near };
});
