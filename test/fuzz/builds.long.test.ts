import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recover } from '../../build/output/publish/work-folder.ts';
import { folderWith } from '../support/folder.ts';
import { contentFolder, projectRoot } from '../support/real-site.ts';
import { treeOf } from '../support/tree.ts';
import { forEachCase } from './random.ts';

const test = suite('Builds that are killed, and builds at once');

/** Whole builds a version of the content is killed in; what kills leave in the cache is used by those that follow. */
const KILLS = 3;
/** Versions of the content, each of two whole builds and of those that are killed: a minute on two idle cores, and an end on any machine. */
const VERSIONS = 3;

/** Milliseconds that the first build took: kills come at moments of it, drawn at random. */
let usual = 0;

test('a build with compression that a signal ends at any moment leaves one whole site', async () => {
  const [content, folder] = [folderWith(), folderWith()];
  cpSync(contentFolder, content, { recursive: true });
  const out = join(folder, 'dist');
  let before = await whole(content, out);
  await forEachCase(
    async (random) => {
      edit(content, random.below(1e9));
      const reached = [];
      const signal = random.pick(['SIGKILL', 'SIGINT', 'SIGTERM'] as const);
      for (let kill = 0; kill < KILLS; kill++) {
        const child = build(content, out);
        const ended = once(child, 'exit');
        await wait(random.below(usual));
        child.kill(signal);
        await ended;
        recover(out);
        reached.push(pagesOf(out));
        if (signal !== 'SIGKILL') assert.equal(readdirSync(folder), ['dist'], 'and nothing beside it');
      }
      const after = await whole(content, join(folderWith(), 'dist'));
      for (const tree of reached)
        assert.ok(
          [before, after].some((site) => isDeepStrictEqual(site, tree)),
          signal,
        );
      assert.equal(await whole(content, out), after, 'the build that is let end makes what one without a past makes');
      before = after;
    },
    1,
    VERSIONS,
  );
});

test('of ten builds at once one publishes, and the others say that they may not', async () => {
  const contents = [1, 2].map((version) => {
    const folder = folderWith();
    cpSync(contentFolder, folder, { recursive: true });
    edit(folder, version);
    return folder;
  });
  const trees = [];
  for (const content of contents) trees.push(await whole(content, join(folderWith(), 'dist')));
  const out = join(folderWith(), 'dist');
  const codes = await Promise.all(Array.from({ length: 10 }, (_, index) => built(contents[index % 2] ?? '', out)));
  assert.ok(codes.includes(0));
  assert.ok(codes.every((code) => code === 0 || code === 3));
  assert.ok(trees.some((tree) => isDeepStrictEqual(pagesOf(out), tree)));
});

/** Changes what every page shows, so that each is drawn and compressed anew. */
function edit(content: string, version: number): void {
  const file = join(content, 'site.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^horaires:.*$/m, `horaires: Toute l'année ${version}`));
}

/** Files that an undisturbed build publishes; each compressed file holds its original. */
async function whole(content: string, out: string): Promise<Record<string, string>> {
  const start = performance.now();
  assert.is(await built(content, out), 0);
  usual ||= performance.now() - start;
  for (const path of Object.keys(pagesOf(out)).filter((name) => /\.(?:br|gz)$/.test(name))) {
    const bytes = readFileSync(join(out, path));
    const contents = path.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    assert.ok(contents.equals(readFileSync(join(out, path.slice(0, -3)))), path);
  }
  return pagesOf(out);
}

/** Published files without the build's own mark, which may hold its time. */
function pagesOf(out: string): Record<string, string> {
  return Object.fromEntries(Object.entries(treeOf(out)).filter(([path]) => !path.startsWith('.')));
}

function build(content: string, out: string) {
  const cli = join(projectRoot, 'build/cli/cli.ts');
  return spawn(process.execPath, ['--import', 'tsx', cli, 'build', '--quiet', '--content', content, '--out', out], {
    cwd: projectRoot,
    stdio: 'ignore',
  });
}

async function built(content: string, out: string): Promise<number | null> {
  const [code] = await once(build(content, out), 'exit');
  return code;
}

test.run();
