/** The tag of a picture's orientation, 1 to 8 (Exif 3.0, § 4.6.5.1.6): 1 is upright. */
const ORIENTATION = 0x112;
const HEADER = 'Exif\0\0';

/** Exif that says which side of a picture is up and nothing else, of its whole Exif; undefined where it lies upright. */
export function orientationAlone(exif: Buffer): Buffer | undefined {
  const hasHeader = exif.toString('latin1', 0, HEADER.length) === HEADER;
  const orientation = orientationIn(hasHeader ? exif.subarray(HEADER.length) : exif);
  if (orientation < 2 || orientation > 8) return undefined;
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000000000000000', 'hex').subarray(0, 26);
  tiff.writeUInt16BE(orientation, 18);
  return hasHeader ? Buffer.concat([Buffer.from(HEADER, 'latin1'), tiff]) : tiff;
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
