import type { Article } from '../corpus.ts';

/** A program to run, and where. */
export interface Command {
  file: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** A corpus in the terms of one generator, in a folder of its own. */
export interface Project {
  build: Command;
  /** Folders of output and of caches, whose removal makes the next build a cold one. */
  made: readonly string[];
  /** The article that is changed between builds. */
  changing: string;
  /** A file that every build writes, for telling that it did. */
  output: string;
}

/** A generator that is measured. */
export interface Builder {
  name: string;
  version: string;
  /** The folder in whose packages it finds its own: below it stand its projects. Nowhere in particular when absent. */
  home?: string;
  /** Writes the corpus and whatever the generator needs besides into an empty folder. */
  prepare: (articles: readonly Article[], folder: string) => Project;
  /** Seconds a stage, where the program prints them. */
  stagesOf?: (stdout: string) => Readonly<Record<string, number>>;
}
