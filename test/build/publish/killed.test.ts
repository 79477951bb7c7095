import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OutputFile } from '../../../build/contract/output.ts';
import { publish } from '../../../build/publish/publish.ts';
import { recover } from '../../../build/publish/recover.ts';
import { folderWith } from '../../support/folder.ts';
import { program } from '../../support/program.ts';
import { contentsOf, site } from '../../support/text-site.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Publishing, killed or with rivals');

const die = program('publish-and-die.ts');
const publishInTurn = program('publish-in-turn.ts');
const publishForever = program('publish-forever.ts');

const OLD = site('old', ['index.html', 'assets/a-1.css', 'gone/index.html']);
const NEW = site('new', ['index.html', 'assets/a-2.css', 'blog/deep/er/index.html']);

/** One that differs from the new one in little. */
const PAGES = Array.from({ length: 12 }, (_, number) => `blog/${number}.html`);
const ALIKE = [...NEW, ...site('both', PAGES)];
const SLIGHTLY_OLD = [
  ...ALIKE.filter(({ path }) => path.startsWith('blog/')),
  ...site('old', ['index.html', 'gone/index.html']),
];

for (const [how, before, after] of [
  ['a whole site', OLD, NEW],
  ['what differs', SLIGHTLY_OLD, ALIKE],
  ['in place', OLD, NEW],
] as const) {
  test(`killed after any call to the disk, and so before the next, publishing ${how} leaves the whole old or the whole new site`, async () => {
    const outcomes = new Set<string>();
    let kills = 0;
    for (;;) {
      const folder = folderWith();
      const out = join(folder, 'dist');
      publish(before, out);
      const child = await die(out, JSON.stringify(contentsOf(after)), String(kills + 1), how);
      const [code, signal] = await once(child, 'exit');
      if (code === 0) break;
      assert.is(signal, 'SIGKILL');
      kills += 1;
      recover(out);
      outcomes.add(siteIn(out, { old: before, new: after }, `killed after call ${kills}`));
      assert.equal(readdirSync(folder), ['dist']);
      publish(after, out);
      assert.equal(treeOf(out), contentsOf(after));
      assert.equal(readdirSync(folder), ['dist']);
    }
    assert.ok(kills > NEW.length, `${kills} calls were patched`);
    assert.equal([...outcomes].sort(), ['new', 'old']);
  });
}

test('killed at any moment of real writing, it leaves one whole site', async () => {
  const paths = Array.from({ length: 200 }, (_, index) => `page-${index}/index.html`);
  const sites = { old: site('old', paths), new: site('new', [...paths, 'one-more/index.html']) };
  const inputs = folderWith({
    'old.json': JSON.stringify(contentsOf(sites.old)),
    'new.json': JSON.stringify(contentsOf(sites.new)),
  });
  const folder = folderWith();
  const out = join(folder, 'dist');
  for (let round = 0; round < 12; round++) {
    const delay = Math.random() * 120;
    const child = await publishForever(out, join(inputs, 'old.json'), join(inputs, 'new.json'));
    const [first] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    assert.is(String(first), 'ready\n');
    await wait(delay);
    child.kill('SIGKILL');
    await once(child, 'exit');
    recover(out);
    siteIn(out, sites, `killed after ${delay} ms`);
    assert.equal(readdirSync(folder), ['dist']);
  }
});

test('of ten builds at once each publishes the whole of its site or is refused, and one does', async () => {
  const folder = folderWith();
  const out = join(folder, 'dist');
  const names = Array.from({ length: 10 }, (_, index) => String(index));
  const paths = Array.from({ length: 100 }, (_, index) => `page-${index}/index.html`);
  const sites = Object.fromEntries(names.map((name) => [name, site(name, paths)]));
  const builds = names.map(async (name) => {
    const { stdout } = await publishInTurn(out, JSON.stringify([contentsOf(sites[name] ?? [])]));
    return JSON.parse(await text(stdout))[0].said;
  });
  const said: string[][] = await Promise.all(builds);
  assert.ok(said.some((one) => one.length === 0));
  for (const [refusal] of said) if (refusal) assert.match(refusal, '.dist.lock');
  siteIn(out, sites, 'after ten builds');
  assert.equal(readdirSync(folder), ['dist']);
});

/** The name of the one site that the folder holds whole. */
function siteIn(out: string, sites: Readonly<Record<string, OutputFile[]>>, context: string): string {
  const found = treeOf(out);
  const whole = Object.entries(sites).find(([, files]) => isDeepStrictEqual(found, contentsOf(files)));
  if (!whole) assert.unreachable(`${context}: no whole site, but ${Object.keys(found).length} files`);
  return whole?.[0] ?? '';
}

test.run();
