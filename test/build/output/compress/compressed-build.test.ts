import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { folderWith } from '../../../support/folder.ts';

const test = suite('Builds with compressed forms');

const long = (word: string) => textPage('Longue', `${word} et la suite. `.repeat(200));

test('publish them beside pages, follow a change, and take them away again', async () => {
  const out = join(folderWith(), 'dist');
  const site = fixtureSite({ 'content/pages/longue.md': long('Avant') });
  const page = join(out, 'longue/index.html');
  const stamps = () => ['', '.br', '.gz'].map((end) => statSync(page + end).mtimeMs);
  const unpacked = () => gunzipSync(readFileSync(`${page}.gz`)).toString();

  const first = await build(site, { out, compressed: true });
  assert.ok(first.ok, JSON.stringify(first.diagnostics));
  assert.is(unpacked(), readFileSync(page, 'utf8'));
  const before = stamps();
  await build(site, { out, compressed: true });
  assert.equal(stamps(), before, 'nothing is written where nothing has changed');

  const changed = { ...fixtureSite({ 'content/pages/longue.md': long('Après') }), cacheDir: site.cacheDir };
  await build(changed, { out, compressed: true });
  assert.match(unpacked(), 'Après et la suite');
  assert.is(unpacked(), readFileSync(page, 'utf8'));

  const plain = await build(changed, { out });
  assert.ok(plain.ok);
  assert.equal([existsSync(page), existsSync(`${page}.br`), existsSync(`${page}.gz`)], [true, false, false]);
});

test.run();
