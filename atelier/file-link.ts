import { PAGE_FRAGMENT } from '../build/contract/preview-messages.ts';
import type { FilePlace } from '../build/contract/workshop-host.ts';
import type { ContentList, ListedFile } from './api.ts';

/** Returns the fragment that names a file in the workshop's address: `#/content/blog/x.md:12:5`. */
export function linkTo({ path, line, column = 1 }: FilePlace): string {
  return `#/${encodeURI(path).replaceAll('#', '%23')}${line === undefined ? '' : `:${line}:${column}`}`;
}

/** The fragment that names the page of the bin. */
export const BIN_FRAGMENT = '#corbeille';

/** Returns the file that a fragment of `linkTo` names; undefined for other fragments. */
export function placeIn(hash: string): FilePlace | undefined {
  const [, name = '', line, column] = /^#\/(.*?)(?::(\d+)(?::(\d+))?)?$/s.exec(hash) ?? [];
  const path = decodeName(name);
  if (path === '') return undefined;
  return { path, ...(line && { line: Number(line), column: Number(column ?? 1) }) };
}

/** Returns the file of the page whose path is the fragment, as pages of the site write it; undefined for other fragments. */
export function pageIn(
  hash: string,
  { base, files, pageSources }: Pick<ContentList, 'base' | 'files' | 'pageSources'>,
): FilePlace | undefined {
  if (!hash.startsWith(PAGE_FRAGMENT)) return undefined;
  const path = decodeName(hash.slice(PAGE_FRAGMENT.length + base.length)).replace(/(?<=.)\/$/, '');
  return files.find((file) => file.address === path || file.path === pageSources[path]);
}

/** Returns the name of a file without its folders and extension. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

/** Splits a sentence at the names of files of texts. */
export function textsNamedIn(
  sentence: string,
  files: readonly Pick<ListedFile, 'path' | 'title'>[],
): (string | (FilePlace & { title: string }))[] {
  const parts: ReturnType<typeof textsNamedIn> = [];
  let end = 0;
  for (const { 0: written, 1: path, 2: line, index } of sentence.matchAll(FILE)) {
    const file = files.find((one) => one.path === path);
    if (!file) continue;
    const { title } = file;
    parts.push(sentence.slice(end, index), { title, path: file.path, ...(line && { line: Number(line) }) });
    end = index + written.length;
  }
  return [...parts, sentence.slice(end)];
}

/** The name of a text's file, with its line. */
const FILE = /(?:«\s)?(?<![^\s«»])([^\s«»]+\.md)(?:\s»)?(?:, ligne (\d+))?/g;

function decodeName(name: string): string {
  try {
    return decodeURI(name).replaceAll('%23', '#');
  } catch {
    return name;
  }
}
