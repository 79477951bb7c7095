import { brotliCompressSync, constants } from 'node:zlib';
import pc from 'picocolors';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BuildResult } from '../../../build/build-result.ts';
import { outputFile } from '../../../build/contract/output.ts';
import { build } from '../../../build/pipeline.ts';
import { printReport, type Report, reportOf } from '../../../build/report/report.ts';
import { fixtureSite, textPage } from '../../support/fixture-site.ts';
import { once } from '../../support/once.ts';

const test = suite('Report');

const plain = pc.createColors(false);
const LONG = 'content/pages/longue.md';
const fixture = once(() => build(fixtureSite({ [LONG]: textPage('Longue', 'Une phrase.\n\n'.repeat(200)) })));

/** What a host sends of these bytes. */
function brotli(contents: string | Uint8Array): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

test('counts pages and files, and each kind of page once', async () => {
  const result = await fixture();
  const report = reportOf(result);
  assert.ok(report.ok);
  assert.is(report.pages, 4);
  assert.is(report.files, result.files.length + result.copies.length);
  assert.equal(
    report.kinds.map(({ kind, pages }) => [kind, pages]),
    [
      ['home', 1],
      ['notFound', 1],
      ['text', 2],
    ],
  );
});

test('weighs the page of a kind with the most bytes after brotli, with the styles and scripts it names', async () => {
  const result = await fixture();
  const longest = result.pages.find(({ file }) => file.path === 'longue/index.html');
  const script = result.files.find(({ path }) => /^assets\/page-.*\.js$/.test(path));
  const { html, css, js, inlinedStyles } = kindOf(reportOf(result), 'text');
  assert.is(html, brotli(longest?.file.contents() ?? ''));
  assert.is(css, brotli(longest?.style?.text ?? ''));
  assert.is(js, brotli(script?.contents() ?? ''));
  assert.is(inlinedStyles, 2);
});

test('asks one page of each kind for what it holds, however many there are', async () => {
  const result = await fixture();
  const asked: string[] = [];
  const watched = result.pages.map((page) => ({
    ...page,
    file: {
      ...page.file,
      contents: () => {
        asked.push(page.file.path);
        return page.file.contents();
      },
    },
  }));
  reportOf({ ...result, pages: watched });
  assert.equal([...new Set(asked)].sort(), ['404.html', 'index.html', 'longue/index.html']);
});

test('weighs a script once, and no other whose name ends alike', async () => {
  const result = await fixture();
  const script = result.files.find(({ path }) => /^assets\/page-.*\.js$/.test(path));
  if (!script) throw new Error('the fixture has a script');
  const namesake = outputFile(script.path.replace('assets/', ''), 'x'.repeat(1000));
  const report = reportOf({ ...result, files: [...result.files, namesake] });
  assert.is(kindOf(report, 'home').js, brotli(script.contents()));
});

test('finds scripts below a base too', async () => {
  const based = await build(fixtureSite(), { base: '/depot' });
  const [first, second] = [reportOf(based), reportOf(await fixture())];
  assert.ok(kindOf(first, 'home').js > 0);
  assert.is(kindOf(first, 'home').js, kindOf(second, 'home').js);
});

test('what a page does not have weighs nothing', async () => {
  const result = await fixture();
  const bare: BuildResult = {
    ...result,
    pages: result.pages.map((page) => ({
      ...page,
      file: outputFile(page.file.path, '<p>x</p>'),
      style: undefined,
      inlined: true,
    })),
  };
  const { css, js } = kindOf(reportOf(bare), 'home');
  assert.equal({ css, js }, { css: 0, js: 0 });
});

test('prints a table whose columns line up, sizes and times in French, without colours when there are none', () => {
  const text = printReport(REPORT, plain);
  assert.not.match(text, '\u001b');
  const [head = '', ...rows] = text.split('\n').slice(0, 3);
  assert.equal(
    rows.map((row) => row.length),
    [head.length, head.length],
  );
  assert.match(rows[0] ?? '', /^home +1 +12,3 ko +4,5 ko +– +1\/1$/);
  assert.match(rows[1] ?? '', /^article +21 +13,8 ko +4,6 ko +0,6 ko +18\/21$/);
  assert.match(text, '22 pages');
  assert.match(text, '30 fichiers');
  assert.match(text, '2,25 s');
});

test('a build with mistakes can be reported too', async () => {
  const failed = await build(fixtureSite({ 'content/site.md': '---\n---\n' }));
  const report = reportOf(failed);
  assert.not(report.ok);
  assert.equal(report.kinds, []);
  assert.type(printReport(report, plain), 'string');
});

const REPORT: Report = {
  ok: true,
  pages: 22,
  files: 30,
  seconds: { read: 0.5, bundle: 1.75 },
  kinds: [
    { kind: 'home', pages: 1, html: 12345, css: 4500, js: 0, inlinedStyles: 1 },
    { kind: 'article', pages: 21, html: 13770, css: 4602, js: 600, inlinedStyles: 18 },
  ],
};

function kindOf(report: Report, kind: string) {
  const found = report.kinds.find((one) => one.kind === kind);
  if (!found) throw new Error(`the report knows no ${kind}`);
  return found;
}

test.run();
