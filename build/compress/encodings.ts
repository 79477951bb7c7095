import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a file may travel (RFC 9110, § 8.4.1). */
interface Encoding {
  /** Behind the name of the file that it is another form of: `index.html.br`. */
  extension: string;
  /** Runs beside the thread that asks. */
  encode: (bytes: Uint8Array) => Promise<Uint8Array>;
}

/** Each as small as it can be made: that is done once, and sent many times. */
export const ENCODINGS: readonly Encoding[] = [
  {
    extension: '.br',
    encode: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    extension: '.gz',
    encode: async (bytes) => ofNoSystem(await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })),
  },
];

/** Stands for all that the bytes depend on besides a file's. */
export const ENCODERS = `brotli ${process.versions.brotli}, zlib ${process.versions.zlib}`;

/** A gzip header names the system that wrote it; 255 is none, so that all write the same bytes (RFC 1952, § 2.3.1). */
function ofNoSystem(bytes: Buffer): Buffer {
  bytes[9] = 255;
  return bytes;
}
