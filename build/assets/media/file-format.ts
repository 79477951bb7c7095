/** First bytes of Matroska files, among which only WebM names itself in its header (RFC 8794, § 11.2.6). */
const MATROSKA = '\x1aE\xdf\xa3';

/** First bytes of formats as Latin-1; `?` stands for any byte. */
const STARTS: readonly (readonly [format: string, ...starts: string[]])[] = [
  ['jpg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a', 'GIF89a'],
  ['webp', 'RIFF????WEBP'],
  ['tif', 'II*\0', 'MM\0*'],
  ['avif', '????ftypavif', '????ftypavis'],
  ['heic', '????ftyphe', '????ftypmif1', '????ftypmsf1'],
  ['jxl', '\xff\n', '\0\0\0\fJXL \r\n\x87\n'],
  ['bmp', 'BM'],
  ['psd', '8BPS'],
  ['pdf', '%PDF-'],
  ['ico', '\0\0\x01\0'],
  ['mov', '????ftypqt', '????moov'],
  ['m4a', '????ftypM4A'],
  ['3gp', '????ftyp3g'],
  ['mp4', '????ftyp'],
  ['webm', MATROSKA],
  ['avi', 'RIFF????AVI '],
];

export const SIGNATURE_BYTES = 64;

/** Returns the usual extension of a picture or film by its first bytes, or undefined for other files. */
export function fileFormat(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, SIGNATURE_BYTES)).toString('latin1');
  if (start.startsWith(MATROSKA) && !start.includes('webm')) return 'mkv';
  return STARTS.find(([, ...starts]) => starts.some((known) => beginsWith(start, known)))?.[0];
}

function beginsWith(start: string, known: string): boolean {
  return [...known].every((sign, at) => (sign === '?' ? at < start.length : start[at] === sign));
}
