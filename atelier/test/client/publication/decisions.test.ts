import { assert, suite } from '../../../../test/suite.ts';
import { openConflicts } from '../../../client/publication/use-publication.ts';

const test = suite('Conflicts that are settled');

test('are about one version of the other side: a newer one is asked about anew', () => {
  const conflicts = ['a', 'b'].map((path) => ({ path, version: 'v1' }));
  const settled = [{ path: 'a', version: 'v1' }];
  assert.equal(openConflicts(conflicts, settled), [{ path: 'b', version: 'v1' }]);
  assert.is(openConflicts([{ path: 'a', version: 'v2' }], settled).length, 1);
});
