import { hashOf } from '../platform/hash.ts';
import type { Outcome } from './diagnostic.ts';

/** A file of the finished site that the build made; `path` is relative to the output folder, with `/`. */
export interface OutputFile {
  path: string;
  /** Of its bytes, by `hashOf`. */
  hash: string;
  bytes: number;
  /** Returns the contents. They may have to be read or made first, so call it only when `hash` does not suffice. */
  contents: () => string | Uint8Array;
}

/** A file that is copied as it is: it may be too large to be held. */
export interface CopiedFile {
  path: string;
  /** Absolute path of the original. */
  from: string;
  bytes: number;
}

export type PublishedFile = OutputFile | CopiedFile;

/** A file whose contents are at hand. */
export function outputFile(path: string, contents: string | Uint8Array): OutputFile {
  const bytes = Buffer.from(contents);
  return { path, hash: hashOf(bytes), bytes: bytes.length, contents: () => contents };
}

/** Returns a file's contents, known to be text. */
export function fileText({ contents }: Pick<OutputFile, 'contents'>): string {
  const held = contents();
  return typeof held === 'string' ? held : Buffer.from(held).toString();
}

/** Returns a key that is equal for paths which macOS or Windows would take for one file: case and forms of accents do not count. */
export function nameOnDisk(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Files that a build generates besides pages: at once, or when the development server is asked for them. */
export interface GeneratedFiles {
  files: readonly OutputFile[];
  /** Outputs that pages may link to although they are not in `files`: those that failed, which is reported once, and lazy ones. */
  missing: readonly string[];
  lazy: LazyFiles;
}

/** The function that generates each lazy file, by its path below the output folder. */
export type LazyFiles = ReadonlyMap<string, GenerateFile>;
export type GenerateFile = () => Promise<Outcome<GeneratedFiles>>;
