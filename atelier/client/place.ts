import { useSyncExternalStore } from 'react';
import type { FilePlace } from '../../build/contract/workshop-plugin.ts';

/** The file that a fragment names, as `linkTo` writes it; undefined for the list: `#/content/blog/x.md:12:5`. */
export function placeIn(hash: string): FilePlace | undefined {
  const [, name = '', line, column] = /^#\/(.*?)(?::(\d+)(?::(\d+))?)?$/s.exec(hash) ?? [];
  const path = decoded(name);
  if (path === '') return undefined;
  return { path, ...(line && { line: Number(line), column: Number(column ?? 1) }) };
}

/** The fragment of the address. It follows the history, also to where that has gone between the first drawing and the first listening. */
export function useFragment(): string {
  return useSyncExternalStore(onAddress, () => location.hash);
}

function onAddress(follow: () => void): () => void {
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}

function decoded(name: string): string {
  try {
    return decodeURI(name).replaceAll('%23', '#');
  } catch {
    return name;
  }
}
