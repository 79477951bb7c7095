import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bundle } from '../../../../build/pages/bundle/bundle.ts';
import { type BundleStep, bundleInMemory } from '../../../../build/pages/bundle/bundle-in-memory.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { once } from '../../../support/once.ts';

const test = suite('Bundle in memory');

const OPTIONS = { base: '', development: true };
const made = once(() => bundle(fixtureSite(), OPTIONS));

/** A bundle that counts how often it is made; the first `failures` times it has an error. */
async function counted(failures = 0) {
  const sound = await made();
  let count = 0;
  const step: BundleStep = async () => {
    count += 1;
    return count <= failures ? { value: undefined, diagnostics: [] } : sound;
  };
  return { held: bundleInMemory(step), count: () => count };
}

test('code is bundled once until it has changed, even for two who ask at the same time', async () => {
  const { held, count } = await counted();
  const site = fixtureSite();
  const [first, second] = await Promise.all([held.step(site, OPTIONS), held.step(site, OPTIONS)]);
  assert.ok(first.value !== undefined && first.value === second.value);
  assert.is(count(), 1);
  held.forget();
  await held.step(site, OPTIONS);
  assert.is(count(), 2);
});

test('another folder to be served from is another bundle', async () => {
  const { held, count } = await counted();
  await held.step(fixtureSite(), OPTIONS);
  await held.step(fixtureSite(), { ...OPTIONS, base: '/depot' });
  assert.is(count(), 2);
});

test('what has an error is tried again', async () => {
  const { held, count } = await counted(1);
  assert.is((await held.step(fixtureSite(), OPTIONS)).value, undefined);
  assert.ok((await held.step(fixtureSite(), OPTIONS)).value);
  assert.is(count(), 2);
});

test.run();
