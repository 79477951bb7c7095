/** A file of the finished site that the build made; `path` is relative to the output folder, with `/`. */
export interface OutputFile {
  path: string;
  contents: string | Uint8Array;
}

/** One that is copied as it is: it may be too large to be held. */
export interface CopiedFile {
  path: string;
  /** Where it lies, absolute. */
  from: string;
  bytes: number;
}

export type PublishedFile = OutputFile | CopiedFile;

export function sizeOf(file: PublishedFile): number {
  return 'from' in file ? file.bytes : Buffer.byteLength(file.contents);
}

/** What two paths have in common that a disk blind to case and to forms of accents takes for one (macOS, Windows). */
export function nameOnDisk(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
