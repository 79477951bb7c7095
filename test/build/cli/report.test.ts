import { stripVTControlCharacters } from 'node:util';
import { printFound, printReport } from '../../../build/cli/report.ts';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { reportOf } from '../../../build/pipeline/build-result.ts';
import { build } from '../../../build/pipeline/pipeline.ts';
import { assert, suite } from '../../suite.ts';
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

test('counts in one line what is yet to be filled in, and lists all else; in detail, everything', () => {
  const found = [warning('a-remplir'), warning('a-remplir'), warning('poids')];
  const options = { rulesToFillIn: ['a-remplir'] };
  const text = printed(found, options);
  assert.match(text, /^2 choses à remplir .*--detail/m);
  assert.not.match(text, /^a-remplir/m);
  assert.match(text, /^poids/m);
  assert.is(printed(found, { ...options, detail: true }).match(/ a-remplir /g)?.length, 2);
});

test('the development server prints errors alone, and never that nothing was published', () => {
  assert.is(printed([warning('poids')], { brief: true }), '');
  const error = { ...warning('lien-mort'), severity: 'error' as const };
  const text = printed([error, warning('poids')], { brief: true });
  assert.match(text, 'lien-mort');
  assert.not.match(text, /poids|publié/);
  assert.match(printed([error], {}), "rien n'a été publié");
});

const REPORT: Parameters<typeof printReport>[0] = {
  pages: 22,
  files: 30,
  seconds: { read: 0.5, bundle: 1.75 },
  unpublished: [{ path: '/blog/a', file: 'content/blog/a.md', unpublished: { why: 'draft' } }],
};

function warning(rule: string): Diagnostic {
  const place = { file: 'content/a.md', line: 1, column: 1 };
  return { severity: 'warning', ...place, rule, message: 'Un mot.', hint: 'Un conseil.' };
}

function printed(diagnostics: readonly Diagnostic[], options: Parameters<typeof printFound>[1]): string {
  const ok = diagnostics.every(({ severity }) => severity !== 'error');
  return stripVTControlCharacters(printFound({ ok, diagnostics, sources: {} }, options));
}
