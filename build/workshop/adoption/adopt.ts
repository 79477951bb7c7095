import { readdirSync, readFileSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { workshopFiles as words } from '../../diagnostics/messages/workshop-files.fr.ts';
import { allOrNothing, type Step, textChange } from '../files/all-or-nothing.ts';
import { isPlainName, lookUp } from '../files/content-place.ts';
import { replaceFile } from '../files/write-file.ts';
import { Refused, written } from '../refused.ts';
import type { AdoptionPlan } from './plan-adoption.ts';

/** Writes what a plan says: all texts and colours, or none; then removes the files that go. Throws `Refused`. */
export function adopt(host: ContentHost, { changed, removed }: AdoptionPlan): void {
  const { root } = host.site;
  allOrNothing(changed.map((one): Step => (one.path.endsWith('.md') ? textChange(host, one) : fileChange(root, one))));
  for (const path of removed) written(path, () => removeFile(realpathSync(root), path));
}

/** Removes one file of the project that no link is on the way to, and the folders that are empty without it. */
function removeFile(root: string, path: string): void {
  const segments = path.split('/');
  if (!segments.every(isPlainName)) throw new Refused(403, words.notAFile(path));
  if (!lookUp(root, segments, path)) return;
  rmSync(join(root, path));
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (readdirSync(join(root, folder)).length > 0) return;
    rmdirSync(join(root, folder));
  }
}

function fileChange(root: string, { path, text }: AdoptionPlan['changed'][number]): Step {
  const file = join(root, path);
  return {
    path,
    run: () => {
      const [former, stats] = [readFileSync(file), statSync(file)];
      written(path, () => replaceFile(file, text, stats));
      return () => replaceFile(file, former, stats);
    },
  };
}
