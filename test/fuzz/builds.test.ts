import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recover } from '../../build/publish/recover.ts';
import { folderWith } from '../support/folder.ts';
import { once as made } from '../support/once.ts';
import { program } from '../support/program.ts';
import { contentFolder, projectRoot } from '../support/real-site.ts';
import { contentsOf, site } from '../support/text-site.ts';
import { treeOf } from '../support/tree.ts';
import { LONG } from './random.ts';

const test = suite('Builds that are killed, and builds at once');

const ROUNDS = LONG ? 100 : 3;
const publishForever = program('publish-forever.ts');

test('publishing that is killed again and again leaves one whole site each time', async () => {
  const paths = Array.from({ length: 200 }, (_, index) => `page-${index}/index.html`);
  const sites = ['old', 'new'].map((name) => contentsOf(site(name, paths)));
  const inputs = folderWith(Object.fromEntries(sites.map((texts, index) => [`${index}.json`, JSON.stringify(texts)])));
  const folder = folderWith();
  const out = join(folder, 'dist');
  for (let round = 0; round < ROUNDS; round++) {
    const child = await publishForever(out, join(inputs, '0.json'), join(inputs, '1.json'));
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    await wait(Math.random() * 150);
    child.kill('SIGKILL');
    await once(child, 'exit');
    recover(out);
    assert.ok(
      sites.some((site) => isDeepStrictEqual(pagesOf(out), site)),
      `round ${round}`,
    );
    assert.equal(readdirSync(folder), ['dist']);
  }
});

if (LONG) {
  for (const signal of ['SIGKILL', 'SIGINT', 'SIGTERM'] as const) {
    test(`builds of the real site that ${signal} ends at any moment leave one whole site`, async () => {
      const { contents, trees, milliseconds } = await versions();
      const folder = folderWith();
      const out = join(folder, 'dist');
      assert.is(await built(contents[0] ?? '', out), 0);
      for (let round = 0; round < 15; round++) {
        const child = build(contents[round % 2] ?? '', out);
        await wait(Math.random() * milliseconds);
        child.kill(signal);
        await once(child, 'exit');
        recover(out);
        assert.ok(
          trees.some((tree) => isDeepStrictEqual(pagesOf(out), tree)),
          `round ${round}`,
        );
        if (signal !== 'SIGKILL') assert.equal(readdirSync(folder), ['dist'], 'and nothing beside it');
      }
    });
  }

  test('of ten builds at once one publishes, and the others say that they may not', async () => {
    const { contents, trees } = await versions();
    const out = join(folderWith(), 'dist');
    const codes = await Promise.all(Array.from({ length: 10 }, (_, index) => built(contents[index % 2] ?? '', out)));
    assert.ok(codes.includes(0));
    assert.ok(codes.every((code) => code === 0 || code === 3));
    assert.ok(trees.some((tree) => isDeepStrictEqual(pagesOf(out), tree)));
  });
}

/** Two versions of the real site's content, what each builds to, and how long that takes. */
const versions = made(async () => {
  const contents = ['2025', '2026'].map((year) => {
    const folder = folderWith();
    cpSync(contentFolder, folder, { recursive: true });
    const file = join(folder, 'site.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^horaires:.*$/m, `horaires: Toute l'année ${year}`));
    return folder;
  });
  const start = performance.now();
  const trees = [];
  for (const content of contents) {
    const out = join(folderWith(), 'dist');
    assert.is(await built(content, out), 0);
    trees.push(pagesOf(out));
  }
  return { contents, trees, milliseconds: (performance.now() - start) / 2 };
});

/** What is published, without the mark that a build leaves, which may name its moment. */
function pagesOf(out: string): Record<string, string> {
  return Object.fromEntries(Object.entries(treeOf(out)).filter(([path]) => !path.startsWith('.')));
}

function build(content: string, out: string) {
  const cli = join(projectRoot, 'build/cli.ts');
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
