import { readFileSync } from 'node:fs';
import type { Outcome } from '../../contract/outcome.ts';
import { type OutputFile, outputFile, type PublishedFile } from '../../contract/output.ts';
import { hashOfFile } from '../../platform/hash.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { ENCODINGS } from './encodings.ts';

/** Compresses one file: gives each form that is smaller than the file, its path being the extension that is appended to the file's name. */
export type CompressStep = (file: Uncompressed) => Promise<readonly OutputFile[]>;

export type Uncompressed = Pick<OutputFile, 'hash' | 'contents'>;

/** Formats that are not compressed already. */
const TEXT = /\.(?:html|css|js|json|xml|txt|md|svg|webmanifest|ico)$/;
/** Bytes that fit into one packet with the headers of a response: a smaller file arrives no sooner. */
const WORTHWHILE = 1000;

/** The compressed forms of all texts that are large enough, for servers that choose by what a browser accepts. No form takes the place of another file. */
export async function compress(
  files: readonly PublishedFile[],
  step: CompressStep = compressFile,
): Promise<Outcome<OutputFile[]>> {
  const texts = files.filter(({ path, bytes }) => bytes > WORTHWHILE && TEXT.test(path));
  const made = await inParallel(texts, async (file) => {
    const forms = await step(readable(file));
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

function readable(file: PublishedFile): Uncompressed {
  return 'from' in file ? { hash: hashOfFile(file.from), contents: () => readFileSync(file.from) } : file;
}
