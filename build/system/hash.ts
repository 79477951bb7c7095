import { hash } from 'node:crypto';

/** SHA-256 of bytes, or of a text as UTF-8, in base64url. */
export function hashOf(contents: string | Uint8Array): string {
  return hash('sha256', contents, 'base64url');
}
