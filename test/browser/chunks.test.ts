import type { Page } from 'playwright-core';
import { fileText } from '../../build/contract/output.ts';
import { build } from '../../build/pipeline/pipeline.ts';
import { assert, suite } from '../suite.ts';
import { inPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { once } from '../support/once.ts';
import { holdRequests, scriptsOf } from '../support/traffic.ts';

const test = suite('Chunks that are loaded on demand');

const ORIGIN = 'http://orbite.test';

/** Two chunks that share a third one and React; each gives what it shares, and the shared one counts how often it runs. */
const site = once(async () => {
  const { ok, files, diagnostics } = await build(
    fixtureSite({
      'src/shared.ts': "document.body.append('shared!'); export const shared = { name: 'shared-by-two' };",
      'src/one.ts':
        "import { useState } from 'react'; import { shared } from './shared.ts'; export default { useState, shared };",
      'src/two.ts': [
        "import React from 'react'; import { shared } from './shared.ts';",
        "export const more = () => import('./three.ts');",
        'export default { useState: React.useState, shared };',
      ].join('\n'),
      'src/three.ts': "export default 'three-is-alone';",
      'src/client.ts': "Object.assign(window, { one: () => import('./one.ts'), two: () => import('./two.ts') });",
    }),
  );
  assert.ok(ok, JSON.stringify(diagnostics));
  return files.flatMap((file) => ('contents' in file ? [{ path: file.path, text: fileText(file) }] : []));
});

/** Opens the fixture's home page; `lose` makes scripts that hold a text fail, or come again. */
async function visit(work: (page: Page, lose: (text: string, lost: boolean) => void) => Promise<void>): Promise<void> {
  const files = await site();
  const lost = new Set<string>();
  await inPage({}, async (page) => {
    await page.route(`${ORIGIN}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1).replace(/^$/, 'index.html');
      const file = files.find((candidate) => candidate.path === path);
      if (!file) return route.fulfill({ status: 204 });
      if ([...lost].some((text) => path.endsWith('.js') && file.text.includes(text))) return route.abort();
      return route.fulfill({ contentType: path.endsWith('.js') ? 'text/javascript' : 'text/html', body: file.text });
    });
    await page.goto(`${ORIGIN}/`);
    await eventually(() => page.evaluate('typeof one'), 'function');
    await work(page, (text, isLost) => (isLost ? lost.add(text) : lost.delete(text)));
  });
}

const outcome = (page: Page, name: string) => page.evaluate<string>(`${name}().then(() => 'came', () => 'lost')`);

const PARTS: Readonly<Record<string, string>> = {
  'the chunk they share': 'shared-by-two',
  'React’s': '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS',
  'their own': 'useState',
};

for (const [part, text] of Object.entries(PARTS)) {
  test(`come at a later try after ${part} was lost, and share one instance of everything`, () =>
    visit(async (page, lose) => {
      lose(text, true);
      assert.is(await outcome(page, 'one'), 'lost');
      assert.is(await outcome(page, 'two'), 'lost', 'still lost');
      lose(text, false);
      assert.is(await outcome(page, 'one'), 'came');
      assert.is(await outcome(page, 'two'), 'came');
      const same = await page.evaluate<
        boolean[]
      >(`Promise.all([one(), two(), one()]).then(([{ default: a }, { default: b }, again]) =>
        [a.shared === b.shared, a.useState === b.useState, typeof a.useState === 'function', again.default === a])`);
      assert.equal(same, [true, true, true, true]);
      assert.is(await page.evaluate(() => document.body.innerText.split('shared!').length - 1), 1, 'it ran once');
    }));
}

test('load others in their turn, and try those again, too', () =>
  visit(async (page, lose) => {
    const three = '(async () => (await (await two()).more()).default)';
    lose('three-is-alone', true);
    assert.is(await outcome(page, three), 'lost');
    lose('three-is-alone', false);
    assert.is(await page.evaluate(`${three}()`), 'three-is-alone');
  }));

test('are asked for side by side with all that they need', () =>
  visit(async (page) => {
    const asked = scriptsOf(page);
    const release = await holdRequests(page, '**/assets/*.js');
    const coming = outcome(page, 'one');
    await eventually(() => asked.length, 3, 'the chunk, the shared one and React, before any of them has come');
    release();
    assert.is(await coming, 'came');
    assert.is(asked.length, 3);
  }));
