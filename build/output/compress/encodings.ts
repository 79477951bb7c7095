import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content coding (RFC 9110, § 8.4.1). */
interface Encoding {
  /** Appended to the file's name: `index.html.br`. */
  extension: string;
  /** Runs in Node's thread pool. */
  encode: (bytes: Uint8Array) => Promise<Uint8Array>;
}

/** The highest quality of brotli costs more than twice the time for two bytes of a hundred. */
const BROTLI_QUALITY = 10;

/** A file is compressed once and sent many times. */
export const ENCODINGS: readonly Encoding[] = [
  {
    extension: '.br',
    encode: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    extension: '.gz',
    encode: async (bytes) => withoutSystem(await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })),
  },
];

/** The encoders, on which compressed bytes depend besides the file. */
export const ENCODERS = `brotli ${process.versions.brotli} at ${BROTLI_QUALITY}, zlib ${process.versions.zlib}`;

/** A gzip header names the system that wrote it; 255 is none, so that all write the same bytes (RFC 1952, § 2.3.1). */
function withoutSystem(bytes: Buffer): Buffer {
  bytes[9] = 255;
  return bytes;
}
