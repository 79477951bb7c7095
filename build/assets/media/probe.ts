import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Wording } from '../../contract/diagnostic.ts';
import { isFilm } from '../../contract/media-name.ts';
import type { FoundFile } from '../../contract/source-file.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { fileFormat } from './file-format.ts';
import { MAX_DRAWING_BYTES, MAX_PICTURE_BYTES } from './limits.ts';
import type { Probed } from './probed.ts';

/** The pure step: what a file's bytes say of it. */
export type ProbeStep = (file: FoundFile) => Promise<Probed>;

/** Probes a picture or film by its bytes, whatever its name says. Libraries are loaded with the first file that needs them. */
export const probe: ProbeStep = async (file) => {
  const { name, target, bytes } = file;
  if (bytes === 0) return unfit(messages.empty());
  if (isFilm(name)) return (await import('./probe-film.ts')).probeFilm(file);
  if (bytes > MAX_PICTURE_BYTES) return unfit(messages.tooHeavy(bytes, MAX_PICTURE_BYTES));
  const contents = readFileSync(target);
  const format = pictureFormat(contents);
  if (format === 'svg' && bytes > MAX_DRAWING_BYTES) return unfit(messages.tooHeavy(bytes, MAX_DRAWING_BYTES));
  if (format === 'svg') return (await import('./clean-drawing.ts')).probeDrawing(contents, remarksOn(name, format));
  if (!READABLE.has(format))
    return {
      type: 'unfit',
      why: UNREADABLE[format] ?? messages.noPicture(),
      withoutMetadata: WITHOUT_METADATA.has(format),
    };
  return (await import('./probe-raster.ts')).probeRaster(contents, remarksOn(name, format));
};

/** Formats that pictures are published from, with the extensions that their files may have. */
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

/** Formats that cannot hold metadata. */
const WITHOUT_METADATA = new Set(['ico', 'bmp']);

/** The format of a picture; '' where it is unknown. */
function pictureFormat(contents: Uint8Array): string {
  // Without the zeros that UTF-16 has between its letters.
  const start = () => Buffer.from(contents.subarray(0, 65_536)).toString('latin1').replaceAll('\0', '');
  const isDrawing = () => /<(?:[\w.-]{1,40}:)?svg[\s>]/i.test(start());
  return fileFormat(contents) ?? (isDrawing() ? 'svg' : '');
}

function remarksOn(name: string, format: string): Wording[] {
  const called = extname(name).toLowerCase();
  const [usual = '', ...others] = READABLE.get(format) ?? [];
  return called === usual || others.includes(called) ? [] : [messages.mislabelled(called, usual)];
}

function unfit(why: Wording): Probed {
  return { type: 'unfit', why };
}
