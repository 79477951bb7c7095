import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CheckedPage } from '../../../build/check/checked-page.ts';
import { besideThisThread, onThisThread, type Validator, validatorFor } from '../../../build/check/validator.ts';
import { checkValidity } from '../../../build/check/validity.ts';
import { pageOf } from '../../support/check-pages.ts';

const test = suite('Validating on a thread of its own');

const NOWHERE = new URL('file:///nowhere.js');
const PAGES = [
  '<p>Un</p>',
  '<p><div>Deux</div></p>',
  '<ul><p>Trois</p></ul>',
  '<table><tr><td>Quatre</td></tr></table>',
].map((body, index) => pageOf(`/${index}`, { body }));

test('faults are the same as on this thread, however many pages are asked about at once', async () => {
  const [here, beside] = await Promise.all([faultsBy(onThisThread), faultsBy(besideThisThread())]);
  assert.equal(beside, here);
  assert.is(new Set(here.map((faults) => JSON.stringify(faults))).size > 2, true);
});

test('a thread that never starts leaves its pages to this one', async () => {
  assert.equal(await faultsBy(besideThisThread(NOWHERE)), await faultsBy(onThisThread));
});

test('what a page has only in common with one that has faults is looked at', async () => {
  const [broken] = PAGES.slice(1, 2);
  if (!broken) return assert.unreachable();
  const asked: string[] = [];
  const { diagnostics } = await checkValidity([broken, { ...broken, output: 'again.html' }], new Map(), [], {
    ...onThisThread,
    faultsIn: (question) => {
      asked.push(question.file);
      return onThisThread.faultsIn(question);
    },
  });
  assert.equal(asked, [broken.output, 'again.html']);
  assert.equal(new Set(diagnostics.map(({ file }) => file)), new Set(asked));
});

test('no thread is started for a few pages, or where shapes are known', () => {
  assert.is(validatorFor(3, []), onThisThread);
  assert.is(validatorFor(1000, ['a']), onThisThread);
});

async function faultsBy(validator: Validator) {
  const faultsIn = ({ html, output }: CheckedPage) => validator.faultsIn({ html: html(), file: output });
  const faults = await Promise.all(PAGES.map(faultsIn));
  validator.close();
  return faults.map((found) => found.map(({ ruleId, offset }) => [ruleId, offset]));
}

test.run();
