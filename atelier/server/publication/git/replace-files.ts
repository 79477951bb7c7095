import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { withEndingsOf } from '../../../../build/contract/editing/front-matter/line-endings.ts';
import { replaceFile } from '../../../../build/contract/editing/write-file.ts';
import { removeFile } from '../../files/remove-file.ts';
import { isText, plainText } from '../snapshot.ts';
import type { ChosenFile } from './chosen-files.ts';
import type { Git } from './git.ts';
import { blobs } from './tree.ts';

/** Puts what has been published in the place of files that hold something else: those joined with others' lines, and those that only others changed. False where one was saved anew meanwhile. */
export async function filesAreReplaced(git: Git, site: SiteDefinition, files: readonly ChosenFile[]): Promise<boolean> {
  for (const { path, mine, blob } of files) {
    if (mine === blob || mine === undefined) continue;
    const file = join(site.root, path);
    const raw = readFileSync(file);
    const [before, after] = await blobs(git, blob === undefined ? [mine] : [mine, blob]);
    const isPlain = isText(site, path);
    if (!before || !(isPlain ? plainText(raw) === plainText(before) : raw.equals(before))) return false;
    const isCurrent = (found: string) => readFileSync(found).equals(raw);
    if (!after) removeFile(file, isCurrent);
    else
      replaceFile(file, isPlain ? withEndingsOf(raw.toString(), plainText(after)) : after, statSync(file), isCurrent);
  }
  return true;
}
