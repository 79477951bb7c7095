import { brotliCompressSync, constants } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outputFile } from '../../../../build/contract/output.ts';
import { type ContentTypeSize, sizeReport } from '../../../../build/output/size-report/size-report.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { once } from '../../../support/once.ts';

const test = suite('Weights');

const LONG = 'content/pages/longue.md';
const fixture = once(() => build(fixtureSite({ [LONG]: textPage('Longue', 'Une phrase.\n\n'.repeat(200)) })));

/** What a host sends of these bytes. */
function brotli(contents: string | Uint8Array): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

test('each kind of page once, by its page with the most bytes, after brotli, with the styles and scripts it names', async () => {
  const { weights, pages, files } = await fixture();
  assert.equal(
    weights.map(({ contentType, pages }) => [contentType, pages]),
    [
      ['home', 1],
      ['notFound', 1],
      ['text', 2],
    ],
  );
  const longest = pages.find(({ file }) => file.path === 'longue/index.html');
  const script = files.find(({ path }) => /^assets\/page-.*\.js$/.test(path));
  const { html, css, js, inlinedStyles } = weightOf(weights, 'text');
  assert.is(html, brotli(longest?.file.contents() ?? ''));
  assert.is(css, brotli(longest?.style?.text ?? ''));
  assert.is(js, brotli(script?.contents() ?? ''));
  assert.is(inlinedStyles, 2);
});

test('no page is asked for what it holds: it was weighed as it was rendered', async () => {
  const { pages, files } = await fixture();
  const asked: string[] = [];
  const watched = pages.map((page) => ({
    ...page,
    file: {
      ...page.file,
      contents: () => {
        asked.push(page.file.path);
        return page.file.contents();
      },
    },
  }));
  sizeReport(watched, files, { base: '' });
  assert.equal(asked, []);
});

test('a script counts once, and no other whose name ends alike', async () => {
  const { pages, files } = await fixture();
  const script = files.find(({ path }) => /^assets\/page-.*\.js$/.test(path));
  if (!script) throw new Error('the fixture has a script');
  const namesake = outputFile(script.path.replace('assets/', ''), 'x'.repeat(1000));
  const { value } = sizeReport(pages, [...files, namesake], { base: '' });
  assert.is(weightOf(value, 'home').js, brotli(script.contents()));
});

test('scripts are found below a base too', async () => {
  const based = await build(fixtureSite(), { base: '/depot' });
  assert.ok(weightOf(based.weights, 'home').js > 0);
  assert.is(weightOf(based.weights, 'home').js, weightOf((await fixture()).weights, 'home').js);
});

test('what a page does not have weighs nothing', async () => {
  const { pages, files } = await fixture();
  const bare = pages.map((page) => ({ ...page, facts: { ...page.facts, addresses: [] }, style: undefined }));
  const { css, js } = weightOf(sizeReport(bare, files, { base: '' }).value, 'home');
  assert.equal({ css, js }, { css: 0, js: 0 });
});

function weightOf(weights: readonly ContentTypeSize[], contentType: string): ContentTypeSize {
  const found = weights.find((one) => one.contentType === contentType);
  if (!found) throw new Error(`no ${contentType} was weighed`);
  return found;
}

test.run();
