import { inputGroups } from '../../src/islands/bill-calculator/inputs.ts';
import {
  type CalculatorField,
  defaultEntries,
  entriesFromAddress,
  entryError,
  type FieldGroup,
  numbersFrom,
  searchWith,
} from '../../src/islands/calculator/fields.ts';
import { formatEuros, formatNumber, readNumber } from '../../src/islands/calculator/numbers.ts';
import * as roi from '../../src/islands/roi-calculator/inputs.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Calculator entries');

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

const YEARS = { key: 'years', name: 'annees', label: 'Durée', unit: 'ans', start: 3, min: 1, max: 10, whole: true };
const RATE = { key: 'rate', name: 'taux', label: 'Taux', unit: '%', start: 8.2, min: 0, max: 100 };
const COSTS = { key: 'costs', name: 'couts', label: 'Coûts', unit: '€', start: 13_900, min: 1, max: 1e9 };
const FIELDS: readonly CalculatorField[] = [YEARS, RATE, COSTS];
const START = defaultEntries(FIELDS);

/** The groups of fields of each calculator. */
const CALCULATORS: Readonly<Record<string, readonly FieldGroup[]>> = { roi: roi.GROUPS, bills: inputGroups(0.89) };

const NUMBERS: Readonly<Record<string, number>> = {
  '13 900': 13_900,
  [`13${NO_BREAK}900`]: 13_900,
  [`13${NARROW}900`]: 13_900,
  '1 3900': 13_900,
  '8,07': 8.07,
  [`1${NARROW}234,5`]: 1234.5,
  '-3,5': -3.5,
};

test('reads spaces of every kind between thousands, a comma and a point alike, and either sign of less', () => {
  for (const [text, number] of Object.entries(NUMBERS)) assert.is(readNumber(text), number, JSON.stringify(text));
});

test('takes nothing else for a number', () => {
  for (const text of ['', ' ', 'abc', '12 €', '8,', ',5', '1,2,3', '1.234,5', '1e3', '0x10', 'Infinity', '--1', '5 %'])
    assert.ok(Number.isNaN(readNumber(text)), JSON.stringify(text));
});

test('writes numbers and amounts the French way, to the euro or the hundred, nought without a sign', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  assert.equal([13_900, 8.07, -40, -0.5].map(formatNumber).map(plain), ['13 900', '8,07', '−40', '−0,5']);
  for (const number of [0, 7, 13_900, 8.07, 1_234_567.89, -40]) assert.is(readNumber(formatNumber(number)), number);
  for (const number of [-0, -0.004, Math.round(-0.4), readNumber('-0')]) assert.is(formatNumber(number), '0');
  const actual = [231_932.34, -0.2].map((amount) => plain(formatEuros(amount)));
  assert.equal(actual, ['231 932 €', '0 €']);
  const found = [231_932.34, -9_750].map((amount) => plain(formatEuros(amount, 100)));
  assert.equal(found, ['231 900 €', '−9 700 €']);
});

test('fields have unique names, a label and a unit, and start with a valid value', () => {
  for (const [calculator, groups] of Object.entries(CALCULATORS)) {
    // None stands alone on a phone.
    for (const group of groups) assert.is(group.fields.length % 2, 0, group.title);
    const fields = groups.flatMap((group) => group.fields);
    for (const field of fields) {
      assert.match(field.name, /^[a-z]+$/);
      assert.ok(field.label && field.unit, field.name);
      assert.is(entryError(field, formatNumber(field.start)), undefined, field.name);
    }
    for (const name of ['name', 'key'] as const)
      assert.is(new Set(fields.map((field) => field[name])).size, fields.length, calculator);
    const expected = Object.fromEntries(fields.map(({ key, start }) => [key, start]));
    assert.equal(numbersFrom(fields, defaultEntries(fields)), expected);
  }
});

test('accepts the bounds of a field and refuses what lies beyond them', () => {
  for (const field of FIELDS) {
    assert.is(entryError(field, formatNumber(field.min)), undefined, field.name);
    assert.is(entryError(field, formatNumber(field.max)), undefined, field.name);
    assert.ok(entryError(field, formatNumber(field.min - 1)), field.name);
    assert.ok(entryError(field, formatNumber(field.max + 1)), field.name);
  }
});

test('reports an exceeded bound, an unexpected fraction or no number at all', () => {
  assert.match(entryError(YEARS, '11') ?? '', /\b10\b/);
  assert.match(entryError(RATE, '100,5') ?? '', /\b100\b/);
  assert.ok(entryError(YEARS, '2,5'));
  assert.is(entryError(RATE, '2,5'), undefined);
  assert.is.not(entryError(RATE, 'beaucoup'), entryError(RATE, '101'));
  assert.ok(entryError(RATE, ''));
});

test('survives the way through an address', () => {
  const search = searchWith(FIELDS, '', { costs: `2${NARROW}500${NARROW}000`, years: '5', rate: '4.25' });
  assert.not.match(search, /%20|\+|%C2%A0|%E2%80%AF/i, 'a shared address carries no spaces');
  assert.equal(numbersFrom(FIELDS, entriesFromAddress(FIELDS, search, START)), {
    costs: 2_500_000,
    years: 5,
    rate: 4.25,
  });
});
