import { join } from 'node:path';
import { fileText, type OutputFile, outputFile, type PublishedFile } from '../../build/contract/output.ts';
import { publish } from '../../build/output/publish/publish.ts';
import { folderWith } from './folder.ts';

/** Texts by path. */
export type Texts = Readonly<Record<string, string>>;

/** Files that say which site they are of. */
export function site(name: string, paths: readonly string[]): OutputFile[] {
  return [...paths].sort().map((path) => outputFile(path, `${name} ${path}\n`.repeat(50)));
}

/** The files of a site that is told as texts. */
export function outputFiles(texts: Texts): OutputFile[] {
  return Object.entries(texts).map(([path, text]) => outputFile(path, text));
}

export function contentsOf(files: readonly OutputFile[]): Texts {
  return Object.fromEntries(files.map((file) => [file.path, fileText(file)]));
}

const PAGES = Array.from({ length: 20 }, (_, number) => `blog/${number}/index.html`);
export const SITE = site('site', ['index.html', 'assets/a.css', ...PAGES]);

/** The folder of a site that has just been published. */
export function publishedFolder(files: readonly PublishedFile[] = SITE): string {
  const out = join(folderWith(), 'dist');
  publish(files, out);
  return out;
}

/** A file whose bytes nobody has. */
export function withoutContents(file: OutputFile): OutputFile {
  return {
    ...file,
    contents: () => {
      throw new Error(`${file.path} was asked for its bytes`);
    },
  };
}
