import type { Outcome } from './outcome.ts';
import type { OutputFile } from './output.ts';

/** Files that a build generates besides pages: at once, or when the development server is asked for them. */
export interface GeneratedFiles {
  files: readonly OutputFile[];
  /** Outputs that pages may link to although they are not in `files`: those that failed, which is reported once, and lazy ones. */
  missing: readonly string[];
  lazy: LazyFiles;
}

/** What generates each lazy file, by its path below the output folder. */
export type LazyFiles = ReadonlyMap<string, GenerateFile>;
export type GenerateFile = () => Promise<Outcome<GeneratedFiles>>;
