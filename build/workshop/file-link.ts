/** A file in the workshop, at a place in it where one is named. */
export interface FilePlace {
  path: string;
  line?: number;
  column?: number;
}

/** The fragment that names a file in the workshop's address: `#/content/blog/x.md:12:5`. */
export function linkTo({ path, line, column = 1 }: FilePlace): string {
  return `#/${encodeURI(path).replaceAll('#', '%23')}${line === undefined ? '' : `:${line}:${column}`}`;
}
