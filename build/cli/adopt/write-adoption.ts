import { readdirSync, readFileSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asOnDisk } from '../../contract/editing/front-matter/line-endings.ts';
import { isPlainName, lookUp } from '../../contract/editing/project-files.ts';
import { Refused, writeOrRefuse } from '../../contract/editing/refused.ts';
import { allOrNothing, replaceFile, type Step } from '../../contract/editing/write-file.ts';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { contentFiles as words } from '../../diagnostics/messages/content-files.fr.ts';
import type { AdoptionPlan } from './plan-adoption.ts';

/** Writes what a plan says: all texts and colours, or none; then removes the files that go. Throws `Refused`. */
export function adopt(host: ContentHost, { changed, removed }: Omit<AdoptionPlan, 'promises'>): void {
  const { root } = host.site;
  allOrNothing(changed.map((one) => fileChange(root, one)));
  for (const path of removed) writeOrRefuse(path, () => removeFile(realpathSync(root), path));
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
      const [former, stats] = [readFileSync(file, 'utf8'), statSync(file)];
      writeOrRefuse(path, () => replaceFile(file, asOnDisk({ raw: former }, text), stats));
      return () => replaceFile(file, former, stats);
    },
  };
}
