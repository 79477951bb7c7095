import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Every file below a folder: its path from there, and its bytes as Latin-1 text, of compressed ones what they hold. */
export function plainFiles(folder: string): { path: string; text: string }[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const place = join(entry.parentPath, entry.name);
    const bytes = readFileSync(place);
    const unpacked = place.endsWith('.br')
      ? brotliDecompressSync(bytes)
      : place.endsWith('.gz')
        ? gunzipSync(bytes)
        : bytes;
    return { path: place.slice(folder.length + 1), text: unpacked.toString('latin1') };
  });
}
