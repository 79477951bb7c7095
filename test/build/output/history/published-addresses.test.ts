import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../../build/cache/store.ts';
import { publishedAddresses, storeAddresses } from '../../../../build/output/history/published-addresses.ts';
import { folderWith } from '../../../support/folder.ts';

const test = suite('Published addresses');

test('are listed by content folder, from one run to the next', () => {
  const folder = folderWith();
  const site = { contentDir: folderWith() };
  storeAddresses(site, openStore(folder), ['/b', '/', '/b']);
  const later = openStore(folder);
  assert.equal(publishedAddresses(site, later, undefined), ['/', '/b']);
  assert.equal(publishedAddresses({ contentDir: folderWith() }, later, undefined), []);
  storeAddresses(site, later, []);
  assert.equal(publishedAddresses(site, later, undefined), [], 'none is an answer, too');
});

test('are those of the pages in the folder to publish into, where the cache lists none', () => {
  const out = folderWith({
    '.published.json': JSON.stringify({ format: 1, files: ['index.html', 'notes/a/index.html', '404.html', 'a.css'] }),
  });
  const site = { contentDir: folderWith() };
  const store = openStore(folderWith());
  assert.equal(publishedAddresses(site, store, out), ['/', '/notes/a']);
  storeAddresses(site, store, ['/b']);
  assert.equal(publishedAddresses(site, store, out), ['/b']);
});

test.run();
