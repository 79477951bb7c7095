import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, deflateSync } from 'node:zlib';

/** The brotli quality that hosts usually use to compress on the fly. */
const HOSTS = 5;

export function compressedSize(contents: string | Uint8Array, quality = HOSTS): number {
  return brotliCompressSync(contents, optionsOf(quality)).length;
}

const compressedBeside = promisify(brotliCompress);

/** Does the same as `compressedSize` in another thread. */
export async function compressedSizeAsync(contents: string): Promise<number> {
  return (await compressedBeside(contents, optionsOf(HOSTS))).length;
}

function optionsOf(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

/** Options that find runs of one byte alone, which takes a quarter of the time for a tenth more bytes on drawings. */
export const DEFLATE_OPTIONS = { level: 6, strategy: constants.Z_RLE } as const;

/** Compresses bytes in the zlib format (RFC 1950). It is tuned for bytes that mostly repeat the one before. */
export function deflate(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, DEFLATE_OPTIONS);
}
