import { assert, suite } from '../../../../test/suite.ts';
import { mergeChanges, smallestChange } from '../../../client/editor/text-changes.ts';

const test = suite('Changes of a text');

test('it replaces what differs alone', () => {
  assert.equal(smallestChange('un mot faux ici', 'un mot juste ici'), { from: 7, to: 11, insert: 'juste' });
  assert.equal(smallestChange('ab', 'aab'), { from: 1, to: 1, insert: 'a' });
  assert.equal(smallestChange('aaa', 'aa'), { from: 2, to: 3, insert: '' });
  assert.equal(smallestChange('', 'x'), { from: 0, to: 0, insert: 'x' });
});

test('two changes of a text are both made; in one passage the outer one wins', () => {
  assert.is(mergeChanges('un deux trois', 'un deux trois!', 'deux trois'), 'deux trois!');
  assert.is(mergeChanges('un deux trois', 'et un deux trois', 'un deux quatre'), 'et un deux quatre');
  assert.is(mergeChanges('un deux', 'un 2', 'un dix'), 'un dix');
  assert.is(mergeChanges('un', 'un', 'deux'), 'deux');
  assert.is(mergeChanges('un', 'deux', 'un'), 'deux');
});
