import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { NARROWEST, WIDTHS } from '../support/browser.ts';
import { all, one, textOf } from '../support/dom.ts';
import { projectRoot } from '../support/project-root.ts';
import { realPage, realSettings } from '../support/real-pages.ts';

const test = suite('Accessibility statement');

const statement = async () => one(await realPage(paths.accessibility), 'main');

test('it names no width that the suite does not walk the pages at', async () => {
  const named = [...textOf(await statement()).matchAll(/(\d{3,4}) (?=(?:et|à|ou)|pixels)/g)].map(([, width]) =>
    Number(width),
  );
  assert.ok(named.length > 0);
  const walked: number[] = [NARROWEST, ...Object.values(WIDTHS)];
  for (const width of named) assert.ok(walked.includes(width), `${width} pixels`);
});

test('it says whom to write to, and every footer leads to it', async () => {
  assert.ok(textOf(await statement()).includes(realSettings().email));
  assert.is(all(await realPage(paths.home), `footer a[href="${paths.accessibility}"]`).length, 1);
});

/** Numbers of criteria in the thirteen topics of RGAA 4.1. */
const TOPICS = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const LIST = readFileSync(join(projectRoot, 'docs/accessibility.md'), 'utf8');
const criteria = [...LIST.matchAll(/^\| (\d+\.\d+) \| [^|]+ \| (\w+) \| ([^|]*) ?\|$/gm)].map(
  ([, number = '', state = '', evidence = '']) => ({ number, state, evidence: evidence.trim() }),
);

test('the list of criteria has each of the 106 once, with its state, and says why one holds or does not', () => {
  const numbers = TOPICS.flatMap((count, topic) =>
    Array.from({ length: count }, (_, nth) => `${topic + 1}.${nth + 1}`),
  );
  assert.is(numbers.length, 106);
  const found = criteria.map(({ number }) => number);
  assert.equal(found, numbers);
  for (const { number, state, evidence } of criteria) {
    assert.ok(['met', 'failed', 'absent', 'unchecked'].includes(state), `${number}: ${state}`);
    if (state === 'met' || state === 'failed') assert.is.not(evidence, '', number);
  }
});

test('tests that the list names are there', () => {
  const named = [...LIST.matchAll(/`((?:browser|site|build)\/[\w/.-]+)`/g)].map(([, name = '']) => name);
  assert.ok(named.length > 20);
  const left = named.filter((name) => !existsSync(join(projectRoot, `test/${name}.test.ts`)));
  assert.equal(left, []);
});

test('it announces neither a rate nor conformity while a criterion is open or does not hold', async () => {
  const text = textOf(await statement());
  const unsettled = criteria.filter(({ state }) => state === 'unchecked' || state === 'failed');
  if (unsettled.length > 0) assert.not.match(text, /\d\s*%|(?:totalement|partiellement) conforme/);
});
