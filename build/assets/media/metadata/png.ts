import { crc32 } from 'node:zlib';
import { orientationAlone } from './orientation.ts';

const SIGNATURE = 8;
/** What a picture needs beside its critical chunks, which begin with a capital letter (PNG, Third Edition, § 5.4): colours, sizes, frames. */
const DRAWN = new Set('tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '));

/** What is drawn of a PNG, and nothing behind its end. */
export function cleanPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const chunk = bytes.subarray(at, at + length + 12);
    if (/^[A-Z]/.test(type) || DRAWN.has(type)) parts.push(chunk);
    else if (type === 'eXIf') parts.push(exifChunk(orientationAlone(bytes.subarray(at + 8, at + 8 + length))));
    if (type === 'IEND') break;
    at += chunk.length;
  }
  return Buffer.concat(parts);
}

/** A chunk is its length, its type, its data and a checksum of both (§ 5.3). */
function exifChunk(exif: Buffer | undefined): Buffer {
  if (!exif) return Buffer.alloc(0);
  const named = Buffer.concat([Buffer.from('eXIf'), exif]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(exif.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
