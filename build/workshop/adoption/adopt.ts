import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { allOrNothing, type Step, textChange } from '../files/all-or-nothing.ts';
import { replaceFile } from '../files/write-file.ts';
import { runGit } from '../history/run-git.ts';
import { written } from '../refused.ts';
import type { AdoptionPlan } from './plan-adoption.ts';

/** Writes what a plan says: all texts and colours, or none; then removes what goes. Throws `Refused`. */
export function adopt(host: ContentHost, { changed, removed }: AdoptionPlan): void {
  const { root } = host.site;
  allOrNothing(changed.map((one): Step => (one.path.endsWith('.md') ? textChange(host, one) : fileChange(root, one))));
  for (const path of removed) written(path, () => rmSync(join(root, path), { recursive: true, force: true }));
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

/** More than any list of changed files. */
const MOST = 10_000_000;

/** Whether git has all that lies in a folder as it is, so that whatever changes can be taken back. */
export async function isSaved(root: string): Promise<boolean> {
  const changes = await runGit(root, ['status', '--porcelain'], MOST);
  return changes?.length === 0;
}
