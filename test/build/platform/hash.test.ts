import { hashOfData } from '../../../build/platform/hash.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Hash of data');

const INNER = { a: 'b' };
const DATA: readonly unknown[] = [
  {},
  [],
  [[]],
  [{}],
  INNER,
  [INNER],
  [INNER, INNER],
  { a: INNER },
  { a: hashOfData(INNER) },
  { a: ['b'] },
  { a: { 0: 'b' } },
  { a: 'b', c: 1 },
  { a: 'b","c":1' },
  ['a', 'b'],
  ['a,b'],
  'a',
  1,
  '1',
  null,
];

test('is another one for other data, and the same for equal data, asked twice or made anew', () => {
  const all = DATA.map(hashOfData);
  assert.is(new Set(all).size, DATA.length);
  assert.equal(DATA.map(hashOfData), all);
  const found = DATA.map((data) => hashOfData(JSON.parse(JSON.stringify(data))));
  assert.equal(found, all);
});

test('is another one for another date, or other bytes', () => {
  const others = [new Date(0), new Date(1), Buffer.from('a'), Buffer.from('b')];
  assert.is(new Set(others.map((value) => hashOfData({ value }))).size, others.length);
});
