import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { typeset } from '../../../build/finish/typography/typeset.ts';
import { randomFrom } from '../../../src/format/random.ts';
import { shown } from '../../support/shown-spaces.ts';

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
  '...',
  '\ue000',
  '\ue001',
  '\uf8ff',
  '\ud800',
  '\udfff',
  '\u0000',
  '\u0007',
  '\u200b',
  '\ufeff',
  '\u0301',
  '\ufffc',
  '👍',
  '\u{10ffff}',
  'https://',
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

test('a long text takes no longer for being made of one thing', () => {
  const units = [
    ' ',
    '\u00a0',
    '.',
    '!',
    '?',
    ':',
    '«',
    '« ',
    '»',
    "'",
    "a'",
    "'a ",
    '1',
    '1 ',
    '100 ',
    '00 ',
    'n°',
    'a',
    'a.',
    'a-',
    '/',
    '@',
    '(',
    ')',
    'é! ',
    '04 65 ',
  ];
  for (const unit of units) {
    const start = performance.now();
    typeset([unit.repeat(200_000 / unit.length)]);
    typeset([`a${unit.repeat(200_000 / unit.length)}!x`]);
    const seconds = (performance.now() - start) / 1000;
    // What grows with the square takes a minute and more.
    assert.ok(seconds < 10, `${JSON.stringify(unit)}: ${seconds} s`);
  }
});

test.run();
