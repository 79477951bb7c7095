import { once } from 'node:events';
import type { Outcome } from '../contract/outcome.ts';
import type { SourceFile } from '../read/read.ts';
import { startThread } from '../system/thread.ts';
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
export interface SecondThread {
  /** Rejects once the thread has ended, by whatever cause. */
  read(questions: readonly Question[]): Promise<readonly (Answer | undefined)[]>;
  close(): void;
}

/** A little less of a stack than the first thread has (in MB; Node itself takes 0.2 of it): what is too deep there is never read here. */
const STACK = 1;

export function openSecondThread(
  { settings, slots }: Pick<MarkdownOptions, 'settings' | 'slots'>,
  module = new URL('./reading-thread.ts', import.meta.url),
): SecondThread {
  const worker = startThread(module, {
    workerData: { settings, slots },
    resourceLimits: { stackSizeMb: STACK },
  });
  const ended = Promise.race([once(worker, 'error'), once(worker, 'exit')]).then(end, end);
  ended.catch(() => {});
  const waiting: ((answers: readonly (Answer | undefined)[]) => void)[] = [];
  // Answers come in the order of the questions.
  worker.on('message', (answers: readonly (Answer | undefined)[]) => waiting.shift()?.(answers));
  return {
    read: (questions) => {
      const answers = new Promise<readonly (Answer | undefined)[]>((resolve) => waiting.push(resolve));
      worker.postMessage(questions);
      return Promise.race([answers, ended]);
    },
    close: () => void worker.terminate(),
  };
}

function end(): never {
  throw new Error('the second thread has ended');
}
