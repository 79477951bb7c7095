import { findPlaceholders } from '../../build/content/validate/text-checks.ts';
import { clampToSources } from '../../build/diagnostics/limits.ts';
import { printDiagnostics } from '../../build/diagnostics/print.ts';
import { site } from '../../src/site.ts';
import { assert, suite } from '../suite.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { withinTime } from '../support/within-time.ts';
import { pageMaker } from './page-maker.ts';
import { pathologicalTexts, REPEATED } from './pathological.ts';
import { forEachCase, LONG } from './random.ts';

const test = suite('Texts that kept programs busy');

/** Characters of a text. */
const LENGTH = LONG ? 60_000 : 3000;
/** Number of texts that the long run draws. */
const SAMPLE = 25;
/** Milliseconds of processor time for all stages of a text: far from what any of them takes, and far from minutes. */
const LIMIT_MS = 60_000;

test('every small file that took minutes becomes a page or diagnostics, of which a writer can read the list', async () => {
  const { draw } = await pageMaker(fixtureSite());
  const check = async ([name, text]: [string, string]) => {
    const before = process.cpuUsage();
    const { pages, diagnostics } = await draw('pages/x.md', text);
    const sources = new Map([['content/pages/x.md', text]]);
    const printed = printDiagnostics(clampToSources(diagnostics, sources), sources);
    const { user, system } = process.cpuUsage(before);
    assert.ok(pages.length + diagnostics.length > 0, name);
    assert.ok(printed.length < 25_000, `${name} prints ${printed.length} characters`);
    assert.ok(user + system < LIMIT_MS * 1000, `${name} takes ${(user + system) / 1000} ms`);
  };
  const texts = [...pathologicalTexts(LENGTH)];
  if (LONG) await forEachCase(({ pick }) => check(pick(texts)), SAMPLE, SAMPLE);
  else for (const one of texts) await check(one);
});

test('what waits for its final value is found in time in a file of any content', () => {
  const place = { path: 'content/a.md', name: 'a.md' };
  const sources = REPEATED.map((piece) => ({ ...place, text: piece.repeat(190_000 / piece.length) }));
  assert.ok(withinTime(LIMIT_MS, () => findPlaceholders(sources, site.placeholders)));
});
