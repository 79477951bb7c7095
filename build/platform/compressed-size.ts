import { brotliCompressSync, constants } from 'node:zlib';

/** Qualities of brotli: the lowest, and about what a host spends on a response that it compresses itself. */
export const QUICKEST = 1;
export const HOSTS = 5;

/** Bytes after brotli. */
export function compressedSize(contents: string | Uint8Array, quality = HOSTS): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
