import { checkBudgets } from '../../../../build/output/budgets/budgets.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { compressedSize } from '../../../../build/platform/compression.ts';
import { assert, suite } from '../../../suite.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { once } from '../../../support/once.ts';
import { withoutContents } from '../../../support/text-site.ts';

const test = suite('Budgets');

const GENEROUS = { html: 1e6, scripts: 1e6, fonts: 1e6 };
const fixture = once(() => {
  const long = textPage('Longue', 'Une phrase.\n\n'.repeat(200));
  return build(fixtureSite({ 'content/pages/longue.md': long }));
});

test('a page over the budget of its own type is named, and published all the same', async () => {
  const budgets = { ...GENEROUS, contentTypes: { text: { html: 100 } } };
  const { ok, diagnostics, pages } = await build({ ...fixtureSite(), budgets });
  assert.ok(ok);
  const found = diagnostics.filter(({ rule }) => rule === 'poids').map(({ file, severity }) => `${severity} ${file}`);
  const texts = pages.filter(({ route }) => route.contentType === 'text').map(({ route }) => `warning ${route.source}`);
  assert.equal(found, texts);
});

test('budgets count the HTML and scripts after brotli and the fonts as they are, below a base, too', async () => {
  const { pages, files } = await fixture();
  const [page] = pages.filter(({ route }) => route.path === '/');
  if (!page) throw new Error('the fixture has a home page');
  // A page is weighed as it is rendered: none is asked for what it holds.
  const watched = { ...page, file: withoutContents(page.file) };
  const script = files.find(({ path }) => /^assets\/page-.*\.js$/.test(path));
  const fonts = files.filter(({ path }) => page.style?.fonts.includes(`/${path}`));
  const weights = {
    html: compressedSize(page.file.contents()),
    scripts: compressedSize(script?.contents() ?? ''),
    fonts: fonts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  for (const part of ['html', 'scripts', 'fonts'] as const) {
    assert.ok(weights[part] > 0, part);
    const over = (budget: number) =>
      checkBudgets([watched], files, { base: '', budgets: { ...GENEROUS, [part]: budget } }).diagnostics.length;
    assert.equal([over(weights[part]), over(weights[part] - 1)], [0, 1], part);
  }
  const based = await build({ ...fixtureSite(), budgets: { ...GENEROUS, scripts: 1 } }, { base: '/depot' });
  assert.ok(based.diagnostics.some(({ rule }) => rule === 'poids'));
});
