import { nameOnDisk } from '../../contract/output.ts';
import { type Diagnostic, diagnostic, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { check as messages } from '../../diagnostics/messages/check.fr.ts';
import { foldersOf } from '../../platform/folders.ts';

/** Two files under one name: one of them would silently replace the other, on some disks even where only their case differs. */
export function checkFiles(paths: readonly string[]): Diagnostic[] {
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const name = nameOnDisk(path);
    const other = seen.get(name);
    if (other === undefined) {
      seen.set(name, path);
      return [];
    }
    const wording = other === path ? messages.fileTwice(path) : messages.filesAlike(path, other);
    return diagnostic('error', path, WHOLE_FILE, wording);
  });
}

/** A name that is both a file and a folder of other files: no disk can hold the two. */
export function checkFolders(paths: Iterable<string>): Diagnostic[] {
  const files = new Set(paths);
  const insides = new Map<string, string>();
  for (const path of files)
    for (const folder of foldersOf(path)) if (files.has(folder) && !insides.has(folder)) insides.set(folder, path);
  return Array.from(insides, ([folder, inside]) =>
    diagnostic('error', folder, WHOLE_FILE, messages.fileAndFolder(folder, inside)),
  );
}
