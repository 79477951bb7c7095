import { openThread, type Thread } from '../system/thread.ts';
import type { HtmlFault } from './html-validator.ts';

/** A page to hold against the HTML standard. */
export interface HtmlQuestion {
  html: string;
  file: string;
}

export interface Validator {
  /** The same on either thread. */
  faultsIn(question: HtmlQuestion): Promise<readonly HtmlFault[]>;
  close(): void;
}

/** So many pages take longer to make than a thread does to start. */
const MANY = 20;

/** For a build of so many pages, and the shapes that are known to be valid: where there are none, pages are sure to be looked at. */
export function validatorFor(pages: number, known: readonly string[]): Validator {
  return pages >= MANY && known.length === 0 ? besideThisThread() : onThisThread;
}

/** What validates takes long to load, and is loaded with the first page. */
export const onThisThread: Validator = {
  faultsIn: async ({ html, file }) => (await import('./html-validator.ts')).faultsIn(html, file),
  close: () => {},
};

/** A validator that loads on a thread of its own at once, while this one has other things to do. Should the thread end, this one takes over. */
export function besideThisThread(module = new URL('./validating-thread.ts', import.meta.url)): Validator {
  const thread: Thread<HtmlQuestion, readonly HtmlFault[]> = openThread(module);
  return {
    faultsIn: (question) => thread.ask(question).catch(() => onThisThread.faultsIn(question)),
    close: thread.close,
  };
}
