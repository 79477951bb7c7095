import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Wording } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import type { FoundFile } from '../read/find-files.ts';
import { isFilm } from '../read/media-names.ts';
import { MOST_DRAWING, MOST_PICTURE } from './limits.ts';
import type { Probed } from './probed.ts';

const { media: words } = messages;

/** The pure step: what a file's bytes tell. */
export type ExamineStep = (file: FoundFile) => Promise<Probed>;

/** Reads a picture or film whole, by what it is and not by what it is called. What it needs for each sort is loaded with the first of them. */
export const examine: ExamineStep = async (file) => {
  const { name, target, bytes } = file;
  if (bytes === 0) return unfit(words.empty());
  if (isFilm(name)) return (await import('./probe-film.ts')).probeFilm(file);
  if (bytes > MOST_PICTURE) return unfit(words.tooHeavy(bytes, MOST_PICTURE));
  const contents = readFileSync(target);
  const format = await formatOf(contents);
  if (format === 'svg' && bytes > MOST_DRAWING) return unfit(words.tooHeavy(bytes, MOST_DRAWING));
  if (format === 'svg') return (await import('./probe-drawing.ts')).probeDrawing(contents, remarksOn(name, format));
  if (!READABLE.has(format))
    return { type: 'unfit', why: UNREADABLE[format] ?? words.noPicture(), silent: SILENT.has(format) };
  return (await import('./probe-raster.ts')).probeRaster(contents, remarksOn(name, format));
};

/** Formats that pictures are made of, by the extension that file-type gives them, and those by which their files may be called. */
const READABLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['jpg', ['.jpg', '.jpeg', '.jfif']],
  ['png', ['.png']],
  ['apng', ['.png', '.apng']],
  ['webp', ['.webp']],
  ['gif', ['.gif']],
  ['avif', ['.avif']],
  ['tif', ['.tif', '.tiff']],
  ['svg', ['.svg']],
]);

const UNREADABLE: Readonly<Record<string, Wording>> = {
  heic: words.telephoneFormat(),
  bmp: words.otherFormat('BMP'),
  jxl: words.otherFormat('JPEG XL'),
  psd: words.otherFormat('Photoshop'),
  pdf: words.otherFormat('PDF'),
  ico: words.otherFormat('ICO'),
};

/** Formats that have no room for what a camera writes. */
const SILENT = new Set(['ico', 'bmp']);

/** As file-type names it; '' where it is nothing that it knows. */
async function formatOf(contents: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(contents);
  if (found && found.ext !== 'xml') return found.ext;
  return /<svg[\s>]/i.test(Buffer.from(contents.subarray(0, 65_536)).toString('latin1')) ? 'svg' : '';
}

function remarksOn(name: string, format: string): Wording[] {
  const called = extname(name).toLowerCase();
  const [usual = '', ...others] = READABLE.get(format) ?? [];
  return called === usual || others.includes(called) ? [] : [words.mislabelled(called, usual)];
}

function unfit(why: Wording): Probed {
  return { type: 'unfit', why };
}
