import { orientationAlone } from './orientation.ts';

const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Of the flags of `VP8X`: there is Exif; there is XMP (WebP Container Specification, § extended file format). */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];
const HEADER = 12;

/** What is drawn of a WebP. */
export function cleanWebp(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  const fileEnd = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = HEADER; at + 8 <= fileEnd; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (DRAWN.has(type)) chunks.push(Buffer.from(bytes.subarray(at, end)));
    if (type === 'EXIF') chunks.push(exifChunk(orientationAlone(bytes.subarray(at + 8, at + 8 + length))));
    at = end;
  }
  const hasExif = chunks.some((chunk) => chunk.toString('latin1', 0, 4) === 'EXIF');
  const extended = chunks.find((chunk) => chunk.toString('latin1', 0, 4) === 'VP8X');
  extended?.writeUInt8((extended.readUInt8(8) & ~(HAS_EXIF | HAS_XMP)) | (hasExif ? HAS_EXIF : 0), 8);
  const file = Buffer.concat([bytes.subarray(0, HEADER), ...chunks]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** What it holds has an even number of bytes. */
function exifChunk(exif: Buffer | undefined): Buffer {
  if (!exif) return Buffer.alloc(0);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(exif.length, 4);
  return Buffer.concat([head, exif]);
}
