import { chmodSync, chownSync, existsSync, lstatSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { build } from '../../build/pipeline/pipeline.ts';
import { explainFault } from '../../build/platform/system-errors.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { folderWith } from '../support/folder.ts';
import { withoutPrivileges } from '../support/privileges.ts';
import { TEXT_EDITS } from '../support/site-edits.ts';
import { treeOf } from '../support/tree.ts';
import { forEachCase, type Random } from './random.ts';

const test = suite('Builds on a cache of somebody else, and with a clock that goes back');

const DAY = 86_400_000;
const now = Date.now;

test('with any cache and any clock a build makes what one without a past makes, or says what it may not read', async () => {
  const site = fixtureSite();
  const out = join(folderWith(), 'dist');
  await forEachCase(async (random) => {
    try {
      const undo = random.pick(Object.values(TEXT_EDITS))({ site, out }, random);
      // Times on the disk and the clock's own, each some days off.
      datedBy((random.below(5) - 2) * DAY, [site.cacheDir, out]);
      Date.now = () => now() + shift;
      const shift = (random.below(5) - 2) * DAY;
      const published = treeOf(out);
      const warm = await asSomebody(site, random, () => build(site, { out })).catch((error: unknown) => {
        if (!explainFault(error)) throw error;
      });
      if (!warm) return assert.equal(treeOf(out), published, 'a build that may not go on says so and changes nothing');
      const fresh = join(folderWith(), 'dist');
      const cold = await build({ ...site, cacheDir: folderWith() }, { out: fresh });
      // A cache that may not be written is told, and changes nothing else.
      const diagnostics = warm.diagnostics.filter(({ rule }) => rule !== 'cache-non-ecrit');
      assert.equal([warm.ok, diagnostics], [cold.ok, cold.diagnostics]);
      if (cold.ok) assert.equal(treeOf(out), treeOf(fresh));
      else undo?.();
    } finally {
      Date.now = now;
      below(site.cacheDir).forEach((path) => void chmodSync(path, lstatSync(path).isDirectory() ? 0o700 : 0o600));
    }
  });
});

/** Works as the owner of all; or, where the tests run as root, as somebody who owns all but some of the cache, and may read or write it or not. */
async function asSomebody<Value>(site: SiteDefinition, random: Random, work: () => Promise<Value>): Promise<Value> {
  if (random.below(2) === 0) return work();
  for (const path of below(site.root)) chownSync(path, 65_534, 65_534);
  for (const path of below(site.cacheDir).filter(() => random.below(2) === 0)) {
    chownSync(path, 0, 0);
    chmodSync(path, random.pick([0o700, 0o755, 0o600, 0o644]));
  }
  return withoutPrivileges(site.root, work);
}

function datedBy(shift: number, folders: readonly string[]): void {
  for (const path of folders.flatMap(below)) {
    const { atimeMs, mtimeMs } = lstatSync(path);
    utimesSync(path, (atimeMs + shift) / 1000, (mtimeMs + shift) / 1000);
  }
}

/** A folder and all that is in it. */
function below(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...entries.filter((one) => !one.isSymbolicLink()).map(({ parentPath, name }) => join(parentPath, name)),
  ];
}

test.run();
