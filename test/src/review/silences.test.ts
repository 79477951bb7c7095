import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { silencesIn } from '../../../src/review/index.ts';

const test = suite('Rules that a text sets aside');

test('are named by its front matter, each where it stands', () => {
  const data = {
    silences: [
      { regle: 'tics', raison: 'Une citation.' },
      { regle: 'chiffres-sans-source', raison: 'Un essai.' },
    ],
  };
  assert.equal(silencesIn(data), [
    { rule: 'tics', at: ['silences', 0] },
    { rule: 'chiffres-sans-source', at: ['silences', 1] },
  ]);
});

test('are none where it names none, or is none', () => {
  for (const data of [{}, { silences: [] }, undefined, null]) assert.equal(silencesIn(data), []);
});

test.run();
