import type { Outcome } from '../contract/outcome.ts';
import type { SourceFile } from '../read/read.ts';
import { openThread, type Thread } from '../system/thread.ts';
import type { ImageSize } from './markdown/images.ts';
import type { MarkdownOptions } from './markdown/markdown.ts';
import type { ParsedFile } from './parsed-file.ts';

/** A file to take apart, and the sizes of images that it seems to show. */
export interface Question {
  source: SourceFile;
  sizes: ReadonlyMap<string, ImageSize | undefined>;
}

/** What became of it, and the images whose sizes that took, in the order they were asked for. */
export interface Answer {
  asked: readonly string[];
  outcome: Outcome<ParsedFile | undefined>;
}

/** A thread beside this one that takes files apart. Undefined for a file that it leaves to this thread. */
export type SecondThread = Thread<readonly Question[], readonly (Answer | undefined)[]>;

/** A little less of a stack than the first thread has (in MB; Node itself takes 0.2 of it): what is too deep there is never read here. */
const STACK = 1;

export function openSecondThread(
  { settings, slots }: Pick<MarkdownOptions, 'settings' | 'slots'>,
  module = new URL('./reading-thread.ts', import.meta.url),
): SecondThread {
  return openThread(module, { workerData: { settings, slots }, resourceLimits: { stackSizeMb: STACK } });
}
