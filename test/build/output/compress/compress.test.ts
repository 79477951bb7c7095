import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../../build/cache/store.ts';
import { type OutputFile, outputFile, type PublishedFile } from '../../../../build/contract/output.ts';
import { compress } from '../../../../build/output/compress/compress.ts';
import { cachedCompress } from '../../../../build/pipeline/cached-steps.ts';
import { folderWith } from '../../../support/folder.ts';
import { withoutContents } from '../../../support/published.ts';

const test = suite('Compressed forms');

const TEXT = 'Une phrase, et encore une autre. '.repeat(100);
const bytesOf = ({ contents }: OutputFile) => Buffer.from(contents());

test('lie beside every text of more than a packet, and are it again when they are decoded', async () => {
  const files = ['a.html', 'b/c.js', 'd.svg', 'e.md', 'f.txt', 'g.xml', 'h.webmanifest'].map((path) =>
    outputFile(path, `${path} ${TEXT}`),
  );
  const { value } = await compress(files);
  assert.equal(
    value.map(({ path }) => path),
    files.flatMap(({ path }) => [`${path}.br`, `${path}.gz`]),
  );
  for (const [nth, form] of value.entries()) {
    const decoded = form.path.endsWith('.br') ? brotliDecompressSync(bytesOf(form)) : gunzipSync(bytesOf(form));
    const original = files[Math.floor(nth / 2)];
    assert.is(decoded.toString(), original?.contents());
    assert.is(form.bytes, bytesOf(form).length);
    assert.ok(form.bytes < (original?.bytes ?? 0));
  }
});

test('are left out where there is little to gain, or nothing', async () => {
  const others: PublishedFile[] = [
    outputFile('short.html', 'x'.repeat(1000)),
    outputFile('photo.jpg', TEXT),
    outputFile('font.woff2', TEXT),
    outputFile('_headers', TEXT),
  ];
  assert.equal((await compress(others)).value, []);
  assert.equal((await compress([outputFile('noise.txt', randomBytes(2000))])).value, []);
});

test('of copied files are made of what these hold', async () => {
  const from = join(folderWith({ 'plan.svg': TEXT }), 'plan.svg');
  const { value } = await compress([{ path: 'images/plan.svg', from, bytes: TEXT.length }]);
  const [brotli] = value;
  assert.is(brotli?.path, 'images/plan.svg.br');
  assert.is(brotli && brotliDecompressSync(bytesOf(brotli)).toString(), TEXT);
});

test('never take the place of a file that has their name', async () => {
  const files = [outputFile('a.txt', TEXT), outputFile('a.txt.gz', 'of somebody else')];
  const paths = (await compress(files)).value.map(({ path }) => path);
  assert.equal(paths, ['a.txt.br']);
});

test('name no system in their bytes', async () => {
  const { value } = await compress([outputFile('a.txt', TEXT)]);
  const gzip = value.find(({ path }) => path === 'a.txt.gz');
  assert.is(gzip && bytesOf(gzip)[9], 255);
});

test('are made once for the same bytes, whatever the name: a later build reads no file for them', async () => {
  const folder = folderWith();
  const first = openStore(folder);
  const made = await compress([outputFile('a.html', TEXT)], cachedCompress({ store: first, code: 'x' }));
  first.save();
  const second = openStore(folder);
  const again = await compress(
    [withoutContents(outputFile('b.html', TEXT))],
    cachedCompress({ store: second, code: 'another' }),
  );
  assert.equal(
    again.value.map((form) => [form.path, form.hash, bytesOf(form).toString('base64')]),
    made.value.map((form) => [form.path.replace('a.', 'b.'), form.hash, bytesOf(form).toString('base64')]),
  );
});

test.run();
