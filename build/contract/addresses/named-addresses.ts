import type { ParsedFile } from '../parsed-file.ts';

/** Addresses that a text links to or shows, and every text of its front matter: one of them may be an address. */
export function namedAddresses({ links, data }: Pick<ParsedFile, 'links' | 'data'>): string[] {
  return [...links.map(({ href }) => href), ...stringsIn(data)];
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}
