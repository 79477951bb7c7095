import { linkedPaths } from '../../../../build/assets/media/linked-media.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('Files that pages lead to');

const linked = (address: string, path: string) => [
  ...linkedPaths([{ facts: { addresses: [address] } }], '/depot', [path]),
];

test('a page leads to a file in either form of accents, encoded or not', () => {
  const names = ['NFC', 'NFD'].map((form) => 'modeles/été.txt'.normalize(form));
  for (const path of names)
    for (const name of names)
      for (const address of [name, encodeURI(name), `${encodeURI(name)}?v=1#haut`])
        assert.equal(linked(`/depot/${address}`, path), [path], address);
});

test('an address beside the site’s folder, of another file, or that cannot be decoded leads to none', () => {
  for (const address of ['/modeles/a.txt', '/depot/modeles/b.txt', '/depot/modeles/%E9.txt', 'modeles/a.txt'])
    assert.equal(linked(address, 'modeles/a.txt'), [], address);
});
