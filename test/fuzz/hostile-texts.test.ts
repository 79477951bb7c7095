import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findPlaceholders } from '../../build/content/validate/text-checks.ts';
import { withinSources } from '../../build/diagnostics/limits.ts';
import { printDiagnostics } from '../../build/diagnostics/print.ts';
import { site } from '../../src/site.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { withinTime } from '../support/within-time.ts';
import { pageMaker } from './page-maker.ts';
import { pathologicalTexts, REPEATED } from './pathological.ts';
import { forEachCase, LONG } from './random.ts';

const test = suite('Texts that kept programs busy');

/** Characters. At what a file may weigh, a text that is refused takes twelve seconds of the processor, and one alone minutes of a busy machine. */
const LENGTH = LONG ? 60_000 : 3000;
/** How many of them the long run draws at that length: each may take the processor for six seconds before it is refused. */
const SAMPLE = 25;
/**
 * Of all stages together, in milliseconds of processor time: far from what any of them takes, and far from minutes. On a busy machine a text
 * that was stopped by the clock before it had its time (12 s at what a file may weigh) is started again.
 */
const MOST = 60_000;

test('every small file that took minutes becomes a page or diagnostics, of which a writer can read the list', async () => {
  const { draw } = await pageMaker(fixtureSite());
  const check = async ([name, text]: [string, string]) => {
    const before = process.cpuUsage();
    const { pages, diagnostics } = await draw('pages/x.md', text);
    const sources = new Map([['content/pages/x.md', text]]);
    const printed = printDiagnostics(withinSources(diagnostics, sources), sources);
    const { user, system } = process.cpuUsage(before);
    assert.ok(pages.length + diagnostics.length > 0, name);
    assert.ok(printed.length < 25_000, `${name} prints ${printed.length} characters`);
    assert.ok(user + system < MOST * 1000, `${name} takes ${(user + system) / 1000} ms`);
  };
  const texts = [...pathologicalTexts(LENGTH)];
  if (LONG) await forEachCase(({ pick }) => check(pick(texts)), SAMPLE, SAMPLE);
  else for (const one of texts) await check(one);
});

test('what waits for its final value is found in time in a file of any content', () => {
  const place = { path: 'content/a.md', name: 'a.md' };
  const sources = REPEATED.map((piece) => ({ ...place, text: piece.repeat(190_000 / piece.length) }));
  assert.ok(withinTime(MOST, () => findPlaceholders(sources, site.placeholders)));
});

test.run();
