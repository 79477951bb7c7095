import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../platform/hash.ts';

const SOURCES = ['encode-variant.ts', 'encoder-settings.ts'];

let known: string | undefined;

/** A hash of the code and settings that encode variants: their addresses and the cache change with it. */
export function encoderKey(): string {
  known ??= encoderKeyOf(import.meta.dirname);
  return known;
}

/** The key of the sources in this folder, which are read and not imported, since they load sharp. */
export function encoderKeyOf(folder: string): string {
  const sources = SOURCES.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'));
  return hashOf(sources.join('\0'));
}
