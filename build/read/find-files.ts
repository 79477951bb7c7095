import type { Dirent } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isErrno } from '../system/errno.ts';
import { inParallel } from '../system/in-parallel.ts';

/** An ordinary file that may be read. */
export interface FoundFile {
  /** From the project's root, with `/`: what diagnostics print. */
  path: string;
  /** From the folder that was searched, with `/`. */
  name: string;
  /** Where its bytes lie, absolute, links resolved. */
  target: string;
  bytes: number;
}

interface Search {
  /** The project's root. */
  root: string;
  /** The folder to search; the system's error is thrown when it cannot be. */
  dir: string;
  /** Names to pass over, folders with all they hold. */
  skips: (name: string) => boolean;
}

interface Found {
  files: FoundFile[];
  /** What was passed over, from the project's root, with `/`. */
  skipped: string[];
  diagnostics: Diagnostic[];
}

/**
 * Every file below a folder, in the order of their names. Links are followed to files of the folder and nowhere else;
 * what is no ordinary file is never opened: a pipe would keep its reader waiting for ever. Whatever is not found so is said.
 */
export async function findFiles({ root, dir, skips }: Search): Promise<Found> {
  const from = (base: string, place: string) => relative(base, place).split(sep).join('/');
  const home = await realpath(dir);
  const entries = await entriesBelow(dir, skips);
  const looks = await inParallel(entries, async (entry): Promise<Partial<Found>> => {
    const place = join(entry.parentPath, entry.name);
    const path = from(root, place);
    if (skips(entry.name)) return { skipped: [path] };
    const seen = await lookAt(entry, place, home);
    if (seen === undefined) return {};
    if (typeof seen === 'string') return { diagnostics: [finding(path, seen)] };
    return { files: [{ path, name: from(dir, place), ...seen }] };
  });
  const byPath = looks.flatMap(({ files = [] }) => files).sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    files: byPath,
    skipped: looks.flatMap(({ skipped = [] }) => skipped),
    diagnostics: looks.flatMap(({ diagnostics = [] }) => diagnostics),
  };
}

/** All entries that are not folders, folders that are passed over, and folders that are closed to us. */
async function entriesBelow(dir: string, skips: (name: string) => boolean): Promise<Dirent[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const below = await inParallel(entries, async (entry) => {
    if (!entry.isDirectory() || skips(entry.name)) return [entry];
    try {
      return await entriesBelow(join(dir, entry.name), skips);
    } catch (error) {
      if (isErrno(error, 'EACCES', 'EPERM')) return [entry];
      // Gone since it was listed.
      if (isErrno(error, 'ENOENT')) return [];
      throw error;
    }
  });
  return below.flat();
}

type Fault = keyof typeof FAULTS;

/** Where a file's bytes lie, or what is wrong with it; undefined when it has gone since it was listed. */
async function lookAt(
  entry: Dirent,
  place: string,
  home: string,
): Promise<Pick<FoundFile, 'target' | 'bytes'> | Fault | undefined> {
  if (entry.isDirectory()) return 'closed';
  try {
    const target = await realpath(place);
    if (!target.startsWith(home + sep)) return 'outside';
    const info = await stat(target);
    if (info.isDirectory()) return 'folder';
    if (!info.isFile()) return 'special';
    // Asking for the right alone is answered wrongly on some network drives.
    await (await open(target)).close();
    return { target, bytes: info.size };
  } catch (error) {
    if (isErrno(error, 'EACCES', 'EPERM')) return 'closed';
    if (!isErrno(error, 'ENOENT', 'ELOOP')) throw error;
    return entry.isSymbolicLink() ? 'dangling' : undefined;
  }
}

const FAULTS = {
  closed: {
    rule: 'illisible',
    message: "Votre compte n'a pas le droit de lire ce fichier ou ce dossier.",
    hint: 'Donnez-vous ce droit (chmod u+rX), ou sortez-le du dossier.',
  },
  special: {
    rule: 'fichier-special',
    message: "Ce n'est pas un fichier ordinaire, mais un tube, une prise ou un périphérique.",
    hint: 'Supprimez-le, ou remplacez-le par un fichier.',
  },
  dangling: {
    rule: 'lien-symbolique',
    message: 'Ce lien symbolique ne mène nulle part.',
    hint: 'Supprimez-le, ou remplacez-le par le fichier lui-même.',
  },
  outside: {
    rule: 'lien-symbolique',
    message: 'Ce lien symbolique sort de son dossier, celui des textes ou des fichiers publiés.',
    hint: 'Remplacez-le par une copie du fichier.',
  },
  folder: {
    rule: 'lien-symbolique',
    message: 'Ce lien symbolique mène à un dossier.',
    hint: 'Remplacez-le par une copie du dossier.',
  },
} as const;

function finding(file: string, fault: Fault): Diagnostic {
  return { severity: 'error', file, line: 1, column: 1, ...FAULTS[fault] };
}
