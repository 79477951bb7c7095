import { stripVTControlCharacters } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printBudget, printReport } from '../../../build/cli/report.ts';
import { pageWeights } from '../../../build/output/size-report/size-report.ts';
import { reportOf } from '../../../build/pipeline/build-result.ts';
import { build } from '../../../build/pipeline/pipeline.ts';
import { fixtureSite } from '../../support/fixture-site.ts';

const test = suite('Report');

test('counts pages and files, and takes over what each kind of page weighs; of a build with mistakes, too', async () => {
  const [result, failed] = [await build(fixtureSite()), await build(fixtureSite({ 'content/site.md': '---\n---\n' }))];
  const { ok, pages, files, contentTypes } = reportOf(result);
  assert.equal({ ok, pages, files }, { ok: true, pages: 3, files: result.files.length + result.copies.length });
  assert.equal(contentTypes, result.weights);
  const report = reportOf(failed);
  assert.equal([report.ok, report.contentTypes], [false, []]);
  assert.type(printReport(report), 'string');
});

test('prints a table whose columns line up, sizes and times in French', () => {
  const text = stripVTControlCharacters(printReport(REPORT));
  const [head = '', ...rows] = text.split('\n').slice(0, 3);
  const found = rows.map((row) => row.length);
  assert.equal(found, [head.length, head.length]);
  assert.match(rows[0] ?? '', /^home +1 +12,3 ko +4,5 ko +– +1\/1$/);
  assert.match(rows[1] ?? '', /^article +21 +13,8 ko +4,6 ko +0,6 ko +18\/21$/);
  assert.match(text, '22 pages');
  assert.match(text, '30 fichiers');
  assert.match(text, '2,25 s');
});

test('names where a budget is asked for the heaviest page of each kind, and below it what it is made of', async () => {
  const { pages, files } = await build(fixtureSite());
  const budgets = { html: 1e6, scripts: 1e6, fonts: 1e6 };
  const [, ...lines] = printBudget(pageWeights(pages, files, { base: '', budgets })).split('\n');
  assert.equal(
    lines.map((line) => line.startsWith('/')),
    [true, false, true, false, true, false],
  );
});

const REPORT: Parameters<typeof printReport>[0] = {
  pages: 22,
  files: 30,
  seconds: { read: 0.5, bundle: 1.75 },
  unpublished: [],
  contentTypes: [
    { contentType: 'home', pages: 1, html: 12345, css: 4500, js: 0, inlinedStyles: 1 },
    { contentType: 'article', pages: 21, html: 13770, css: 4602, js: 600, inlinedStyles: 18 },
  ],
};

test.run();
