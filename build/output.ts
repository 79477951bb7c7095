/** A file of the finished site; `path` is relative to the output folder, with `/`. */
export interface OutputFile {
  path: string;
  contents: string | Uint8Array;
}
