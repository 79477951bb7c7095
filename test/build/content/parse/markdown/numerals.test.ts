import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  isSameUnit,
  likeNumeral,
  type Numeral,
  numeralIn,
} from '../../../../../build/content/parse/markdown/numerals.ts';
import { plain } from '../../../../support/dom.ts';

const test = suite('Numbers of tables');

function read(text: string, language = 'fr'): Numeral {
  const numeral = numeralIn(text, language);
  if (!numeral) throw new Error(`${text} is no number`);
  return numeral;
}

test('a number has its value, whatever its sign, groups and decimals', () => {
  const values: Readonly<Record<string, number>> = {
    '1 234,5 €': 1234.5,
    ' 12 ': 12,
    '0,05': 0.05,
    '−35 %': -35,
    '- 3': -3,
    '– 3': -3,
    '+4': 4,
    '≈ 7': 7,
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
  assert.not.ok(isSameUnit(read('$1'), read('1')));
});

test("a drawing's own number is written like those of its table", () => {
  assert.is(plain(likeNumeral(1500, read('20 €'), 'fr')), '1 500 €');
  assert.is(likeNumeral(-0.5, read('20%'), 'fr'), '−0,5%');
  assert.is(likeNumeral(0, read('$3', 'en'), 'en'), '$0');
});

test.run();
