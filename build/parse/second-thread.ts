import type { Medium, MissingMedium } from '../contract/media.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { ParsedFile } from '../contract/parsed-file.ts';
import type { SourceFile } from '../contract/source-file.ts';
import { openThread, type Thread } from '../system/thread.ts';
import type { MarkdownOptions } from './markdown/markdown.ts';

/** A file to take apart, and what there is of the pictures that it seems to show. */
export interface Question {
  source: SourceFile;
  media: ReadonlyMap<string, Medium | MissingMedium>;
}

/** What became of it, and the names of the pictures that were asked for, in their order. */
export interface Answer {
  asked: readonly string[];
  outcome: Outcome<ParsedFile | undefined>;
}

/** A thread beside this one that takes files apart. Undefined for a file that it leaves to this thread. */
export type SecondThread = Thread<readonly Question[], readonly (Answer | undefined)[]>;

/** A little less of a stack than the first thread has (in MB; Node itself takes 0.2 of it): what is too deep there is never read here. */
const STACK = 1;

export function openSecondThread(
  { settings, slots, withheld = [] }: Pick<MarkdownOptions, 'settings' | 'slots' | 'withheld'>,
  module = new URL('./reading-thread.ts', import.meta.url),
): SecondThread {
  return openThread(module, { workerData: { settings, slots, withheld }, resourceLimits: { stackSizeMb: STACK } });
}
