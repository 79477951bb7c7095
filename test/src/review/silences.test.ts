import { disabledRulesIn } from '../../../src/review/index.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Rules that a text sets aside');

test('are those that its front matter names; none where it names none, or there is none', () => {
  const silences = [
    { regle: 'tics', motif: 'Une citation.' },
    { regle: 'chiffres-sans-source', motif: 'Un essai.' },
  ];
  assert.equal(disabledRulesIn({ silences }), ['tics', 'chiffres-sans-source']);
  for (const data of [{}, { silences: [] }, undefined]) assert.equal(disabledRulesIn(data), []);
});
