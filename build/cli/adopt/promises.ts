import type { ContentHost, ContentText } from '../../contract/workshop-host.ts';
import { knownFiles, mentionsIn } from '../../editing/known-files.ts';
import { pathOf } from './leaving-texts.ts';

/** A line that may promise a file or a block that is gone. */
export interface BrokenPromise {
  path: string;
  /** From 1. */
  line: number;
  text: string;
}

/** A step of an adoption in which texts lose files, or blocks. */
interface Loss {
  before: ContentHost;
  after: readonly ContentText[];
  /** Words by which a sentence promises one. */
  promise: RegExp;
  /** Nothing of that sort is left in any text. */
  isWhole?: boolean;
}

/**
 * Lines to read again once texts have lost something: those that lost a link with it, and those whose words promise it, in a text that had it or
 * where another text speaks of its page; anywhere, once nothing of that sort is left.
 */
export function promisesIn(texts: readonly ContentText[], losses: readonly Loss[]): BrokenPromise[] {
  const tests = losses.map(promiseTest);
  return texts.flatMap((file) =>
    file.text
      .split('\n')
      .flatMap((line, index) =>
        tests.some((isBroken) => isBroken(file, line)) ? [{ path: file.path, line: index + 1, text: line.trim() }] : [],
      ),
  );
}

function promiseTest({ before, after, promise, isWhole = false }: Loss): (file: ContentText, line: string) => boolean {
  const former = new Map(knownFiles(before).map((file) => [file.path, file]));
  const lines = new Map(Array.from(former.values(), ({ path, text }) => [path, new Set(text.split('\n'))]));
  const poorer = new Set(after.flatMap(({ path, text }) => (former.get(path)?.text === text ? [] : [path])));
  const pages = new Set([...poorer].flatMap((path) => former.get(path)?.address || []));
  return ({ path }, line) =>
    !lines.get(path)?.has(line) || (promise.test(line) && (isWhole || poorer.has(path) || namesOneOf(pages, line)));
}

function namesOneOf(pages: ReadonlySet<string>, text: string): boolean {
  return mentionsIn(text).some(({ address }) => pages.has(pathOf(address)));
}
