import type { FilePlace } from '../../build/contract/workshop-plugin.ts';

/** The fragment that names a file in the workshop's address: `#/content/blog/x.md:12:5`. */
export function linkTo({ path, line, column = 1 }: FilePlace): string {
  return `#/${encodeURI(path).replaceAll('#', '%23')}${line === undefined ? '' : `:${line}:${column}`}`;
}
