import { useEffect, useState } from 'react';

/** What the page shows: the list where there is no file, else the file, at a place in it where one is named. */
export interface FilePlace {
  path: string;
  line?: number;
  column?: number;
}

/** The file that a fragment names: `#/content/blog/x.md:12:5`. */
export function placeIn(hash: string): FilePlace | undefined {
  const [, name = '', line, column] = /^#\/(.*?)(?::(\d+)(?::(\d+))?)?$/s.exec(hash) ?? [];
  const path = decoded(name);
  if (path === '') return undefined;
  return { path, ...(line && { line: Number(line), column: Number(column ?? 1) }) };
}

/** The fragment that names a file. */
export function linkTo({ path, line, column = 1 }: FilePlace): string {
  return `#/${encodeURI(path).replaceAll('#', '%23')}${line === undefined ? '' : `:${line}:${column}`}`;
}

/** What the address names now. It follows the history. */
export function usePlace(): FilePlace | undefined {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return placeIn(hash);
}

function decoded(name: string): string {
  try {
    return decodeURI(name).replaceAll('%23', '#');
  } catch {
    return name;
  }
}
