import { setImmediate as turn } from 'node:timers/promises';
import { mediaName } from '../addresses/media-name.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { ParsedFile } from '../contract/parsed-file.ts';
import type { SourceFile } from '../contract/source-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { MarkdownOptions } from './markdown/markdown.ts';
import type { Question, SecondThread } from './second-thread.ts';

type Parsed = Outcome<ParsedFile | undefined>;

interface Job {
  source: SourceFile;
  options: MarkdownOptions;
  resolve: (parsed: Parsed) => void;
  reject: (error: unknown) => void;
}

/** Files that the second thread is handed at once; it has two such lots, so that it never waits. */
const LOT = 8;

/** Milliseconds after which this thread looks up from its files: the other thread, and the bundler, wait for answers. */
const SLICE = 8;

interface Helpers {
  /** So many files take longer than a second thread does to start. */
  worthThread: number;
  open: (options: MarkdownOptions) => Promise<SecondThread>;
}

const HELPERS: Helpers = {
  worthThread: 300,
  open: async (options) => (await import('./second-thread.ts')).openSecondThread(options),
};

/** Files to be taken apart, by this thread and, when they are many, a second one. What is made of a file is the same on either. */
export class ParseQueue {
  /** What there is to say of the parsers themselves, once they were needed. */
  readonly notices: Diagnostic[] = [];
  private readonly options: MarkdownOptions;
  private readonly helpers: Helpers;
  private readonly jobs: Job[] = [];
  /** What the second thread leaves to this one. */
  private readonly left: Job[] = [];
  private isWorking = false;

  constructor(options: MarkdownOptions, helpers = HELPERS) {
    this.options = options;
    this.helpers = helpers;
  }

  /** `options` are the queue's, but for who answers their questions: they are asked as if the file were read here. */
  parsed(source: SourceFile, options: MarkdownOptions): Promise<Parsed> {
    return new Promise((resolve, reject) => {
      this.jobs.push({ source, options, resolve, reject });
      if (!this.isWorking) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    try {
      // Whoever has many files queues them without a pause.
      await undefined;
      const { worthThread, open } = this.helpers;
      const thread = this.jobs.length >= worthThread ? await open(this.options) : undefined;
      // Parsers are slow to load, and who remembers every file needs none.
      const { notice } = await import('./parse-file.ts');
      this.notices.push(...(notice && this.notices.length === 0 ? [notice] : []));
      const there = thread && Promise.all([this.readThere(thread), this.readThere(thread)]);
      await this.readHere();
      await there;
      thread?.close();
      await this.readHere();
    } catch (error) {
      for (const { reject } of [...this.jobs.splice(0), ...this.left.splice(0)]) reject(error);
    }
    this.isWorking = false;
    // Queued since this thread looked last.
    if (this.jobs.length > 0) void this.work();
  }

  private async readHere(): Promise<void> {
    const { parseFile } = await import('./parse-file.ts');
    let since = performance.now();
    for (let job = this.next(); job; job = this.next()) {
      try {
        job.resolve(parseFile(job.source, job.options));
      } catch (error) {
        job.reject(error);
      }
      if (performance.now() - since < SLICE) continue;
      await turn();
      since = performance.now();
    }
  }

  private next(): Job | undefined {
    return this.left.pop() ?? this.jobs.pop();
  }

  private async readThere(thread: SecondThread): Promise<void> {
    for (let lot = this.jobs.splice(-LOT); lot.length > 0; lot = this.jobs.splice(-LOT)) {
      const answers = await thread.ask(lot.map(({ source }) => this.questionOf(source))).catch(() => undefined);
      for (const [index, job] of lot.entries()) {
        const answer = answers?.[index];
        if (!answer) this.left.push(job);
        for (const name of answer?.asked ?? []) job.options.media(name);
        if (answer) job.resolve(answer.outcome);
      }
      if (!answers) return;
    }
  }

  private questionOf(source: SourceFile): Question {
    const names = imagesIn(source.text).flatMap((address) => mediaName(source.name, address) ?? []);
    return { source, media: new Map(names.map((name) => [name, this.options.media(name)])) };
  }
}

/** The addresses of what may be images. One that is written otherwise, or in another place, is not among them. */
function imagesIn(text: string): string[] {
  if (!text.includes('![')) return [];
  return Array.from(text.matchAll(/!\[[^\]\n]*\]\([ \t]*<?([^\s()<>]*)/g), ([, address = '']) => address);
}
