import { crc32 } from 'node:zlib';

/** Second bytes of markers (ITU-T T.81, table B.1); the first is 0xff. */
const [START_OF_SCAN, END, COMMENT] = [0xda, 0xd9, 0xfe];
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];

/** Returns a JPEG without what is not drawn: it keeps its colour profile, and nothing between its segments or behind its end. */
export function cleanJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at < bytes.length - 1) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (marker === END) return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    if (!isSegment(marker)) {
      at++;
      continue;
    }
    const segment = bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2));
    const end = marker === START_OF_SCAN ? endOfScan(bytes, at + segment.length) : at + segment.length;
    parts.push(marker === START_OF_SCAN ? bytes.subarray(at, end) : drawnOf(marker, segment));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Others stand alone, fill up, or are data. */
function isSegment(marker: number): boolean {
  return marker >= 0xc0 && marker < 0xff && !isRestart(marker) && marker !== 0xd8;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function drawnOf(marker: number, segment: Buffer): Buffer {
  const startsWith = (sign: string) => segment.toString('latin1', 4, 4 + sign.length) === sign;
  if (marker === APP1 && startsWith('Exif\0')) return withPayload(segment, orientationAlone(segment.subarray(4)));
  const isApplication = marker >= APP0 && marker <= APP15;
  const isNeeded =
    marker === APP14 || (marker === APP0 && startsWith('JFIF\0')) || (marker === APP2 && startsWith('ICC_PROFILE\0'));
  return marker !== COMMENT && (!isApplication || isNeeded) ? segment : Buffer.alloc(0);
}

function withPayload(segment: Buffer, payload: Buffer | undefined): Buffer {
  if (!payload) return Buffer.alloc(0);
  const head = Buffer.from(segment.subarray(0, 4));
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** Returns the end of a scan's data: the next marker that is no restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

const PNG_SIGNATURE = 8;
/** Chunks that a picture needs beside its critical ones, which begin with a capital letter (PNG, Third Edition, § 5.4): colours, sizes, frames. */
const PNG_DRAWN = new Set('tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '));

/** Returns a PNG without what is not drawn, and nothing behind its end. */
export function cleanPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, PNG_SIGNATURE)];
  for (let at = PNG_SIGNATURE; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const chunk = bytes.subarray(at, at + length + 12);
    if (/^[A-Z]/.test(type) || PNG_DRAWN.has(type)) parts.push(chunk);
    else if (type === 'eXIf') parts.push(pngExif(orientationAlone(bytes.subarray(at + 8, at + 8 + length))));
    if (type === 'IEND') break;
    at += chunk.length;
  }
  return Buffer.concat(parts);
}

/** A chunk is its length, its type, its data and a checksum of both (§ 5.3). */
function pngExif(exif: Buffer | undefined): Buffer {
  if (!exif) return Buffer.alloc(0);
  const named = Buffer.concat([Buffer.from('eXIf'), exif]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(exif.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

const WEBP_DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Of the flags of `VP8X`: there is Exif; there is XMP (WebP Container Specification, § extended file format). */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];
const WEBP_HEADER = 12;

/** Returns a WebP without what is not drawn. */
export function cleanWebp(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  const fileEnd = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = WEBP_HEADER; at + 8 <= fileEnd; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (WEBP_DRAWN.has(type)) chunks.push(Buffer.from(bytes.subarray(at, end)));
    if (type === 'EXIF') chunks.push(webpExif(orientationAlone(bytes.subarray(at + 8, at + 8 + length))));
    at = end;
  }
  const hasExif = chunks.some((chunk) => chunk.toString('latin1', 0, 4) === 'EXIF');
  const extended = chunks.find((chunk) => chunk.toString('latin1', 0, 4) === 'VP8X');
  extended?.writeUInt8((extended.readUInt8(8) & ~(HAS_EXIF | HAS_XMP)) | (hasExif ? HAS_EXIF : 0), 8);
  const file = Buffer.concat([bytes.subarray(0, WEBP_HEADER), ...chunks]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** Its contents have an even number of bytes. */
function webpExif(exif: Buffer | undefined): Buffer {
  if (!exif) return Buffer.alloc(0);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(exif.length, 4);
  return Buffer.concat([head, exif]);
}

/** First bytes of blocks, and of extensions behind the first of these (GIF89a, appendix A). */
const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [GIF_COMMENT, APPLICATION] = [0xfe, 0xff];
/** Of applications, those that say how often frames are shown, and in which colours. */
const GIF_DRAWN = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)/;
const GIF_HEADER = 13;

/** Returns a GIF without what is not drawn, and nothing behind its end. */
export function cleanGif(bytes: Buffer): Buffer {
  let at = GIF_HEADER + paletteAt(bytes, 10);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const end = endOf(bytes, at);
    const label = bytes[at] === EXTENSION ? bytes[at + 1] : undefined;
    const isLeftOut =
      label === GIF_COMMENT || (label === APPLICATION && !GIF_DRAWN.test(bytes.toString('latin1', at + 3, at + 14)));
    if (!isLeftOut) parts.push(bytes.subarray(at, end));
    if (bytes[at] === TRAILER) break;
    at = end;
  }
  return Buffer.concat(parts);
}

/** Returns the end of a block. Throws a `RangeError` where there is none. */
function endOf(bytes: Buffer, at: number): number {
  if (bytes[at] === TRAILER) return at + 1;
  if (bytes[at] === EXTENSION) return endOfParts(bytes, at + 2);
  if (bytes[at] === IMAGE) return endOfParts(bytes, at + 11 + paletteAt(bytes, at + 9));
  throw new RangeError('this is no block of a GIF');
}

/** Data come in parts of up to 255 bytes, each behind its length; a part of none ends them. */
function endOfParts(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
  return at + 1;
}

/** In bytes, of the palette that the flags at a place announce. */
function paletteAt(bytes: Buffer, flagsAt: number): number {
  const flags = bytes.readUInt8(flagsAt);
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** The tag of a picture's orientation, 1 to 8 (Exif 3.0, § 4.6.5.1.6): 1 is upright. */
const ORIENTATION = 0x112;
const EXIF_HEADER = 'Exif\0\0';

/** Exif that says which side of a picture is up and nothing else, of its whole Exif; undefined where it lies upright. */
function orientationAlone(exif: Buffer): Buffer | undefined {
  const hasHeader = exif.toString('latin1', 0, EXIF_HEADER.length) === EXIF_HEADER;
  const orientation = orientationIn(hasHeader ? exif.subarray(EXIF_HEADER.length) : exif);
  if (orientation < 2 || orientation > 8) return undefined;
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000000000000000', 'hex').subarray(0, 26);
  tiff.writeUInt16BE(orientation, 18);
  return hasHeader ? Buffer.concat([Buffer.from(EXIF_HEADER, 'latin1'), tiff]) : tiff;
}

/** TIFF 6.0, § 2: a header, and in the first directory entries of twelve bytes. */
function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(directory); index++) {
    const entry = directory + 2 + index * 12;
    if (short(entry) === ORIENTATION) return short(entry + 8);
  }
  return 1;
}
