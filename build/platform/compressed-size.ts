import { brotliCompressSync, constants } from 'node:zlib';

/** The quality of brotli that a host spends on a response which it compresses itself. */
const HOSTS = 5;

/** Bytes after brotli. */
export function compressedSize(contents: string | Uint8Array, quality = HOSTS): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
