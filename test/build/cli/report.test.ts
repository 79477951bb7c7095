import { stripVTControlCharacters } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printReport } from '../../../build/cli/report.ts';
import { reportOf } from '../../../build/pipeline/build-result.ts';
import { build } from '../../../build/pipeline/pipeline.ts';
import { fixtureSite } from '../../support/fixture-site.ts';

const test = suite('Report');

test('counts pages and files; of a build with mistakes, too', async () => {
  const [result, failed] = [await build(fixtureSite()), await build(fixtureSite({ 'content/site.md': '---\n---\n' }))];
  const { ok, pages, files } = reportOf(result);
  assert.equal({ ok, pages, files }, { ok: true, pages: 3, files: result.files.length + result.copies.length });
  const report = reportOf(failed);
  assert.is(report.ok, false);
  assert.type(printReport(report), 'string');
});

test('prints what waits, and totals with times in French', () => {
  const text = stripVTControlCharacters(printReport(REPORT));
  const [waiting = '', , totals = ''] = text.split('\n');
  assert.match(waiting, /^\/blog\/a .*content\/blog\/a\.md/);
  for (const part of ['22 pages', '30 fichiers', '2,25 s']) assert.match(totals, part);
});

const REPORT: Parameters<typeof printReport>[0] = {
  pages: 22,
  files: 30,
  seconds: { read: 0.5, bundle: 1.75 },
  unpublished: [{ path: '/blog/a', file: 'content/blog/a.md', unpublished: { why: 'draft' } }],
};

test.run();
