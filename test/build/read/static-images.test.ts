import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { staticImages } from '../../../build/read/static-images.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Sizes of static images');

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>';

function sizeOf(address: string) {
  const folder = folderWith({
    'static/images/a b.svg': SVG,
    'static/images/été.svg': SVG,
    'static/images/100%.svg': SVG,
    'static/images/texte.txt': 'Un texte.',
    'dehors.svg': SVG,
  });
  return staticImages(`${folder}/static`)(address);
}

test('finds an image under the address that a browser asks for', () => {
  for (const address of [
    '/images/a%20b.svg',
    '/images/%C3%A9t%C3%A9.svg',
    '/images/été.svg',
    '/images/100%25.svg',
    '/images/a%20b.svg?v=2#haut',
  ]) {
    assert.equal(sizeOf(address), { width: 40, height: 30 }, address);
  }
});

test('finds nothing elsewhere: on another site, outside the folder, relative, malformed, no image', () => {
  for (const address of [
    '//autre.test/images/a%20b.svg',
    'https://autre.test/images/a%20b.svg',
    'images/a%20b.svg',
    '/../dehors.svg',
    '/images%2F..%2F..%2Fdehors.svg',
    '/images/100%.svg',
    '/images/absente.svg',
    '/images/texte.txt',
    '/images/%00.svg',
  ]) {
    assert.is(sizeOf(address), undefined, address);
  }
});

test.run();
