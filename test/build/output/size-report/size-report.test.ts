import { brotliCompressSync, constants } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outputFile } from '../../../../build/contract/output.ts';
import { breakdownOf } from '../../../../build/output/size-report/breakdown.ts';
import { type ContentTypeSize, pageWeights, sizeReport } from '../../../../build/output/size-report/size-report.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { compressedSize } from '../../../../build/platform/compression.ts';
import { randomFrom } from '../../../../src/format/random.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { once } from '../../../support/once.ts';
import { withoutContents } from '../../../support/published.ts';

const test = suite('Weights');

const SCRIPT = /^assets\/page-.*\.js$/;
const fixture = once(() => {
  const long = textPage('Longue', 'Une phrase.\n\n'.repeat(200));
  return build(fixtureSite({ 'content/pages/longue.md': long }));
});

test('each kind of page is weighed once, by its page with the most bytes, after brotli, with the styles and scripts it names', async () => {
  const { weights, pages, files } = await fixture();
  const counted = weights.map(({ contentType, pages }) => `${contentType} ${pages}`);
  assert.equal(counted, ['home 1', 'notFound 1', 'text 2']);
  const longest = pages.find(({ file }) => file.path === 'longue/index.html');
  const script = files.find(({ path }) => SCRIPT.test(path));
  const { html, css, js, inlinedStyles } = weightOf(weights, 'text');
  const sent = [longest?.file.contents(), longest?.style?.text, script?.contents()].map((part) => brotli(part ?? ''));
  assert.equal([html, css, js, inlinedStyles], [...sent, 2]);
});

test('no page is asked for what it holds: it was weighed as it was rendered', async () => {
  const { pages, files } = await fixture();
  const watched = pages.map((page) => ({ ...page, file: withoutContents(page.file) }));
  sizeReport(watched, files, { base: '' });
});

test('a script counts once, and no other whose name ends alike; below a base it is found, too', async () => {
  const { weights, pages, files } = await fixture();
  const script = files.find(({ path }) => SCRIPT.test(path));
  if (!script) throw new Error('the fixture has a script');
  const namesake = outputFile(script.path.replace('assets/', ''), 'x'.repeat(1000));
  const { value } = sizeReport(pages, [...files, namesake], { base: '' });
  assert.is(weightOf(value, 'home').js, brotli(script.contents()));
  const based = await build(fixtureSite(), { base: '/depot' });
  assert.ok(weightOf(based.weights, 'home').js > 0);
  assert.is(weightOf(based.weights, 'home').js, weightOf(weights, 'home').js);
});

test('what a page does not have weighs nothing', async () => {
  const { pages, files } = await fixture();
  const bare = pages.map((page) => ({ ...page, facts: { ...page.facts, addresses: [] }, style: undefined }));
  const { css, js } = weightOf(sizeReport(bare, files, { base: '' }).value, 'home');
  assert.equal({ css, js }, { css: 0, js: 0 });
});

const GENEROUS = { html: 1e6, scripts: 1e6, fonts: 1e6 };

test('a page over the budget of its own type is named, and published all the same', async () => {
  const budgets = { ...GENEROUS, contentTypes: { text: { html: 100 } } };
  const { ok, diagnostics, pages } = await build({ ...fixtureSite(), budgets });
  assert.ok(ok);
  const found = diagnostics.filter(({ rule }) => rule === 'poids').map(({ file, severity }) => `${severity} ${file}`);
  const texts = pages.filter(({ route }) => route.contentType === 'text').map(({ route }) => `warning ${route.source}`);
  assert.equal(found, texts);
});

test('nothing is said of budgets where a site has none, or where all pages keep to them', async () => {
  for (const site of [fixtureSite(), { ...fixtureSite(), budgets: GENEROUS }]) {
    const { diagnostics } = await build(site);
    assert.not(diagnostics.some(({ rule }) => rule === 'poids'));
  }
});

test('budgets count the HTML and scripts after brotli and the fonts as they are, each where it is too much', async () => {
  const { pages, files } = await fixture();
  for (const part of ['html', 'scripts', 'fonts'] as const) {
    const weighed = (budgets: typeof GENEROUS) => pageWeights(pages, files, { base: '', budgets })[0];
    const weight = weighed(GENEROUS)?.weight[part] ?? 0;
    assert.ok(weight > 0, part);
    assert.equal(weighed({ ...GENEROUS, [part]: weight })?.over, [], part);
    assert.equal(weighed({ ...GENEROUS, [part]: weight - 1 })?.over, [part], part);
  }
});

const random = randomFrom('parts');
/** Letters that no compression makes shorter than some half of them, others each time. */
const letters = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 36).toString(36)).join('');

test('the parts of a page weigh what it is lighter by without all of their places, the heaviest first', () => {
  const [one, other, text] = [` class="${letters(60)}"`, ` class="${letters(60)}"`, letters(400)];
  const html = `<!doctype html><html><head></head><body><p><b${one}></b><b${other}></b>${text}</p></body></html>`;
  const lighter = (without: string) => compressedSize(html) - compressedSize(without);
  const [heaviest, next, ...more] = breakdownOf(html);
  assert.equal(heaviest, { part: 'text', bytes: lighter(html.replace(text, '')) });
  assert.is(next?.part, 'classes');
  assert.ok((next?.bytes ?? 0) > lighter(html.replace(one, '<b')), 'both of them');
  assert.equal(more, []);
});

/** A page's body or head, and all the parts that it has. */
const PARTS: readonly (readonly [html: string, ...parts: string[]])[] = [
  ['<p></p>'],
  ['<p>Texte</p>', 'text'],
  ['<p class="a"></p>', 'classes'],
  ['<p data-a="b"></p>', 'data'],
  ['<p metadata-a="b" subclass="c"></p>'],
  ['<style>p { margin: 0 }</style>', 'styles'],
  ['<script>run()</script>', 'scripts'],
  ['<title>Titre</title>', 'head'],
  ['<script>run()</script><p>Texte</p>', 'scripts', 'text'],
  ['<header></header>', 'header'],
  ['<footer></footer>', 'footer'],
  ['<svg><title>Dessin</title></svg>', 'drawings'],
];

test('parts are named by what stands in them, and what readers do not see is no text', () => {
  for (const [html, ...parts] of PARTS) {
    const found = breakdownOf(html).map(({ part }) => part);
    assert.equal(found.sort(), parts, html);
  }
});

test('a place inside another one counts once', () => {
  const outer = `<svg>${letters(200)}<svg>${letters(200)}</svg></svg>`;
  const page = (drawing: string) => `<body>${drawing}<p></p></body>`;
  const drawings = breakdownOf(page(outer)).find(({ part }) => part === 'drawings');
  assert.is(drawings?.bytes, compressedSize(page(outer)) - compressedSize(page('')));
});

/** What a host sends of these bytes. */
function brotli(contents: string | Uint8Array): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function weightOf(weights: readonly ContentTypeSize[], contentType: string): ContentTypeSize {
  const found = weights.find((one) => one.contentType === contentType);
  if (!found) throw new Error(`no ${contentType} was weighed`);
  return found;
}

test.run();
