import {
  formatLike,
  isSameUnit,
  type Numeral,
  numeralIn,
} from '../../../../../build/content/parse/markdown/numerals.ts';
import { widthOf, wrap } from '../../../../../build/content/parse/markdown/text-lines.ts';
import { assert, suite } from '../../../../suite.ts';
import { plain } from '../../../../support/dom.ts';

const test = suite('Numbers of tables and lines of a drawing');

test('a number has its value, whatever its sign, groups and decimals', () => {
  const values: Readonly<Record<string, number>> = {
    '1 234,5 €': 1234.5,
    ' 12 ': 12,
    '0,05': 0.05,
    '−35 %': -35,
    '- 3': -3,
    '– 3': -3,
    '+4': 4,
    '123456789012345': 123_456_789_012_345,
  };
  for (const [text, value] of Object.entries(values)) assert.is(read(text).value, value, text);
  assert.is(numeralIn('1234567890123456', 'fr'), undefined, 'more digits than a number holds');
  assert.is(read('1,234.5', 'en').value, 1234.5);
});

test('what stands before and behind its digits is kept apart', () => {
  assert.equal(read('  20 €\u00a0/ mois '), { value: 20, before: '', unit: '€ / mois', gap: ' ', text: '20 € / mois' });
  assert.equal(read('$20'), { value: 20, before: '$', unit: '', gap: '', text: '$20' });
  assert.is(numeralIn('3 mots et encore bien plus de mots', 'fr'), undefined, 'a sentence');
});

test('one and several count the same, other things do not', () => {
  assert.ok(isSameUnit(read('1 heure'), read('2 Heures')));
  assert.ok(isSameUnit(read('1 tâche par mois'), read('9 tâches par mois')));
  assert.not.ok(isSameUnit(read('1 h'), read('1 s')));
});

test("a drawing's own number is written like those of its table", () => {
  assert.is(plain(formatLike(1500, read('20 €'), 'fr')), '1 500 €');
  assert.is(formatLike(-0.5, read('20%'), 'fr'), '−0,5%');
  assert.is(formatLike(0, read('$3', 'en'), 'en'), '$0');
});

/** Letters of one width, of which ten fit on a line. */
const MONO = { size: 10, face: 'mono' } as const;
const TEN = 62.1;

/** Texts, and their lines, with `_` for a space that does not break. */
const LINES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a line takes as many words as fit, to the last letter': {
    '': [],
    'abcd efghi': ['abcd efghi'],
    'abcd efghij': ['abcd', 'efghij'],
    'ab cd ef g hij kl m': ['ab cd ef g', 'hij kl m'],
    ' ab\tcd\n ef ': ['ab cd ef'],
  },
  'lines are about as long as each other, and no more of them than needed': {
    'ab cd ef g hi': ['ab cd ef', 'g hi'],
  },
  'punctuation stays with its word': {
    'abcdef gh :': ['abcdef', 'gh_:'],
    'abcdef « g » h': ['abcdef', '«_g_» h'],
    'abcdefg 12 %': ['abcdefg', '12_%'],
  },
  'a number stays with what it counts': {
    'abcdef 30 jours': ['abcdef', '30_jours'],
  },
  'a word that is too long is broken after a sign where it has one, else anywhere, and the text goes on behind it': {
    'abc/defghijkl mn': ['abc/', 'defghijkl', 'mn'],
    'ab-cd-efghijk': ['ab-cd-', 'efghijk'],
    'un abcdefghijklm': ['un', 'abcdefghij', 'klm'],
  },
};
for (const [sentence, texts] of Object.entries(LINES))
  test(sentence, () => {
    for (const [text, lines] of Object.entries(texts))
      assert.equal(
        wrap(text, TEN, MONO).map((line) => line.replaceAll('\u00a0', '_')),
        lines,
        text,
      );
    assert.equal(wrap('ab', 1, MONO), ['a', 'b'], 'a letter that is wider than the line has a line of its own');
  });

test('letters are as wide as their kind, and bold ones wider', () => {
  const em = (text: string, face: 'regular' | 'bold' | 'mono' = 'regular') =>
    Math.round(widthOf(text, { size: 100, face }));
  const sorts = {
    '\u00a0\u202f ': 23,
    'ijlI!|·': 28,
    'frt1(/-': 45,
    'aezéû?»': 56,
    'mwM%…': 95,
    W: 110,
    'bd9$_–^': 62,
    'AZÀ&€→': 80,
  };
  for (const [letters, width] of Object.entries(sorts))
    for (const letter of letters) assert.is(em(letter), width, letter);
  for (const wide of ['漢', '🙂']) assert.equal([em(wide), em(wide, 'mono')], [110, 110], wide);
  assert.equal([em('iM', 'mono'), em('aa', 'bold'), em('aa')], [124, 119, 112]);
});

function read(text: string, language = 'fr'): Numeral {
  const numeral = numeralIn(text, language);
  if (!numeral) throw new Error(`${text} is no number`);
  return numeral;
}
