import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paths } from '../../src/routes.ts';
import { eventually } from '../support/eventually.ts';
import { onMovingPage } from '../support/on-page.ts';

const test = suite('Navigation that feels instant');

const PATHS = [paths.home, paths.services, paths.blog, paths.article('agents-ia'), paths.contact];

/** What the page asks the browser to fetch ahead, as JSON texts. */
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
      await page.waitForLoadState('networkidle');
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

test('asks for nothing ahead under reduced motion', () =>
  onMovingPage(
    paths.home,
    async (page, url) => {
      await page.goto(url);
      await page.waitForLoadState('networkidle');
      assert.equal(await rules(page), []);
    },
    { reducedMotion: 'reduce' },
  ));

test('asks for nothing ahead when the reader saves data', () =>
  onMovingPage(paths.home, async (page, url) => {
    await page.addInitScript(
      `Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) });`,
    );
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    assert.is(await page.evaluate('navigator.connection.saveData'), true);
    assert.equal(await rules(page), []);
  }));

test('asks all the same in a browser that does not tell what the connection is like', () =>
  onMovingPage(paths.home, async (page, url) => {
    await page.addInitScript('delete Navigator.prototype.connection;');
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    assert.is(await page.evaluate("'connection' in navigator"), false);
    assert.is((await rules(page)).length, 1);
  }));

test('asks for nothing in a browser that tells that it knows no such rules', () =>
  onMovingPage(paths.home, async (page, url) => {
    await page.addInitScript('HTMLScriptElement.supports = () => false;');
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    assert.equal(await rules(page), []);
  }));

test('asks for nothing in a browser that knows no speculation rules', () =>
  onMovingPage(paths.home, async (page, url) => {
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    await page.addInitScript(`HTMLScriptElement.supports = undefined;`);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    assert.equal(await rules(page), []);
    assert.equal(failures, []);
  }));

/** Whether pages fade into each other, by the rules that apply at this moment. */
function fades(page: Page): Promise<boolean> {
  return page.evaluate(`(() => {
    const applies = (rules) => [...rules].some((rule) =>
      rule instanceof CSSMediaRule ? matchMedia(rule.conditionText).matches && applies(rule.cssRules)
      : rule instanceof CSSViewTransitionRule && rule.navigation === 'auto');
    return [...document.styleSheets].some((sheet) => applies(sheet.cssRules));
  })()`);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const whether = reducedMotion === 'reduce' ? 'do not fade into each other' : 'fade into each other';
  test(`pages ${whether} with motion: ${reducedMotion}`, async () => {
    for (const path of PATHS) {
      await onMovingPage(
        path,
        async (page, url) => {
          await page.goto(url);
          assert.is(await fades(page), reducedMotion === 'no-preference', path);
        },
        { reducedMotion },
      );
    }
  });
}

test('the next page really takes over from this one by a transition', () =>
  onMovingPage(paths.about, async (page, url) => {
    await page.addInitScript(
      `addEventListener('pagereveal', (event) => { globalThis.faded = event.viewTransition !== null; });`,
    );
    await page.goto(url);
    await page.locator(`header nav a[href="${paths.services}"]`).first().click();
    await page.waitForURL(`**${paths.services}`);
    assert.is(await page.evaluate('globalThis.faded'), true);
  }));

test.run();
