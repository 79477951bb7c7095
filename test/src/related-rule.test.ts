import { relatedAreOthers } from '../../src/pages/article/rules.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Articles to read next');

const found = (...lies: string[]) =>
  relatedAreOthers({ slug: 'moi', data: { lies } }).map(({ at, rule }) => `${at.join('.')} ${rule}`);

test('an article proposes neither itself nor another one twice', () => {
  assert.equal(found('un', 'deux'), []);
  assert.equal(found('moi', 'un', 'un', 'deux', 'un'), [
    'lies.0 lies-soi-meme',
    'lies.2 lies-en-double',
    'lies.4 lies-en-double',
  ]);
});
