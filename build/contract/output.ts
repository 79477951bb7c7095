import { hashOf } from '../platform/hash.ts';
import type { Outcome } from './diagnostic.ts';

/** A file of the finished site that the build made. */
export interface OutputFile {
  path: string;
  /** Hash of the bytes, as `hashOf` returns it. */
  hash: string;
  bytes: number;
  /** Returns the contents, which may have to be read or made first; comparing `hash` is cheaper. */
  contents: () => string | Uint8Array;
}

/** A file that is copied as it is. Copied files are never in memory as a whole. */
export interface CopiedFile {
  path: string;
  /** Absolute path of the original. */
  from: string;
  bytes: number;
}

export type PublishedFile = OutputFile | CopiedFile;

export function outputFile(path: string, contents: string | Uint8Array): OutputFile {
  const bytes = Buffer.from(contents);
  return { path, hash: hashOf(bytes), bytes: bytes.length, contents: () => contents };
}

export function fileText({ contents }: Pick<OutputFile, 'contents'>): string {
  const held = contents();
  return typeof held === 'string' ? held : Buffer.from(held).toString();
}

/** Returns a key that is equal for paths that macOS or Windows take for one file. */
export function nameOnDisk(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Files besides pages, which are made at once or on request. */
export interface GeneratedFiles {
  files: readonly OutputFile[];
  /** Paths that pages may link to although they are not in `files`: lazy outputs, and those that failed, which is reported once. */
  missing: readonly string[];
  lazy: LazyFiles;
}

/** Functions that make files on request, by output path. */
export type LazyFiles = ReadonlyMap<string, GenerateFile>;
export type GenerateFile = () => Promise<Outcome<GeneratedFiles>>;
