import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { inPage, WIDTHS } from '../support/browser.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Keyboard');

/** One stop of the Tab key: what has the focus, and whether a person can see that it does. */
interface Stop {
  name: string;
  outlined: boolean;
  inView: boolean;
  uncovered: boolean;
}

/** Returns the focused element; undefined if the focus has left the page. */
async function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // A card shows the focus of the link that covers it.
    const outlines = [element, element.closest('li'), element.closest('article')].map((place) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place ?? element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    });
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const header = document.querySelector('body > header');
    const isBelowHeader = top >= (header?.getBoundingClientRect().bottom ?? 0) - 1;
    return {
      name: `${element.tagName} ${element.getAttribute('href') ?? ''} ${element.textContent?.slice(0, 30) ?? ''}`,
      outlined: outlines.includes(true),
      inView: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      uncovered: isBelowHeader || header?.contains(element) || getComputedStyle(element).position === 'fixed',
    };
  });
}

function faultsOf({ name, outlined, inView, uncovered }: Stop): string[] {
  return [
    ...(outlined ? [] : [`${name} has no outline`]),
    ...(inView ? [] : [`${name} is out of view`]),
    ...(uncovered ? [] : [`${name} is behind the header`]),
  ];
}

async function visit(path: string, width: number, work: (page: Page, url: string) => Promise<void>): Promise<void> {
  const { url } = await realSite();
  await inPage({ reducedMotion: 'reduce', viewport: { width, height: 900 } }, async (page) => {
    await page.goto(url + path);
    await work(page, url);
  });
}

test('the first Tab reaches the skip link and shows it; Enter leads past the header', () =>
  visit('/', WIDTHS.desk, async (page) => {
    const skip = page.locator('body > a').first();
    assert.ok(((await skip.boundingBox())?.y ?? 0) < 0, 'out of sight until it is needed');
    await page.keyboard.press('Tab');
    assert.ok(await skip.evaluate((link) => link === document.activeElement));
    assert.ok(((await skip.boundingBox())?.y ?? -1) >= 0);
    await page.keyboard.press('Enter');
    assert.ok(await page.locator('main').evaluate((main) => main === document.activeElement));
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'the next stop is in main');
  }));

for (const width of [WIDTHS.desk, WIDTHS.phone]) {
  test(`focus is always visible on the home page, ${width} pixels wide, from the skip link to the last link`, () =>
    visit('/', width, async (page) => {
      // The Tab key should reach every visible control; one of each group of choices.
      const expected = await page.evaluate(
        () =>
          [
            ...document.querySelectorAll(
              'a[href], button, summary, input:not(input[type=radio] ~ input), select, textarea, [tabindex="0"]',
            ),
          ].filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
      );
      const stops: Stop[] = [];
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await focused(page);
        if (!stop || stops.length > expected) break;
        stops.push(stop);
      }
      assert.equal(stops.flatMap(faultsOf), []);
      assert.is(stops.length, expected);
      assert.ok(expected > 30);
    }));
}

test('an announced article is no stop of the Tab key, and a click on it leaves the reader in place', () =>
  visit('/blog/tous-les-articles', WIDTHS.desk, async (page, url) => {
    // An arriving page undoes what nobody scrolled: a key that moves nothing shows it somebody.
    await page.keyboard.press('Shift');
    const card = page.locator('main a[href="#"]').first();
    assert.is(await card.getAttribute('tabindex'), '-1');
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    assert.ok(before > 0);
    const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    assert.is(page.url(), `${url}/blog/tous-les-articles`);
    assert.is(await page.evaluate(() => window.scrollY), before);
  }));
