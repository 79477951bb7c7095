import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

/** The quality of brotli that a host spends on a response which it compresses itself. */
const HOSTS = 5;

/** Bytes after brotli. */
export function compressedSize(contents: string | Uint8Array, quality = HOSTS): number {
  return brotliCompressSync(contents, optionsOf(quality)).length;
}

const compressedBeside = promisify(brotliCompress);

/** As `compressedSize`, beside this thread. */
export async function compressedSizeBeside(contents: string): Promise<number> {
  return (await compressedBeside(contents, optionsOf(HOSTS))).length;
}

function optionsOf(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
