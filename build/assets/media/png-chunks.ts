/** The chunks of a PNG before its pixels, by their types; none of any other file. */
export function pngChunks(contents: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array>();
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.length);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return chunks;
  // Behind a signature of eight bytes, each chunk is its length, its type, its data and a checksum (PNG, Third Edition, § 5.3).
  for (let at = 8; at + 8 <= bytes.length; ) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
    if (type === 'IDAT') break;
    chunks.set(type, bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

/** The gamma of sRGB, which browsers take for granted, and how little another one may differ from it to look the same. */
const USUAL = 1 / 2.2;
const ALIKE = 0.01;

/**
 * The gamma of a PNG where browsers show it by another one than the usual: it says so, and says nothing of its colours that counts for more
 * (PNG, Third Edition, § 11.3.2.2).
 */
export function gammaIn(contents: Uint8Array): number | undefined {
  const chunks = pngChunks(contents);
  const own = chunks.get('gAMA');
  if (own?.length !== 4 || ['cICP', 'iCCP', 'sRGB'].some((type) => chunks.has(type))) return undefined;
  const gamma = Buffer.from(own).readUInt32BE() / 100_000;
  return gamma === 0 || Math.abs(gamma - USUAL) < ALIKE ? undefined : gamma;
}
