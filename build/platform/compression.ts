import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, deflateSync } from 'node:zlib';

/** The usual quality of hosts that compress on the fly. */
const HOSTS = 5;

export function compressedSize(contents: string | Uint8Array, quality = HOSTS): number {
  return brotliCompressSync(contents, optionsOf(quality)).length;
}

const compressedBeside = promisify(brotliCompress);

/** Compresses in another thread. */
export async function compressedSizeAsync(contents: string): Promise<number> {
  return (await compressedBeside(contents, optionsOf(HOSTS))).length;
}

function optionsOf(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

/** Finds runs of one byte alone: on drawings a quarter of the time for a tenth more bytes. */
export const DEFLATE_OPTIONS = { level: 6, strategy: constants.Z_RLE } as const;

/** The zlib format (RFC 1950) of bytes that mostly repeat the one before. */
export function deflate(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, DEFLATE_OPTIONS);
}
