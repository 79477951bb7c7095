import { PAGE_FRAGMENT } from '../build/contract/preview-messages.ts';
import type { FilePlace } from '../build/contract/workshop-host.ts';
import type { ContentList } from './api.ts';

/** The fragment that names a file in the workshop's address: `#/content/blog/x.md:12:5`. */
export function linkTo({ path, line, column = 1 }: FilePlace): string {
  return `#/${encodeURI(path).replaceAll('#', '%23')}${line === undefined ? '' : `:${line}:${column}`}`;
}

/** The fragment that names the page of the bin. */
export const BIN_FRAGMENT = '#corbeille';

/** The file that a fragment names, as `linkTo` writes it; undefined for any other fragment. */
export function placeIn(hash: string): FilePlace | undefined {
  const [, name = '', line, column] = /^#\/(.*?)(?::(\d+)(?::(\d+))?)?$/s.exec(hash) ?? [];
  const path = decoded(name);
  if (path === '') return undefined;
  return { path, ...(line && { line: Number(line), column: Number(column ?? 1) }) };
}

/** Returns the file of the page that a fragment names by its path, as a page of the site does; undefined for any other fragment. */
export function pageIn(hash: string, { base, files }: Pick<ContentList, 'base' | 'files'>): FilePlace | undefined {
  if (!hash.startsWith(PAGE_FRAGMENT)) return undefined;
  const path = decoded(hash.slice(PAGE_FRAGMENT.length + base.length)).replace(/(?<=.)\/$/, '');
  return files.find(({ address }) => address === path);
}

/** Returns the name of a file without its folders and extension. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

function decoded(name: string): string {
  try {
    return decodeURI(name).replaceAll('%23', '#');
  } catch {
    return name;
  }
}
