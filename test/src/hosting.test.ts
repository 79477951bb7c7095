import { hosting } from '../../src/hosting.ts';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Hosting policy');

const CORP = 'Cross-Origin-Resource-Policy';

test('lets everybody show pictures, and nobody else use the rest', () => {
  const policyOf = (path: string) => {
    const [, headers = hosting.headers] =
      Object.entries(hosting.folders).find(([folder]) => path.startsWith(folder)) ?? [];
    return headers[CORP] ?? hosting.headers[CORP];
  };
  for (const picture of [paths.sharingImage('/'), paths.sharingImage('/blog/roi'), '/images/fondateur.svg'])
    assert.is(policyOf(picture), 'cross-origin', picture);
  for (const path of [paths.home, paths.about, '/assets/page-AAAAAAAA.js', paths.atom])
    assert.is(policyOf(path), 'same-origin', path);
});

test('has no folder in another, and no header by two spellings', () => {
  const folders = Object.keys(hosting.folders);
  for (const folder of folders)
    assert.equal(
      folders.filter((other) => other.startsWith(folder)),
      [folder],
    );
  const names = [hosting.headers, ...Object.values(hosting.folders)].flatMap((headers) => Object.keys(headers));
  const spellings = new Set(names);
  assert.is(new Set([...spellings].map((name) => name.toLowerCase())).size, spellings.size);
});

test('has browsers keep for good what bears a hash, and ask for all else', () => {
  assert.match(hosting.folders['/assets/']?.['Cache-Control'] ?? '', 'immutable');
  assert.is(hosting.headers['Cache-Control'], 'no-cache');
});

test('tells feeds and texts by their type', () => {
  const { atom, toolPricesAtom, jsonFeed, toolPricesFeed } = paths;
  for (const path of [atom, toolPricesAtom]) assert.match(hosting.types[path] ?? '', 'application/atom+xml', path);
  for (const path of [jsonFeed, toolPricesFeed]) assert.match(hosting.types[path] ?? '', 'application/feed+json', path);
});
