import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { remarkPlaces } from '../../../../build/workshop/review/remark-place.ts';

const test = suite('Where a remark stands in its text');

const TEXT = `---
titre: Un "grand" jour
---

Le **prix** n'est pas le _même_ partout.

Encore un passage : le prix est le même.
Il finit ici.
`;
const placeOf = remarkPlaces(TEXT);
const shown = (line: number, quote: string) => {
  const { line: found, column, length } = placeOf({ line, quote });
  const start =
    TEXT.split('\n')
      .slice(0, found - 1)
      .join('\n').length +
    (found > 1 ? 1 : 0) +
    column -
    1;
  return [found, TEXT.slice(start, start + length)];
};

test('a passage is found as its page shows it, whatever signs and typography the text has', () => {
  assert.equal(shown(5, 'prix n’est pas le même partout'), [5, "prix** n'est pas le _même_ partout"]);
  assert.equal(shown(7, 'même. Il finit'), [7, 'même.\nIl finit']);
  assert.equal(shown(0, 'Un « grand » jour'), [2, 'Un "grand" jour']);
});

test('of passages that read alike the one nearest to its line is meant, though lines have come and gone', () => {
  assert.equal(shown(6, 'le prix'), [5, 'Le **prix']);
  assert.equal(shown(12, 'le prix'), [7, 'le prix']);
});

test('a passage that is gone leaves the line of its block, within the text', () => {
  assert.equal(placeOf({ line: 5, quote: 'rien de tel' }), { line: 5, column: 1, length: 0 });
  assert.equal(placeOf({ line: 5, quote: '' }), { line: 5, column: 1, length: 0 });
  assert.equal(placeOf({ line: 90, quote: 'rien' }).line, TEXT.split('\n').length);
  assert.equal(placeOf({ line: 0, quote: '' }).line, 1);
});

test.run();
