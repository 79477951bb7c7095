import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CalculatorField,
  type Entries,
  EXAMPLE,
  entriesFrom,
  exampleEntries,
  FIELDS,
  investmentFrom,
  problemWith,
  readNumber,
  searchWith,
  written,
} from '../../src/islands/roi-calculator/inputs.ts';

const test = suite('Calculator entries');

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

function fieldOf(key: CalculatorField['key']): CalculatorField {
  const field = FIELDS.find((candidate) => candidate.key === key);
  if (!field) throw new Error(`no field ${key}`);
  return field;
}

test('reads spaces of every kind between thousands', () => {
  for (const text of ['13900', '13 900', `13${NO_BREAK}900`, `13${NARROW}900`, '  13 900 ', '1 3900'])
    assert.is(readNumber(text), 13_900, JSON.stringify(text));
  assert.is(readNumber('1 234 567'), 1_234_567);
});

test('reads a comma and a point alike', () => {
  assert.is(readNumber('8,07'), 8.07);
  assert.is(readNumber('8.07'), 8.07);
  assert.is(readNumber(`1${NARROW}234,5`), 1234.5);
  assert.is(readNumber('-3,5'), -3.5);
});

test('takes nothing else for a number', () => {
  for (const text of ['', ' ', 'abc', '12 €', '8,', ',5', '1,2,3', '1.234,5', '1e3', '0x10', 'Infinity', '--1', '5 %'])
    assert.ok(Number.isNaN(readNumber(text)), JSON.stringify(text));
});

test('writes numbers the French way, and reads back what it wrote', () => {
  assert.is(written(13_900).replace(/\s/g, ' '), '13 900');
  assert.is(written(8.07), '8,07');
  for (const number of [0, 7, 13_900, 8.07, 1_234_567.89, -40]) assert.is(readNumber(written(number)), number);
});

test('every field has a name of its own for the address, and a label and a unit for the reader', () => {
  for (const { name, label, unit } of FIELDS) {
    assert.match(name, /^[a-z]+$/);
    assert.ok(label, name);
    assert.ok(unit, name);
  }
  assert.is(new Set(FIELDS.map(({ name }) => name)).size, FIELDS.length);
});

test('finds nothing wrong with the example', () => {
  for (const field of FIELDS) assert.is(problemWith(field, exampleEntries[field.key]), undefined, field.name);
  assert.equal(investmentFrom(exampleEntries), EXAMPLE);
});

test('accepts the bounds of a field and refuses what lies beyond them', () => {
  for (const field of FIELDS) {
    assert.is(problemWith(field, written(field.min)), undefined, field.name);
    assert.is(problemWith(field, written(field.max)), undefined, field.name);
    assert.ok(problemWith(field, written(field.min - 1)), field.name);
    assert.ok(problemWith(field, written(field.max + 1)), field.name);
  }
});

test('names the bound that was overstepped', () => {
  assert.match(problemWith(fieldOf('years'), '11') ?? '', /\b10\b/);
  assert.match(problemWith(fieldOf('rate'), '100,5') ?? '', /\b100\b/);
});

test('refuses a fraction where only whole numbers make sense', () => {
  assert.ok(problemWith(fieldOf('years'), '2,5'));
  assert.is(problemWith(fieldOf('rate'), '2,5'), undefined);
});

test('tells an entry that is no number from one that is too large', () => {
  const field = fieldOf('rate');
  assert.is.not(problemWith(field, 'beaucoup'), problemWith(field, '101'));
  assert.ok(problemWith(field, ''));
});

test('makes no investment of entries that hold a problem', () => {
  assert.is(investmentFrom({ ...exampleEntries, years: 'trois' }), undefined);
  assert.is(investmentFrom({ ...exampleEntries, costs: '0' }), undefined);
});

test('survives the way through an address', () => {
  const entries: Entries = { costs: `2${NARROW}500${NARROW}000`, gains: '10 000,5', years: '5', rate: '4.25' };
  const search = searchWith('', entries);
  assert.not.match(search, /%20|\+|%C2%A0|%E2%80%AF/i, 'a shared address carries no spaces');
  assert.equal(investmentFrom(entriesFrom(search, exampleEntries)), {
    costs: 2_500_000,
    gains: 10_000.5,
    years: 5,
    rate: 4.25,
  });
});

test('keeps what else an address holds', () => {
  const query = new URLSearchParams(searchWith('?utm_source=blog&taux=1', exampleEntries));
  assert.is(query.get('utm_source'), 'blog');
  assert.equal(query.getAll('taux'), ['8,07']);
});

test('takes from an address only the fields it has', () => {
  assert.equal(entriesFrom('?gains=5000&other=1', exampleEntries), { ...exampleEntries, gains: '5000' });
  assert.equal(entriesFrom('', exampleEntries), exampleEntries);
});

test.run();
