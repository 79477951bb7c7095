import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../../src/format/random.ts';
import {
  type Posting,
  readPostings,
  readTerms,
  type Term,
  writePostings,
  writeTerms,
} from '../../../src/search/terms.ts';

const test = suite('Terms as they are written');

test('postings come back as they were, however far apart', () => {
  const random = randomFrom('postings');
  for (let round = 0; round < 200; round++) {
    const postings: Posting[] = [];
    for (let document = Math.floor(random() * 3); document < 1e7; document += 1 + Math.floor(10 ** (random() * 7)))
      postings.push([document, Math.floor(random() * 64)]);
    assert.equal(readPostings(writePostings(postings)), postings);
  }
  assert.equal(readPostings(''), []);
});

test('neighbours take two digits each', () => {
  const found = writePostings([
    [0, 1],
    [1, 63],
    [2, 0],
  ]).length;
  assert.is(found, 6);
});

test('terms come back with their forms, also those that begin otherwise', () => {
  const terms: Term[] = [
    { stem: '#no-code', forms: [], postings: 'AB' },
    { stem: '2025', forms: [], postings: '' },
    { stem: 'automatis', forms: ['automatisation', 'automatisees'], postings: 'BCBD' },
    { stem: 'automatism', forms: [], postings: 'BB' },
    { stem: 'cheval', forms: ['chevaux', 'chevaliers'], postings: 'CC' },
    { stem: `${'a'.repeat(80)}b`, forms: [], postings: 'CC' },
    { stem: `${'a'.repeat(80)}c`, forms: [`${'a'.repeat(80)}cd`], postings: 'CC' },
  ];
  assert.equal(readTerms(writeTerms(terms)), terms);
});

test.run();
