import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish as messages } from '../../diagnostics/messages/publish.fr.ts';

/**
 * The file that says of a folder that a build wrote it, and which files it wrote there.
 * Its name begins with a dot: hosts leave it out or serve nothing that the site does not.
 */
export const MANIFEST = '.published.json';

/** The same paths always give the same bytes. */
export function manifestText(paths: readonly string[]): string {
  return `${JSON.stringify({ notice: messages.manifest, format: 1, files: [...paths].sort() }, null, 1)}\n`;
}

/** The paths that a build wrote into a folder; undefined when none did. */
export function publishedPaths(folder: string): string[] | undefined {
  try {
    const { format, files } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    const listed = format === 1 && Array.isArray(files) && files.every(isInside);
    return listed ? files : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a path stays in its folder, whoever wrote it down. */
function isInside(path: unknown): boolean {
  return (
    typeof path === 'string' &&
    !path.includes('\0') &&
    path.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
  );
}
