import { useEffect, useState } from 'react';
import type { FilePlace } from '../file-link.ts';

/** The file that a fragment names, as `linkTo` writes it; undefined for the list: `#/content/blog/x.md:12:5`. */
export function placeIn(hash: string): FilePlace | undefined {
  const [, name = '', line, column] = /^#\/(.*?)(?::(\d+)(?::(\d+))?)?$/s.exec(hash) ?? [];
  const path = decoded(name);
  if (path === '') return undefined;
  return { path, ...(line && { line: Number(line), column: Number(column ?? 1) }) };
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
