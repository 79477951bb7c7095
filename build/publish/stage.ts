import { chmod, constants, copyFile, lstat, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { outputFile, type PublishedFile } from '../contract/output.ts';
import { Fault } from '../system/fault.ts';
import { inParallel } from '../system/in-parallel.ts';
import { MARK, markText } from './mark.ts';

/**
 * Writes a whole site, with its mark, into a folder that is not there yet, and counts what came of it:
 * throws a `Fault` when a file is missing, added or of another size, and the system's error when it refuses.
 */
export async function stage(files: readonly PublishedFile[], folder: string): Promise<void> {
  // Not mkdtemp: its folders are closed to everybody else, such as a web server.
  await mkdir(folder);
  const mark = outputFile(MARK, markText(files.map(({ path }) => path)));
  await write(mark, folder, undefined);
  const { mode } = await stat(join(folder, MARK));
  const folders = new Set(files.map(({ path }) => dirname(join(folder, path))));
  for (const one of folders) await mkdir(one, { recursive: true });
  await inParallel(files, (file) => write(file, folder, mode));
  await count([mark, ...files], folder);
}

/** Never over a file that is there: on some systems two names differ to us and not to the disk. */
async function write(file: PublishedFile, folder: string, mode: number | undefined): Promise<void> {
  const target = join(folder, file.path);
  try {
    if (!('from' in file)) return await writeFile(target, file.contents(), { flag: 'wx' });
    await copyFile(file.from, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    // A copy would be as closed to a web server as its source may be.
    if (mode !== undefined) await chmod(target, mode);
  } catch (error) {
    // What is refused while bytes are written names no file.
    throw error instanceof Error ? Object.assign(error, { path: target, ...error }) : error;
  }
}

async function count(files: readonly PublishedFile[], folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => !entry.isDirectory()).length;
  if (found !== files.length)
    throw new Fault(
      `Le site préparé compte ${found} fichiers au lieu de ${files.length} : quelqu'un d'autre écrit ou supprime dans « ${folder} ». Rien n'a été publié ; relancez la construction.`,
    );
  await inParallel(files, async (file) => {
    const { size } = await lstat(join(folder, file.path));
    if (size !== file.bytes)
      throw new Fault(
        `Le fichier « ${file.path} » a changé pendant la construction (${size} octets au lieu de ${file.bytes}). Rien n'a été publié ; relancez la construction.`,
      );
  });
}
