import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakdownOf } from '../../../../build/output/size-report/breakdown.ts';
import { pageWeights } from '../../../../build/output/size-report/page-weights.ts';
import { weighAnew } from '../../../../build/output/size-report/weigh-step.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { once } from '../../../support/once.ts';

const test = suite('Budgets');

const GENEROUS = { html: 1e6, scripts: 1e6, fonts: 1e6 };
const fixture = once(() => build(fixtureSite()));

test('name each page over its own, and publish it all the same', async () => {
  const budgets = { ...GENEROUS, kinds: { text: { html: 100 } } };
  const { ok, diagnostics, pages } = await build({ ...fixtureSite(), budgets });
  assert.ok(ok);
  const found = diagnostics.filter(({ rule }) => rule === 'poids');
  const texts = pages.filter(({ route }) => route.kind === 'text').map(({ route }) => route.source);
  assert.equal(
    found.map(({ file, severity }) => [file, severity]),
    texts.map((file) => [file, 'warning']),
  );
});

test('say nothing where a site has none, or where all pages keep to them', async () => {
  for (const site of [fixtureSite(), { ...fixtureSite(), budgets: GENEROUS }]) {
    const { diagnostics } = await build(site);
    assert.equal(
      diagnostics.filter(({ rule }) => rule === 'poids'),
      [],
    );
  }
});

test('count the HTML and scripts after brotli and the fonts as they are, each where it is too much', async () => {
  const { pages, files } = await fixture();
  for (const part of ['html', 'scripts', 'fonts'] as const) {
    const scales = { base: '', step: weighAnew };
    const [first] = pageWeights(pages, files, { ...scales, budgets: GENEROUS });
    const weight = first?.weight[part] ?? 0;
    assert.ok(weight > 0, part);
    for (const [budget, over] of [
      [weight, []],
      [weight - 1, [part]],
    ] as const) {
      const [again] = pageWeights(pages, files, { ...scales, budgets: { ...GENEROUS, [part]: budget } });
      assert.equal(again?.over, over, part);
    }
  }
});

test('tell what a page is made of, the heaviest first, each part by what the page weighs without it', () => {
  const noise = (count: number, step: number) =>
    Array.from({ length: count }, (_, nth) => ((nth * step) % 10_007).toString(36)).join(' ');
  const page = (attributes: string) =>
    `<!doctype html><html lang="fr"><head><title>A</title><style>${noise(400, 7919)}</style></head><body><p ${attributes}>Un</p><svg><path d="M1 2"/></svg></body></html>`;
  const parts = (attributes: string) => breakdownOf(page(attributes)).map(({ part }) => part);
  assert.equal(parts('id="a" title="data-b"').sort(), ['drawings', 'head', 'styles', 'text']);
  const whole = parts(`data-props="${noise(200, 6007)}" class="${noise(100, 3571)}"`);
  assert.equal(whole.slice(0, 3), ['styles', 'data', 'classes']);
  assert.is(whole.length, 6);
  assert.ok((breakdownOf(page(''))[0]?.bytes ?? 0) > 400);
});

test.run();
