import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { lookUp } from '../../../build/contract/editing/content-place.ts';
import { isPortableName } from '../../../build/contract/editing/portable-name.ts';
import { written } from '../../../build/contract/editing/refused.ts';
import { slugFrom } from '../../../build/contract/editing/slug.ts';
import { addFile } from '../../../build/contract/editing/write-file.ts';
import { nameOnDisk } from '../../../build/contract/output.ts';
import { ifPresent, isErrno, makeFolder } from '../../../build/contract/system.ts';

interface NewStaticFile {
  /** Of the static folder. */
  folder: string;
  /** What its writer calls it, without its extension. */
  called: string;
  extension: string;
  bytes: Uint8Array;
}

/** Adds a file under a clean name, the first that is free of photo.jpg, photo-2.jpg …: an existing one is never touched. Returns the name; throws `Refused`. */
export function addStaticFile(
  { staticDir }: Pick<SiteDefinition, 'staticDir'>,
  { folder, called, extension, bytes }: NewStaticFile,
): string {
  const slug = slugFrom(called);
  const stem = slug !== '' && isPortableName(`${slug}${extension}`) ? slug : folder;
  const shown = `${folder}/${stem}${extension}`;
  return written(shown, () => {
    makeFolder(staticDir);
    const base = realpathSync(staticDir);
    for (let count = 1; ; count++) {
      const name = `${stem}${count === 1 ? '' : `-${count}`}${extension}`;
      if (lookUp(base, [folder, name], shown) || isTaken(join(base, folder), name)) continue;
      try {
        addFile(join(base, folder, name), bytes);
        return name;
      } catch (error) {
        if (!isErrno(error, 'EEXIST')) throw error;
      }
    }
  });
}

/** As some disks tell names apart: not by their case. */
function isTaken(folder: string, name: string): boolean {
  return ifPresent(() => readdirSync(folder), []).some((other) => nameOnDisk(other) === nameOnDisk(name));
}
