import type { AssetTools } from '../../../build/contract/asset-generator.ts';

/** A picture of at most 256 colours. */
interface IndexedPicture {
  width: number;
  height: number;
  /** Row by row from the top: a 0, which says that the row is not filtered, then a byte a pixel, the nth of the palette's colours. */
  rows: Uint8Array;
  /** Red, green and blue of each colour. */
  palette: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A picture as PNG (W3C, Portable Network Graphics, third edition). */
export function indexedPng(
  { width, height, rows, palette }: IndexedPicture,
  { deflated, crc32 }: AssetTools,
): Uint8Array {
  const header = new Uint8Array(13);
  const fields = new DataView(header.buffer);
  fields.setUint32(0, width);
  fields.setUint32(4, height);
  // Eight bits a pixel, of a palette.
  header.set([8, 3], 8);
  /** A chunk: its length, its type, what it holds, and the checksum of the last two. */
  const chunk = (type: string, contents: Uint8Array) => {
    const whole = new Uint8Array(12 + contents.length);
    const fields = new DataView(whole.buffer);
    fields.setUint32(0, contents.length);
    whole.set(new TextEncoder().encode(type), 4);
    whole.set(contents, 8);
    fields.setUint32(8 + contents.length, crc32(whole.subarray(4, -4)));
    return whole;
  };
  const chunks = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', deflated(rows))];
  return joined([Uint8Array.from(SIGNATURE), ...chunks, chunk('IEND', new Uint8Array())]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
