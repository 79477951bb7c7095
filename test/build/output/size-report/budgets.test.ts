import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pageWeights } from '../../../../build/output/size-report/page-weights.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { once } from '../../../support/once.ts';

const test = suite('Budgets');

const GENEROUS = { html: 1e6, scripts: 1e6, fonts: 1e6 };
const fixture = once(() => build(fixtureSite()));

test('name each page over its own, and publish it all the same', async () => {
  const budgets = { ...GENEROUS, contentTypes: { text: { html: 100 } } };
  const { ok, diagnostics, pages } = await build({ ...fixtureSite(), budgets });
  assert.ok(ok);
  const found = diagnostics.filter(({ rule }) => rule === 'poids');
  const texts = pages.filter(({ route }) => route.contentType === 'text').map(({ route }) => route.source);
  assert.equal(
    found.map(({ file, severity }) => [file, severity]),
    texts.map((file) => [file, 'warning']),
  );
});

test('say nothing where a site has none, or where all pages keep to them', async () => {
  for (const site of [fixtureSite(), { ...fixtureSite(), budgets: GENEROUS }]) {
    const { diagnostics } = await build(site);
    const left = diagnostics.filter(({ rule }) => rule === 'poids');
    assert.equal(left, []);
  }
});

test('count the HTML and scripts after brotli and the fonts as they are, each where it is too much', async () => {
  const { pages, files } = await fixture();
  for (const part of ['html', 'scripts', 'fonts'] as const) {
    const [first] = pageWeights(pages, files, { base: '', budgets: GENEROUS });
    const weight = first?.weight[part] ?? 0;
    assert.ok(weight > 0, part);
    for (const [budget, over] of [
      [weight, []],
      [weight - 1, [part]],
    ] as const) {
      const [again] = pageWeights(pages, files, { base: '', budgets: { ...GENEROUS, [part]: budget } });
      assert.equal(again?.over, over, part);
    }
  }
});

test.run();
