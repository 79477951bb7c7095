import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** SHA-256 of bytes, or of a text as UTF-8, in base64url. */
export function hashOf(contents: string | Uint8Array): string {
  return hash('sha256', contents, 'base64url');
}

/** Stands for data, as JSON has it. Lists are written an element at a time: one may hold the texts of all pages. */
export function hashOfData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return hashOf(JSON.stringify(data) ?? '');
  const hash = createHash('sha256');
  for (const [key, value] of Object.entries(data)) {
    hash.update(JSON.stringify(key));
    if (!Array.isArray(value)) hash.update(`:${JSON.stringify(value)},`);
    else for (const element of value) hash.update(`[${JSON.stringify(element)}]`);
  }
  return hash.digest('base64url');
}

/** The hash of a file's bytes, which are read in parts. Throws what the system refuses. */
export function hashOfFile(path: string): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  try {
    for (let bytes = readSync(file, PART); bytes > 0; bytes = readSync(file, PART))
      hash.update(PART.subarray(0, bytes));
  } finally {
    closeSync(file);
  }
  return hash.digest('base64url');
}

const PART = Buffer.allocUnsafe(1 << 18);
