import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { OutputFile } from './output.ts';

/** Every file of the static folder, byte for byte, by path. An absent folder is an empty one. */
export async function staticFiles(staticDir: string): Promise<OutputFile[]> {
  let entries: Awaited<ReturnType<typeof listing>>;
  try {
    entries = await listing(staticDir);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== '.gitkeep' && entry.name !== '.DS_Store')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      path: relative(staticDir, file).split(sep).join('/'),
      contents: await readFile(file),
    })),
  );
}

function listing(staticDir: string) {
  return readdir(staticDir, { recursive: true, withFileTypes: true });
}
