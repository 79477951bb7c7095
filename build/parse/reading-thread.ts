import { parentPort, workerData } from 'node:worker_threads';
import type { MarkdownOptions } from './markdown/markdown.ts';
import { parseFile } from './parse-file.ts';
import type { Answer, Question } from './second-thread.ts';

// A thread that takes files apart for another one, and ends when that ends it.

const { settings, slots }: Pick<MarkdownOptions, 'settings' | 'slots'> = workerData;

parentPort?.on('message', (questions: readonly Question[]) => parentPort?.postMessage(questions.map(answerTo)));

/** What cannot be taken apart is left to the first thread, whose stack and whose time are those that count; so is what needs an image whose size was not told. */
function answerTo({ source, sizes }: Question): Answer | undefined {
  const asked: string[] = [];
  const imageSize: MarkdownOptions['imageSize'] = (address) => {
    if (!sizes.has(address)) throw new Error(`nobody told the size of ${address}`);
    asked.push(address);
    return sizes.get(address);
  };
  try {
    const { value, diagnostics } = parseFile(source, { settings, slots, imageSize });
    return value && { asked, outcome: { value, diagnostics } };
  } catch {
    return undefined;
  }
}
