import { readFileSync } from 'node:fs';
import { hashOf } from '../system/hash.ts';

let known: string | undefined;

/** Changes with the code that makes forms of pictures: what was made by other code is made anew, under other addresses. Its module itself takes long to load. */
export function recipe(): string {
  known ??= hashOf(readFileSync(new URL('./make-form.ts', import.meta.url), 'utf8').replaceAll('\r\n', '\n'));
  return known;
}
