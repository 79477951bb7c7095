import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileKindAndSize } from '../../src/format/file-kind.ts';

const test = suite('The kind and size of a file');

const said = (extension: string, bytes: number) => fileKindAndSize({ extension, bytes });

test('are said in readers’ words, with one unit that fits', () => {
  assert.is(said('xlsx', 14_200), 'Classeur Excel · 14 ko');
  assert.is(said('csv', 1), 'Tableau CSV · 1 octet');
  assert.is(said('csv', 999), 'Tableau CSV · 999 octets');
  assert.is(said('csv', 1000), 'Tableau CSV · 1 ko');
  assert.is(said('pdf', 999_499), 'Document PDF · 999 ko');
  assert.is(said('pdf', 999_500), 'Document PDF · 1 Mo');
  assert.is(said('zip', 1_250_000), 'Archive ZIP · 1,3 Mo');
});

test('a kind that has no word is called by its extension', () => {
  assert.is(said('ods', 2000), 'Fichier ODS · 2 ko');
  assert.is(said('', 2000), 'Fichier · 2 ko');
});

test.run();
