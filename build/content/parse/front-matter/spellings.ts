import { type Document, isMap, isScalar, isSeq } from 'yaml';
import type { Spellings } from '../../../contract/source-file.ts';

/** The numbers, `true` and `false` of a document that do not read as they are written: 3.10, 007, +33, 0x1F, True. */
export function spellingsOf(document: Document): Spellings {
  return Object.fromEntries(within(document.contents, []));
}

function within(node: unknown, at: readonly (string | number)[]): [path: string, written: string][] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => (isScalar(key) ? within(value, [...at, String(key.value)]) : []));
  if (isSeq(node)) return node.items.flatMap((item, index) => within(item, [...at, index]));
  if (!isScalar(node) || node.source === undefined) return [];
  const { value, source } = node;
  const isText = typeof value === 'string' || value === null;
  return isText || String(value) === source ? [] : [[at.join('.'), source]];
}
