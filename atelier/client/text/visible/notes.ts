import type { Text } from '@codemirror/state';

const known = new WeakMap<Text, ReadonlyMap<string, number>>();

/** The numbers of a text's notes, by their names: they are counted where they are first called, as on the page. */
export function noteNumbers(doc: Text): ReadonlyMap<string, number> {
  const numbers = known.get(doc) ?? count(doc.toString());
  known.set(doc, numbers);
  return numbers;
}

function count(text: string): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(/\[\^([^[\]\s]+)\](?!:)/g)) {
    if (!numbers.has(name)) numbers.set(name, numbers.size + 1);
  }
  return numbers;
}
