/** First bytes of blocks, and of extensions behind the first of these (GIF89a, appendix A). */
const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [COMMENT, APPLICATION] = [0xfe, 0xff];
/** Of applications, those that say how often frames are shown, and in which colours. */
const DRAWN = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)/;
const HEADER = 13;

/** What is drawn of a GIF, and nothing behind its end. */
export function cleanGif(bytes: Buffer): Buffer {
  let at = HEADER + paletteAt(bytes, 10);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const end = endOf(bytes, at);
    const label = bytes[at] === EXTENSION ? bytes[at + 1] : undefined;
    const isLeftOut =
      label === COMMENT || (label === APPLICATION && !DRAWN.test(bytes.toString('latin1', at + 3, at + 14)));
    if (!isLeftOut) parts.push(bytes.subarray(at, end));
    if (bytes[at] === TRAILER) break;
    at = end;
  }
  return Buffer.concat(parts);
}

/** Where a block ends. Throws a `RangeError` for what is none. */
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
