import { markOf } from '../../build/contract/variables.ts';
import { policySaysWhatIsCounted, policyShowsItsFields } from '../../src/pages/privacy/rules.ts';
import { assert, suite } from '../suite.ts';

const test = suite('What the privacy policy cannot leave out');

test('its variable cannot go unnoticed', () => {
  const actual = policySaysWhatIsCounted({ html: '<p>Rien à dire.</p>' }).map(({ severity }) => severity);
  assert.equal(actual, ['error']);
  assert.equal(policySaysWhatIsCounted({ html: `<p>${markOf('mesure')}</p>` }), []);
});

test('the fields that a block shows cannot go unnoticed either', () => {
  const [form, processings] = ['<div data-slot="formulaire"></div>', '<div data-slot="traitements"></div>'];
  const fields = (html: string) => policyShowsItsFields({ html }).map(({ at }) => at.join('.'));
  assert.equal(fields(form), ['traitements']);
  assert.equal(fields(processings), ['formulaire']);
  assert.equal(fields(form + processings), []);
});
