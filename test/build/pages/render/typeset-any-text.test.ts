import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { typeset } from '../../../../build/pages/render/typography/typesetters.ts';
import { randomFrom } from '../../../../src/format/random.ts';
import { shown } from '../../../support/shown-spaces.ts';

const test = suite('French typesetting, whatever the text');

test('a space that is added comes with the sign that asks for it; one that is there stays in its piece', () => {
  assert.equal(typeset(['mot', '!', ' «', 'mot', '»']).map(shown), ['mot', '~!', ' «_', 'mot', '_»']);
  assert.equal(typeset(['mot ', '!', ' «', ' mot', ' ', '»']).map(shown), ['mot~', '!', ' «_', 'mot', '_', '»']);
  assert.equal(typeset(['Coût ', ' ', ' : x']).map(shown), ['Coût_', '', ': x']);
});

test('nothing is made of nothing', () => {
  assert.equal(typeset([]), []);
  assert.equal(typeset(['', '']), ['', '']);
});

/** What rules act on, what they might stumble over, and what no rule may know: private use, lone surrogates, controls. */
const ALPHABET = [
  ...' \u00a0\u202f\n\t\'’‘".…,;:!?«»()[]/@=&-%€°n0123456789aéLxh',
  ...'\ue000\ue001\uf8ff\0\u0007\u200b\ufeff\u0301\ufffc👍\u{10ffff}',
  ...['...', '\ud800', '\udfff', 'https://'],
];

/** All but what typography may change. */
const kept = (text: string) => text.replace(/[\s'’‘.…]/g, '');

test('whatever is written, every piece keeps its characters, and setting twice changes nothing more', () => {
  const random = randomFrom('typeset');
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const anything = () => String.fromCharCode(Math.floor(random() * 0x10000));
  for (let run = 0; run < 5000; run++) {
    const pieces = Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
      Array.from({ length: Math.floor(random() * 9) }, () => (random() < 0.1 ? anything() : one(ALPHABET))).join(''),
    );
    const set = typeset(pieces);
    assert.equal(set.map(kept), pieces.map(kept), JSON.stringify(pieces));
    assert.equal(typeset([set.join('')]).join(''), set.join(''), JSON.stringify(pieces));
  }
});

test('a long text of one thing is set as a short one is, and as fast', () => {
  const units = [..." \u00a0.!?:«»'1a/@()", '« ', "a'", "'a ", '1 ', '100 ', '00 ', 'n°', 'a.', 'a-', 'é! ', '04 65 '];
  for (const unit of units) {
    // What grows with the square takes longer than any file of tests may.
    const long = unit.repeat(200_000 / unit.length);
    for (const text of [long, `a${long}!x`]) assert.is(kept(typeset([text]).join('')), kept(text), unit);
  }
});

test.run();
