import { parentPort, workerData } from 'node:worker_threads';
import type { MarkdownOptions } from './markdown/markdown.ts';
import { parseFile } from './parse-file.ts';
import type { Answer, Question } from './second-thread.ts';

// A thread that takes files apart for another one, and ends when that ends it.

const { settings, slots, withheld }: Required<Pick<MarkdownOptions, 'settings' | 'slots' | 'withheld'>> = workerData;

parentPort?.on('message', (questions: readonly Question[]) => parentPort?.postMessage(questions.map(answerTo)));

/** What cannot be taken apart is left to the first thread, whose stack and whose time are those that count; so is what shows a picture that was not told of. */
function answerTo({ source, media: told }: Question): Answer | undefined {
  const asked: string[] = [];
  const media: MarkdownOptions['media'] = (name) => {
    const medium = told.get(name);
    if (!medium) throw new Error(`nobody told of ${name}`);
    asked.push(name);
    return medium;
  };
  try {
    const { value, diagnostics } = parseFile(source, { settings, slots, withheld, media });
    return value && { asked, outcome: { value, diagnostics } };
  } catch {
    return undefined;
  }
}
