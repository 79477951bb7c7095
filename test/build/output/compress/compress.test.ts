import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openStore } from '../../../../build/cache/store.ts';
import { type OutputFile, outputFile, type PublishedFile } from '../../../../build/contract/output.ts';
import { compress } from '../../../../build/output/compress/compress.ts';
import { cachedCompress } from '../../../../build/pipeline/cached-steps.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { assert, suite } from '../../../suite.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { folderWith } from '../../../support/folder.ts';
import { withoutContents } from '../../../support/text-site.ts';

const test = suite('Compressed forms');

const TEXT = 'Une phrase, et encore une autre. '.repeat(100);
const bytesOf = ({ contents }: OutputFile) => Buffer.from(contents());
const decoded = (form: OutputFile) =>
  (form.path.endsWith('.br') ? brotliDecompressSync : gunzipSync)(bytesOf(form)).toString();

test('lie beside every text of more than a packet, and are it again when they are decoded', async () => {
  const names = ['a.html', 'b/c.js', 'd.svg', 'e.md', 'f.txt', 'g.xml', 'h.webmanifest'];
  const { value } = await compress(names.map((path) => outputFile(path, `${path} ${TEXT}`)));
  const paths = value.map(({ path }) => path);
  const expected = names.flatMap((path) => [`${path}.br`, `${path}.gz`]);
  assert.equal(paths, expected);
  for (const form of value) {
    const original = `${form.path.slice(0, -3)} ${TEXT}`;
    assert.is(decoded(form), original);
    assert.is(form.bytes, bytesOf(form).length);
    assert.ok(form.bytes < original.length);
  }
});

test('are left out where there is little to gain, or nothing, and where a file has their name', async () => {
  const names = async (...files: PublishedFile[]) => (await compress(files)).value.map(({ path }) => path);
  const other = ['photo.jpg', 'font.woff2', '_headers'].map((path) => outputFile(path, TEXT));
  assert.equal(await names(outputFile('short.html', 'x'.repeat(1000)), ...other), []);
  assert.equal(await names(outputFile('noise.txt', randomBytes(2000))), []);
  assert.equal(await names(outputFile('a.txt', TEXT), outputFile('a.txt.gz', 'of somebody else')), ['a.txt.br']);
});

test('of copied files are made of what these hold', async () => {
  const from = join(folderWith({ 'plan.svg': TEXT }), 'plan.svg');
  const [brotli] = (await compress([{ path: 'images/plan.svg', from, bytes: TEXT.length }])).value;
  assert.equal([brotli?.path, brotli && decoded(brotli)], ['images/plan.svg.br', TEXT]);
});

test('are made once for the same bytes, whatever the name: a later build reads no file for them', async () => {
  const folder = folderWith();
  const made = async (file: OutputFile, code: string) => {
    const store = openStore(folder);
    const { value } = await compress([file], cachedCompress({ store, code }));
    store.save();
    return value.map((form) => `${form.path.slice(1)} ${form.hash} ${bytesOf(form).toString('base64')}`);
  };
  const first = await made(outputFile('a.html', TEXT), 'x');
  assert.equal(await made(withoutContents(outputFile('b.html', TEXT)), 'another'), first);
});

test('of pages are published beside these, and are taken away again', async () => {
  const out = join(folderWith(), 'dist');
  const site = fixtureSite({ 'content/pages/longue.md': textPage('Longue', TEXT) });
  const page = join(out, 'longue/index.html');
  const first = await build(site, { out, compressed: true });
  assert.ok(first.ok, JSON.stringify(first.diagnostics));
  assert.is(gunzipSync(readFileSync(`${page}.gz`)).toString(), readFileSync(page, 'utf8'));
  const plain = await build(site, { out });
  assert.ok(plain.ok);
  assert.equal([existsSync(page), existsSync(`${page}.br`), existsSync(`${page}.gz`)], [true, false, false]);
});
