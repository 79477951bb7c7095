import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { picturesApi } from '../../../../build/workshop/pictures/pictures-api.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { workshopOf } from '../../../support/workshop.ts';

const test = suite('The bytes of a picture, for the pages of the workshop');

test('are handed to its own pages without a token, and to no other page', async () => {
  const { send } = await workshopOf(fixtureSite());
  const address = `${picturesApi.bytes}?address=/images/point.svg`;
  const own = await send('GET', address, { headers: { 'sec-fetch-site': 'same-origin' } });
  assert.is(own.status, 200);
  assert.match(own.text, '<svg');
  assert.match(String(own.headers['content-security-policy']), /default-src 'none'.*sandbox/);
  assert.is(own.headers['cross-origin-resource-policy'], 'same-origin');
  for (const site of ['same-site', 'cross-site'])
    assert.is((await send('GET', address, { headers: { 'sec-fetch-site': site } })).status, 403, site);
  assert.is((await send('POST', address)).status, 405);
});

test('are those of a picture below its folder: nothing hidden, linked or of another sort', async () => {
  const site = fixtureSite();
  const folder = join(site.staticDir, 'images');
  mkdirSync(join(folder, 'dossier.png'));
  symlinkSync(join(site.root, 'content/site.md'), join(folder, 'lien.png'));
  for (const name of ['notes.txt', '.cache.png', 'page.html']) writeFileSync(join(folder, name), 'x');
  const { send } = await workshopOf(site);
  const statuses = {
    '/images/absent.png': 404,
    '/images/notes.txt': 422,
    '/images/page.html': 422,
    '/images/lien.png': 403,
    '/images/dossier.png': 403,
    '/images/.cache.png': 400,
    '/images/../../content/site.md': 400,
    '/images/%2e%2e%2f%2e%2e%2fcontent/site.md': 400,
    '/404.html': 400,
  };
  for (const [address, status] of Object.entries(statuses)) {
    const answer = await send('GET', `${picturesApi.bytes}?address=${encodeURIComponent(address)}`);
    assert.is(answer.status, status, address);
  }
});

test.run();
