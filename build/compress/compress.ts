import { readFileSync } from 'node:fs';
import type { Outcome } from '../contract/outcome.ts';
import { type OutputFile, outputFile, type PublishedFile } from '../contract/output.ts';
import { hashOfFile } from '../system/hash.ts';
import { ENCODINGS } from './encodings.ts';

/** The pure step: a file's compressed forms that are smaller than itself, each under the extension that stands behind the file's own name. */
export type CompressStep = (file: Uncompressed) => Promise<readonly OutputFile[]>;

export type Uncompressed = Pick<OutputFile, 'hash' | 'contents'>;

/** What is not compressed in itself. */
const TEXT = /\.(?:html|css|js|json|xml|txt|md|svg|webmanifest|ico)$/;
/** Bytes that travel in one packet with the headers of an answer: fewer of them are no sooner there. */
const WORTHWHILE = 1000;
/** Files at work at once: one for each thread that Node keeps for such work, so that memory holds no more of them. */
const AT_ONCE = 4;

/** The compressed forms of all texts that are large enough, for servers that choose by what a browser takes. A name that is taken already stays as it is. */
export async function compress(
  files: readonly PublishedFile[],
  step: CompressStep = compressAnew,
): Promise<Outcome<OutputFile[]>> {
  const texts = files.filter(({ path, bytes }) => bytes > WORTHWHILE && TEXT.test(path));
  const made: OutputFile[][] = texts.map(() => []);
  // One iterator for all: each takes the next file when it has done with its last one.
  const queue = texts.entries();
  const work = async () => {
    for (const [nth, file] of queue) {
      const forms = await step(readable(file));
      made[nth] = forms.map((form) => ({ ...form, path: file.path + form.path }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const taken = new Set(files.map(({ path }) => path));
  return { value: made.flat().filter(({ path }) => !taken.has(path)), diagnostics: [] };
}

export const compressAnew: CompressStep = async ({ contents }) => {
  const bytes = Buffer.from(contents());
  const forms = await Promise.all(
    ENCODINGS.map(async ({ extension, encode }) => outputFile(extension, await encode(bytes))),
  );
  return forms.filter((form) => form.bytes < bytes.length);
};

function readable(file: PublishedFile): Uncompressed {
  return 'from' in file ? { hash: hashOfFile(file.from), contents: () => readFileSync(file.from) } : file;
}
