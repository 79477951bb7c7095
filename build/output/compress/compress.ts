import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Outcome } from '../../contract/diagnostic.ts';
import { type OutputFile, outputFile, type PublishedFile } from '../../contract/output.ts';
import { hashOfFile } from '../../platform/hash.ts';
import { inParallel } from '../../platform/in-parallel.ts';

/** Compresses one file. Returns each form that is smaller than the file, with the extension to append to the file's name as its path. */
export type CompressStep = (file: Uncompressed) => Promise<readonly OutputFile[]>;

export type Uncompressed = Pick<OutputFile, 'hash' | 'contents'>;

/** Extensions of formats that are not compressed already. */
const TEXT = /\.(?:html|css|js|json|xml|txt|md|svg|webmanifest|ico)$/;
/** Size in bytes that fits into one packet with the headers of a response; a smaller file would not arrive sooner. */
const WORTHWHILE = 1000;

/** Compresses all texts that are large enough, for servers that choose a form by what a browser accepts. No form replaces another file. */
export async function compress(
  files: readonly PublishedFile[],
  step: CompressStep = compressFile,
): Promise<Outcome<OutputFile[]>> {
  const texts = files.filter(({ path, bytes }) => bytes > WORTHWHILE && TEXT.test(path));
  const made = await inParallel(texts, async (file) => {
    const forms = await step(toUncompressed(file));
    return forms.map((form) => ({ ...form, path: file.path + form.path }));
  });
  const taken = new Set(files.map(({ path }) => path));
  return { value: made.flat().filter(({ path }) => !taken.has(path)), diagnostics: [] };
}

export const compressFile: CompressStep = async ({ contents }) => {
  const bytes = Buffer.from(contents());
  const forms = await Promise.all(
    ENCODINGS.map(async ({ extension, encode }) => outputFile(extension, await encode(bytes))),
  );
  return forms.filter((form) => form.bytes < bytes.length);
};

function toUncompressed(file: PublishedFile): Uncompressed {
  return 'from' in file ? { hash: hashOfFile(file.from), contents: () => readFileSync(file.from) } : file;
}

/** A content coding (RFC 9110, § 8.4.1). */
interface Encoding {
  /** The extension that is appended to the file's name: `index.html.br`. */
  extension: string;
  /** Compresses bytes in Node's thread pool. */
  encode: (bytes: Uint8Array) => Promise<Uint8Array>;
}

/** Quality of brotli. The highest one takes more than twice the time and saves two percent. */
const BROTLI_QUALITY = 10;

/** Content codings of published files, which are compressed once and sent many times. */
const ENCODINGS: readonly Encoding[] = [
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

/** Versions and quality of the encoders, on which compressed bytes depend besides the file. */
export const ENCODERS = `brotli ${process.versions.brotli} at ${BROTLI_QUALITY}, zlib ${process.versions.zlib}`;

/** Removes the name of the system from a gzip header (255 stands for none), so that all systems write the same bytes (RFC 1952, § 2.3.1). */
function withoutSystem(bytes: Buffer): Buffer {
  bytes[9] = 255;
  return bytes;
}
