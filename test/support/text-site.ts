import { fileText, type OutputFile, outputFile } from '../../build/contract/output.ts';

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
