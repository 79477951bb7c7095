import { assert, suite } from '../../../../test/suite.ts';
import { type Decision, decisionAbout, nextStep } from '../../../client/publication/use-publication.ts';

const test = suite('Decisions on conflicts');

const conflict = (path: string, version = 'v1') => ({ path, version });
const decision = (path: string, choice: Decision['choice'], version = 'v1'): Decision => ({ path, version, choice });

test('are published with the last one, in one go; until then they say how many are open', () => {
  const two = [conflict('a'), conflict('b')];
  const first = nextStep(two, [decision('a', 'publish')]);
  assert.equal([first.open, first.publishes], [1, false]);
  const last = nextStep(two, [decision('a', 'publish'), decision('b', 'leave')]);
  assert.equal([last.open, last.publishes, last.settled, last.left], [0, true, [conflict('a')], ['b']]);
  assert.ok(nextStep([conflict('a')], [decision('a', 'publish')]).publishes);
});

test('that leave all for later publish nothing, and settle nothing over the other side', () => {
  const { open, publishes, settled } = nextStep([conflict('a')], [decision('a', 'leave')]);
  assert.equal([open, publishes, settled], [0, false, []]);
});

test('are about one version of the other side: a newer one is asked about anew', () => {
  const known = [decision('a', 'publish')];
  assert.is(decisionAbout(conflict('a', 'v2'), known), undefined);
  assert.is(nextStep([conflict('a', 'v2')], known).open, 1);
});
