import { assert, suite } from '../../test/suite.ts';
import { linkTo, placeIn, textsNamedIn } from '../file-link.ts';

const test = suite('Addresses in the workshop');

test('a fragment names a file, and a line and column in it', () => {
  assert.equal(placeIn('#/content/blog/x.md:12:5'), { path: 'content/blog/x.md', line: 12, column: 5 });
  assert.equal(placeIn('#/content/blog/x.md:12'), { path: 'content/blog/x.md', line: 12, column: 1 });
  assert.equal(placeIn('#/content/blog/x.md'), { path: 'content/blog/x.md' });
});

test('whatever else it is, it is the list', () => {
  for (const hash of ['', '#', '#/', '#autre']) assert.is(placeIn(hash), undefined, hash);
});

test('each name of a file goes into a fragment and comes back', () => {
  for (const path of [
    'content/blog/été à Paris.md',
    'content/100%.md',
    'content/a#b.md',
    'content/a?b.md',
    'content/%20.md',
  ])
    assert.equal(placeIn(linkTo({ path, line: 3, column: 7 })), { path, line: 3, column: 7 });
});

test('texts that a sentence names by their files are found with their lines, other files are not', () => {
  const files = [{ path: 'content/pages/autres.md', title: 'Autres pages' }];
  const named = { path: 'content/pages/autres.md', title: 'Autres pages' };
  assert.equal(textsNamedIn('Comme content/pages/autres.md, ligne 4.', files), ['Comme ', { ...named, line: 4 }, '.']);
  assert.equal(textsNamedIn('Dans « content/pages/autres.md » déjà', files), ['Dans ', named, ' déjà']);
  assert.equal(textsNamedIn('docs/autre.md le dit.', files), ['docs/autre.md le dit.']);
});
