import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { extname } from 'node:path';
import type { Wording } from '../../contract/diagnostic.ts';
import { isFilm } from '../../contract/media-name.ts';
import type { FoundFile } from '../../contract/source-file.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { fileFormat, SIGNATURE_BYTES } from './file-format.ts';
import { LARGE_FILM, MAX_DRAWING_BYTES, MAX_PICTURE_BYTES } from './limits.ts';
import type { Probed } from './probed.ts';

export type ProbeStep = (file: FoundFile) => Promise<Probed>;

/** Probes a file by its bytes, whatever its name. Libraries are loaded on demand. */
export const probe: ProbeStep = async (file) => {
  const { name, target, bytes } = file;
  if (bytes === 0) return unfitFile(messages.empty());
  if (isFilm(name)) return probeFilm(file);
  if (bytes > MAX_PICTURE_BYTES) return unfitFile(messages.tooHeavy(bytes, MAX_PICTURE_BYTES));
  return probePicture(name, readFileSync(target));
};

export async function probePicture(name: string, contents: Uint8Array): Promise<Probed> {
  const bytes = contents.length;
  const format = pictureFormat(contents);
  if (format === 'svg' && bytes > MAX_DRAWING_BYTES) return unfitFile(messages.tooHeavy(bytes, MAX_DRAWING_BYTES));
  if (format === 'svg') return (await import('./clean-drawing.ts')).probeDrawing(contents, remarksOn(name, format));
  if (!READABLE.has(format))
    return {
      type: 'unfit',
      why: UNREADABLE[format] ?? messages.noPicture(),
      withoutMetadata: WITHOUT_METADATA.has(format),
    };
  return (await import('./probe-raster.ts')).probeRaster(contents, remarksOn(name, format));
}

/** Published formats with their extensions, the usual one first. */
const READABLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['jpg', ['.jpg', '.jpeg', '.jfif']],
  ['png', ['.png', '.apng']],
  ['webp', ['.webp']],
  ['gif', ['.gif']],
  ['avif', ['.avif']],
  ['tif', ['.tif', '.tiff']],
  ['svg', ['.svg']],
]);

const UNREADABLE: Readonly<Record<string, Wording>> = {
  heic: messages.telephoneFormat(),
  bmp: messages.otherFormat('BMP'),
  jxl: messages.otherFormat('JPEG XL'),
  psd: messages.otherFormat('Photoshop'),
  pdf: messages.otherFormat('PDF'),
  ico: messages.otherFormat('ICO'),
};

const WITHOUT_METADATA = new Set(['ico', 'bmp']);

/** Returns the format of a picture; empty if it is unknown. */
function pictureFormat(contents: Uint8Array): string {
  // UTF-16 has zeros between its letters, which are removed here.
  const start = () => Buffer.from(contents.subarray(0, 65_536)).toString('latin1').replaceAll('\0', '');
  const isDrawing = () => /<(?:[\w.-]{1,40}:)?svg[\s>]/i.test(start());
  return fileFormat(contents) ?? (isDrawing() ? 'svg' : '');
}

function remarksOn(name: string, format: string): Wording[] {
  const called = extname(name).toLowerCase();
  const [usual = '', ...others] = READABLE.get(format) ?? [];
  return called === usual || others.includes(called) ? [] : [messages.mislabelled(called, usual)];
}

function unfitFile(why: Wording): Probed {
  return { type: 'unfit', why };
}

/** Formats of films that browsers play. */
const FORMATS: Readonly<Record<string, 'MP4' | 'WebM'>> = { mp4: 'MP4', webm: 'WebM' };

/** Probes a film, which is never in memory as a whole and never decoded. */
function probeFilm({ name, target, bytes }: FoundFile): Probed {
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

/** Keys under which telephones write the place of a film (QuickTime File Format). */
const PLACES = ['©xyz', 'com.apple.quicktime.location.ISO6709'].map((text) => Buffer.from(text, 'latin1'));
const CHUNK_BYTES = 1 << 20;
/** Bytes of a part that are searched again with the next part, because a key may lie across both. */
const OVERLAP = 64;

function readThrough(target: string): { start: Uint8Array; hash: string; located: boolean } {
  const hash = createHash('sha256');
  const held = Buffer.alloc(CHUNK_BYTES + OVERLAP);
  const file = openSync(target, 'r');
  const start = Buffer.alloc(SIGNATURE_BYTES);
  let located = false;
  try {
    readSync(file, start, 0, SIGNATURE_BYTES, 0);
    const read = () => readSync(file, held, OVERLAP, CHUNK_BYTES, null);
    for (let bytes = read(); bytes > 0; bytes = read()) {
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
