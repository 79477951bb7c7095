import type { BrowserContextOptions, Page } from 'playwright-core';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { eventually } from '../support/eventually.ts';
import { onMovingPage } from '../support/on-page.ts';
import { articleWith } from '../support/tested-content.ts';

const test = suite('Navigation that feels instant');

/** Neither has the home page's many stars, whose motion takes most of the processor's time. */
const PATHS = [paths.about, articleWith('code')];

/** Returns the page's speculation rules, as JSON texts. */
function rules(page: Page): Promise<string[]> {
  return page.locator('script[type=speculationrules]').evaluateAll((all) => all.map((rule) => rule.textContent ?? ''));
}

interface Speculation {
  where?: object;
  urls?: string[];
  eagerness?: string;
}

test('asks the browser to prepare links within the site once the reader means to follow one', async () => {
  for (const path of PATHS) {
    await onMovingPage(path, async (page, url) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.goto(url);
      await atRest(page);
      const [text = '{}', ...others] = await rules(page);
      assert.equal(others, [], path);
      const wishes = Object.values(JSON.parse(text) as Record<string, Speculation[]>).flat();
      assert.ok(wishes.length > 0, path);
      for (const { where, eagerness } of wishes) {
        assert.ok(where, 'links are known by what they are');
        assert.ok(eagerness === 'moderate' || eagerness === 'conservative', 'nothing is fetched before a reader moves');
      }
      assert.equal(messages, [], 'the policy and the browser accept the rules');
    });
  }
});

test('prepares a page that the pointer rests on, and then shows it', () =>
  onMovingPage(paths.about, async (page, url) => {
    await page.goto(url);
    const session = await page.context().newCDPSession(page);
    const prepared: string[] = [];
    session.on('Preload.prerenderStatusUpdated', ({ key }) => prepared.push(new URL(key.url).pathname));
    session.on('Preload.prefetchStatusUpdated', ({ key }) => prepared.push(new URL(key.url).pathname));
    await session.send('Preload.enable');
    await page.locator(`header nav a[href="${paths.services}"]`).first().hover();
    await eventually(() => prepared.includes(paths.services), true);
    assert.not(prepared.includes(paths.blog), 'others are left alone');
  }));

/** Browsers and readers, and whether they are given rules. */
const ASKED: Readonly<Record<string, { script: string; options?: BrowserContextOptions; asks: boolean }>> = {
  'under reduced motion': { script: '', options: { reducedMotion: 'reduce' }, asks: false },
  'when the reader saves data': {
    script: `Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });`,
    asks: false,
  },
  'in a browser that does not tell what the connection is like': {
    script: 'delete Navigator.prototype.connection;',
    asks: true,
  },
};

for (const [where, { script, options = {}, asks }] of Object.entries(ASKED))
  test(`${asks ? 'asks' : 'asks for nothing'} ahead ${where}`, () =>
    onMovingPage(paths.about, options, async (page, url) => {
      await page.addInitScript(script);
      await page.goto(url);
      await atRest(page);
      assert.is((await rules(page)).length, Number(asks));
    }));

/** Resolves to true if pages fade into each other under the current preferences. */
function fades(page: Page): Promise<boolean> {
  return page.evaluate(`(() => {
    const applies = (rules) => [...rules].some((rule) =>
      rule instanceof CSSMediaRule ? matchMedia(rule.conditionText).matches && applies(rule.cssRules)
      : rule instanceof CSSViewTransitionRule && rule.navigation === 'auto');
    return [...document.styleSheets].some((sheet) => applies(sheet.cssRules));
  })()`);
}

test('pages fade into each other, but not for a reader who wants no motion', () =>
  onMovingPage(paths.about, async (page, url) => {
    await page.goto(url);
    assert.is(await fades(page), true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    assert.is(await fades(page), false);
  }));

test('the next page really takes over from this one by a transition', () =>
  onMovingPage(paths.about, async (page, url) => {
    await page.addInitScript(
      `addEventListener('pagereveal', (event) => { globalThis.faded = event.viewTransition !== null; });`,
    );
    await page.goto(url);
    await page.locator(`header nav a[href="${paths.services}"]`).first().click();
    await page.waitForURL(`**${paths.services}`);
    // A page is revealed with its first frame, which may come after it has loaded.
    await page.waitForFunction('globalThis.faded !== undefined');
    assert.is(await page.evaluate('globalThis.faded'), true);
  }));
