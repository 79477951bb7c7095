import type { AdoptedDownloads } from '../../contract/adoption.ts';
import { knownFiles, mentionsIn } from '../../contract/editing/known-files.ts';
import type { ContentHost, ContentText } from '../../contract/workshop-host.ts';
import { pathOf } from './leaving-texts.ts';

/** A line that may promise a file that is gone. */
export interface FilePromise {
  path: string;
  /** From 1. */
  line: number;
  text: string;
}

/**
 * Lines to read again once texts no longer offer some files: those that lost a link to one, and those whose words promise one, in a text that
 * offered it or where another text speaks of its page.
 */
export function promisesIn(
  before: ContentHost,
  after: readonly ContentText[],
  { promise }: AdoptedDownloads,
): FilePromise[] {
  const former = new Map(knownFiles(before).map((file) => [file.path, file]));
  const poorer = after.filter(({ path, text }) => former.get(path)?.text !== text);
  const pages = new Set(poorer.flatMap(({ path }) => former.get(path)?.address || []));
  return after.flatMap((file) => {
    const lines = new Set(former.get(file.path)?.text.split('\n'));
    const isPromise = (line: string) =>
      !lines.has(line) || (promise.test(line) && (poorer.includes(file) || namesOneOf(pages, line)));
    return file.text
      .split('\n')
      .flatMap((line, index) => (isPromise(line) ? [{ path: file.path, line: index + 1, text: line.trim() }] : []));
  });
}

function namesOneOf(pages: ReadonlySet<string>, text: string): boolean {
  return mentionsIn(text).some(({ address }) => pages.has(pathOf(address)));
}
