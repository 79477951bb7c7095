import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { extname } from 'node:path';
import type { Wording } from '../../contract/diagnostic.ts';
import type { FoundFile } from '../../contract/source-file.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { fileFormat, SIGNATURE_BYTES } from './file-format.ts';
import { LARGE_FILM } from './limits.ts';
import type { Probed } from './probed.ts';

/** Films that browsers play. */
const FORMATS: Readonly<Record<string, 'MP4' | 'WebM'>> = { mp4: 'MP4', webm: 'WebM' };

/** Probes a film in parts: it is never in memory as a whole, and never decoded. */
export function probeFilm({ name, target, bytes }: FoundFile): Probed {
  const { start, hash, located } = readThrough(target);
  const extension = fileFormat(start);
  const format = FORMATS[extension ?? ''];
  if (!format) return { type: 'unfit', why: messages.otherFilm(extension) };
  if (located) return { type: 'unfit', why: messages.locatedFilm() };
  const remarks: Wording[] = [];
  const [called, usual] = [extname(name).toLowerCase(), `.${format.toLowerCase()}`];
  if (called !== usual && called !== '.m4v') remarks.push(messages.mislabelled(called, usual));
  if (bytes > LARGE_FILM) remarks.push(messages.largeFilm(bytes, LARGE_FILM));
  return { type: 'film', format, hash, remarks };
}

/** Keys under which telephones write the place where a film was taken (QuickTime File Format, user data and metadata). */
const PLACES = ['©xyz', 'com.apple.quicktime.location.ISO6709'].map((text) => Buffer.from(text, 'latin1'));
const PART = 1 << 20;
/** Bytes of one part that are searched again with the next: a key may lie across both. */
const OVERLAP = 64;

function readThrough(target: string): { start: Uint8Array; hash: string; located: boolean } {
  const hash = createHash('sha256');
  const held = Buffer.alloc(PART + OVERLAP);
  const file = openSync(target, 'r');
  const start = Buffer.alloc(SIGNATURE_BYTES);
  let located = false;
  try {
    readSync(file, start, 0, SIGNATURE_BYTES, 0);
    for (
      let bytes = readSync(file, held, OVERLAP, PART, null);
      bytes > 0;
      bytes = readSync(file, held, OVERLAP, PART, null)
    ) {
      const all = held.subarray(0, OVERLAP + bytes);
      hash.update(all.subarray(OVERLAP));
      located ||= PLACES.some((sign) => all.includes(sign));
      all.copyWithin(0, bytes);
    }
  } finally {
    closeSync(file);
  }
  return { start, hash: hash.digest('base64url'), located };
}
