import { hashOf } from '../platform/hash.ts';
import type { Outcome } from './diagnostic.ts';

/** A file of the finished site that the build made. */
export interface OutputFile {
  path: string;
  /** Of its bytes, by `hashOf`. */
  hash: string;
  bytes: number;
  /** They may have to be read or made first: `hash` is cheaper. */
  contents: () => string | Uint8Array;
}

/** Files that are copied are never in memory as a whole. */
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

/** Returns an equal key for paths that macOS or Windows take for one file. */
export function nameOnDisk(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Files besides pages, made at once or on request. */
export interface GeneratedFiles {
  files: readonly OutputFile[];
  /** Lazy outputs, and those that failed, which is reported once. */
  missing: readonly string[];
  lazy: LazyFiles;
}

/** Functions by output path. */
export type LazyFiles = ReadonlyMap<string, GenerateFile>;
export type GenerateFile = () => Promise<Outcome<GeneratedFiles>>;
