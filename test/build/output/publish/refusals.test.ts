import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { folderWith } from '../../../support/folder.ts';
import { amongMounts, mayMount } from '../../../support/mounts.ts';
import { compiled } from '../../../support/program.ts';

const test = suite('Publishing where the disk refuses');

const inTurn = compiled('publish-in-turn.ts');

const OLD = { 'index.html': 'old' };
const TOO_LARGE = { 'index.html': 'new', 'a/film.mp4': 3_000_000 };
const SMALL_DISK = 'mount -t tmpfs -o size=2m tmpfs "$1"';

if (mayMount()) {
  test('a full disk leaves the old site, no leftovers, and is told in one sentence with the place', async () => {
    for (const place of ['"$1/dist"', '"$1"']) {
      const [, full, after] = await onSmallDisk(`${SMALL_DISK}; node "$2" ${place} "$3"`, [OLD, TOO_LARGE, OLD]);
      assert.is(full.said.length, 1);
      assert.match(full.said[0], /disque est plein.*film\.mp4/i);
      assert.not.match(full.said[0], '\n');
      assert.equal(full.tree, OLD);
      assert.equal(after.tree, OLD);
      if (place !== '"$1"') assert.equal([full.beside, after.beside], [['dist'], ['dist']]);
    }
  });

  test('what a killed build left on a disk that is full is cleaned up by the next, which needs no space for that', async () => {
    const left = '"$1/.dist.publishing-0b7c9a54-0d5e-4a38-9d6f-0123456789ab"';
    const leave = `mkdir -p ${left}/new; touch ${left}/.prepared-site`;
    const fill = `cat /dev/zero > ${left}/new/film.mp4 2> /dev/null || true`;
    for (const lock of ['true', 'echo 1 > "$1/.dist.lock"; touch -d @0 "$1/.dist.lock"']) {
      const script = `${SMALL_DISK}; ${leave}; ${lock}; ${fill}; node "$2" "$1/dist" "$3"`;
      const [turn] = await onSmallDisk(script, [OLD]);
      assert.equal(turn, { said: [], tree: OLD, beside: ['dist'] });
    }
  });

  test('so is a disk that may only be read', async () => {
    const script = `${SMALL_DISK}; mkdir "$1/dist"; mount -o remount,ro "$1"; node "$2" "$1/dist" "$3"`;
    const [turn] = await onSmallDisk(script, [OLD]);
    assert.match(turn.said[0], /lecture seule.*« \/.+ »/);
    assert.equal(turn.beside, ['dist']);
  });
}

test('more files than a process may open at once are published all the same', async () => {
  const site = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`${index}.txt`, 'x']));
  const folder = folderWith({ 'sites.json': JSON.stringify([site]) });
  const script = 'ulimit -n 64; node "$2" "$1/dist" "$(cat "$1/sites.json")"';
  const { stdout, stderr } = spawnSync('sh', ['-ec', script, 'sh', folder, await inTurn()], { encoding: 'utf8' });
  const [turn] = JSON.parse(stdout || `["${stderr}"]`);
  assert.equal([turn.said, Object.keys(turn.tree).length], [[], 2000]);
});

async function onSmallDisk(script: string, sites: readonly object[]) {
  return JSON.parse(amongMounts(script, folderWith(), await inTurn(), JSON.stringify(sites)));
}

test.run();
