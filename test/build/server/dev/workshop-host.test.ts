import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenerateFile } from '../../../../build/contract/output.ts';
import { VERSION_FILE } from '../../../../build/contract/workshop-host.ts';
import { lock } from '../../../../build/output/publish/lock.ts';
import { bundleInMemory } from '../../../../build/pages/bundle/bundle.ts';
import { openCache } from '../../../../build/pipeline/cached-steps.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { Fault } from '../../../../build/platform/errors.ts';
import { workshopHost } from '../../../../build/server/dev/workshop-host.ts';
import { assert, suite } from '../../../suite.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { folderWith } from '../../../support/folder.ts';
import { picture } from '../../../support/pictures.ts';
import { failureOf } from '../../../support/refusals.ts';
import { bareHost } from '../../../support/workshop-host.ts';

const test = suite('The workshop’s host');

const SOURCE = {
  path: 'content/pages/contact.md',
  name: 'pages/contact.md',
  text: textPage(
    'Contact',
    '![Un carré](/images/neuve.png)\n\n![Un trait](/images/trait.svg)\n\n[Le guide](/fichiers/guide.pdf)',
  ),
};
const LINE = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9"/></svg>';

test('a picture or download that is newer than the last build is known to texts, pages and the workshop', async () => {
  const site = fixtureSite({ 'static/fichiers/.keep': '' });
  const latest = await build(site, { development: true });
  const lazy = new Map<string, GenerateFile>();
  const result = () => latest;
  const options = { cache: openCache(site), code: bundleInMemory().step, latest: result, drawn: result, lazy };
  const hostOf = (folder: { downloads?: string }) => workshopHost({ site: { ...site, ...folder }, ...options });
  const host = hostOf({ downloads: 'fichiers' });
  const missing = await host.draft(SOURCE);
  assert.is(missing.diagnostics.length, 2);
  writeFileSync(join(site.staticDir, 'fichiers/guide.pdf'), '%PDF');
  writeFileSync(join(site.staticDir, 'images/neuve.png'), await picture(900, 600).png().toBuffer());
  writeFileSync(join(site.staticDir, 'images/trait.svg'), LINE);
  const draft = await host.draft(SOURCE);
  assert.equal(draft.diagnostics, []);
  assert.match(draft.html ?? '', /alt="Un carré"/);
  for (const path of ['images/neuve.png', 'images/trait.svg', 'fichiers/guide.pdf']) {
    const made = await lazy.get(path)?.();
    assert.is(made?.value.files[0]?.path, path);
  }
  copyFileSync(join(site.staticDir, 'images/neuve.png'), join(site.staticDir, 'images/autre.png'));
  assert.ok((await host.pictures()).some(({ address }) => address === '/images/autre.png'));
  assert.ok(lazy.has('images/autre.png'), 'its small picture can be shown');
  const all = latest.values.read.copies.map(({ path }) => `/${path}`);
  assert.equal(hostOf({}).built()?.downloads, all, 'all may be, without a folder');
  assert.equal(hostOf({ downloads: 'nulle-part' }).built()?.downloads, []);
});

const site = fixtureSite();
const host = bareHost(site);

test('a build for visitors is published whole into the folder, with the version that it tells', async () => {
  const out = join(folderWith(), 'site');
  const { ok, version } = await host.buildForVisitors({ out });
  assert.ok(ok);
  assert.is(readFileSync(join(out, VERSION_FILE), 'utf8').trim(), version);
  assert.ok(existsSync(join(out, 'contact/index.html')));
});

test('a folder that another build publishes into, and one that holds something else, are refused', async () => {
  const busy = join(folderWith(), 'site');
  const unlock = lock(busy);
  assert.instance(await failureOf(host.buildForVisitors({ out: busy })), Fault);
  unlock();
  const foreign = folderWith({ 'photo.jpg': 'la leur' });
  assert.instance(await failureOf(host.buildForVisitors({ out: foreign })), Fault);
  assert.ok(existsSync(join(foreign, 'photo.jpg')));
});

test('other folders are judged in the place of the site’s own, whose files are named', async () => {
  const other = join(site.cacheDir, 'other');
  const content = { contentDir: join(other, 'content'), staticDir: join(other, 'static') };
  cpSync(site.contentDir, content.contentDir, { recursive: true });
  cpSync(site.staticDir, content.staticDir, { recursive: true });
  writeFileSync(join(content.contentDir, 'pages/faux.md'), textPage('Faux', '[nulle part](/nulle-part)'));
  writeFileSync(join(content.contentDir, 'pages/double.md'), textPage('Faux', 'Le même titre.'));
  const { ok, diagnostics } = await host.buildForVisitors({ content });
  assert.not.ok(ok);
  assert.ok(diagnostics.some(({ file, line }) => file === 'content/pages/faux.md' && line === 6));
  const said = diagnostics.map(({ message, hint }) => message + hint).join('\n');
  assert.match(said, /que content\/pages\/(?:faux|double)\.md/);
  assert.not.match(said, 'other/');
});

test('the site’s rules of writing are asked before anything is published, and stop nothing', async () => {
  const rules = {
    redite: () => [{ at: { line: 6, column: 1, length: 2 }, message: 'Un mot revient.', hint: 'Changez-le.' }],
  };
  const { ok, diagnostics } = await bareHost({ ...site, review: { rules, silences: () => [] } }).buildForVisitors();
  assert.ok(ok);
  assert.ok(diagnostics.some(({ rule, severity }) => rule === 'redite' && severity === 'warning'));
});
