import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { VERSION_FILE } from '../../../../build/contract/visitors-build.ts';
import { lock } from '../../../../build/output/publish/lock.ts';
import { Fault } from '../../../../build/platform/fault.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { folderWith } from '../../../support/folder.ts';
import { failureOf } from '../../../support/refusals.ts';
import { bareHost } from '../../../support/workshop-host.ts';

const test = suite('A build for visitors from the workshop');

const site = fixtureSite();
const host = bareHost(site);

test('it is published whole into the folder, with the version that it tells', async () => {
  const out = join(folderWith(), 'site');
  const { ok, version } = await host.forVisitors({ out });
  assert.ok(ok);
  assert.is(readFileSync(join(out, VERSION_FILE), 'utf8').trim(), version);
  assert.ok(existsSync(join(out, 'contact/index.html')));
});

test('a folder that another build publishes into, and one that holds something else, are refused', async () => {
  const busy = join(folderWith(), 'site');
  const unlock = lock(busy);
  assert.instance(await failureOf(host.forVisitors({ out: busy })), Fault);
  unlock();
  const foreign = folderWith({ 'photo.jpg': 'la leur' });
  assert.instance(await failureOf(host.forVisitors({ out: foreign })), Fault);
  assert.ok(existsSync(join(foreign, 'photo.jpg')));
});

test('other folders are judged in the place of the site’s own, whose files are named', async () => {
  const other = join(site.cacheDir, 'other');
  const content = { contentDir: join(other, 'content'), staticDir: join(other, 'static') };
  cpSync(site.contentDir, content.contentDir, { recursive: true });
  cpSync(site.staticDir, content.staticDir, { recursive: true });
  writeFileSync(join(content.contentDir, 'pages/faux.md'), textPage('Faux', '[nulle part](/nulle-part)'));
  const { ok, diagnostics } = await host.forVisitors({ content });
  assert.not.ok(ok);
  assert.ok(diagnostics.some(({ file, line }) => file === 'content/pages/faux.md' && line === 6));
});

test('the site’s rules of writing are asked before anything is published, and stop nothing', async () => {
  const rules = {
    redite: () => [{ at: { line: 6, column: 1, length: 2 }, message: 'Un mot revient.', hint: 'Changez-le.' }],
  };
  const { ok, diagnostics } = await bareHost({ ...site, review: { rules, silences: () => [] } }).forVisitors();
  assert.ok(ok);
  assert.ok(diagnostics.some(({ rule, severity }) => rule === 'redite' && severity === 'warning'));
});

test.run();
