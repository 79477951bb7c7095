import pc from 'picocolors';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withinSources } from '../../build/diagnostics/limits.ts';
import { printDiagnostics } from '../../build/diagnostics/print.ts';
import { withinTime } from '../../build/parse/deadline.ts';
import { findPlaceholders } from '../../build/validate/placeholders.ts';
import { placeholders } from '../../src/pages/index.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { once } from '../support/once.ts';
import { pageMaker } from './page-maker.ts';
import { pathologicalTexts, REPEATED } from './pathological.ts';
import { LONG } from './random.ts';

const test = suite('Small files that took minutes');

/** Characters; the long run goes to what a file may weigh. */
const LENGTH = LONG ? 190_000 : 3000;
/** Of all stages together, in milliseconds: far from what any of them takes, and far from minutes. */
const PATIENCE = 30_000;

const maker = once(() => pageMaker(fixtureSite()));

test('every one of them becomes a page or findings, of which a writer can read the list', async () => {
  const { draw } = await maker();
  for (const [name, text] of pathologicalTexts(LENGTH)) {
    const drawn = withinTime(PATIENCE, () => draw('pages/x.md', text));
    assert.ok(drawn, `${name} takes too long`);
    const { pages, diagnostics } = drawn.value;
    assert.ok(pages.length + diagnostics.length > 0, name);
    const sources = new Map([['content/pages/x.md', text]]);
    const printed = printDiagnostics(withinSources(diagnostics, sources), sources, pc.createColors(false));
    assert.ok(printed.length < 25_000, `${name} prints ${printed.length} characters`);
  }
});

test('what waits for its final value is found in time in a file of any content', () => {
  const sources = REPEATED.map((piece) => ({
    path: 'content/a.md',
    name: 'a.md',
    text: piece.repeat(190_000 / piece.length),
  }));
  assert.ok(withinTime(PATIENCE, () => findPlaceholders(sources, placeholders)));
});

test.run();
