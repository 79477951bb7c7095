import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onOpenPage, onPage } from '../support/on-page.ts';
import { passTimeUntil, pauseClock, reactSettled } from '../support/paused-clock.ts';

const test = suite('Tooltips of tool logos');

const GRID = '/services/design';

const tile = (page: Page, index: number) => page.locator('[data-island] button').nth(index);

async function nameOf(page: Page, index: number): Promise<string> {
  return (await tile(page, index).getAttribute('aria-label')) ?? '';
}

function shown(page: Page): Promise<string[]> {
  return page.getByRole('tooltip').allTextContents();
}

/** Hands over the page with its grid awake, no tooltip open, and time standing still. */
function withGrid(work: (page: Page) => Promise<void>): Promise<void> {
  return onPage(GRID, async (page, url) => {
    await pauseClock(page);
    await page.goto(url);
    await tile(page, 0).focus();
    await page.locator('[data-island][data-awake]').waitFor();
    await tile(page, 0).blur();
    await passTimeUntil(page, async () => (await shown(page)).length === 0);
    // Long enough for what was just open to be forgotten.
    await page.clock.runFor(2000);
    await work(page);
  });
}

/** Moves the pointer off the grid. */
async function leave(page: Page): Promise<void> {
  await page.locator('h1').hover();
  await eventually(() => shown(page), []);
  await reactSettled(page);
}

test('show a tool’s name after 700 milliseconds, and the next one at once within 300', () =>
  withGrid(async (page) => {
    const restsOn = async (index: number) => {
      await tile(page, index).hover();
      await page.clock.runFor(690);
      assert.equal(await shown(page), []);
      await page.clock.runFor(20);
      await eventually(() => shown(page), [await nameOf(page, index)]);
      await leave(page);
    };
    await restsOn(0);
    await page.clock.runFor(250);
    await tile(page, 1).hover();
    await eventually(() => shown(page), [await nameOf(page, 1)]);
    await leave(page);
    await page.clock.runFor(350);
    await restsOn(1);
  }));

test('open at once for the keyboard, describe their logo, and close on Escape', () =>
  withGrid(async (page) => {
    await tile(page, 0).focus();
    await eventually(() => shown(page), [await nameOf(page, 0)]);
    const id = await page.getByRole('tooltip').getAttribute('id');
    assert.is(await tile(page, 0).getAttribute('aria-describedby'), id);
    // The page's styles are those that its HTML needs, and those of what scripts make.
    const bubble = page.locator('[data-radix-popper-content-wrapper] > *');
    const ground = await bubble.evaluate((element) => getComputedStyle(element).backgroundColor);
    assert.is.not(ground, 'rgba(0, 0, 0, 0)', 'it has the look that the page gives it');
    await page.keyboard.press('Tab');
    await eventually(() => shown(page), [await nameOf(page, 1)]);
    await page.keyboard.press('Escape');
    await eventually(() => shown(page), []);
    assert.ok(await tile(page, 1).evaluate((button) => button === document.activeElement));
  }));

test('show for the keyboard also on a logo that first has to scroll into view', () =>
  onPage(GRID, async (page, url) => {
    await arrive(page, url);
    await tile(page, 0).focus();
    await page.locator('[data-island][data-awake]').waitFor();
    await tile(page, 0).blur();
    await page.evaluate(() => scrollTo(0, 0));
    await eventually(() => shown(page), []);
    assert.ok(await tile(page, 0).evaluate((button) => button.getBoundingClientRect().top > innerHeight));
    await tile(page, 0).focus();
    // Scrolling affects the tooltip within these frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await eventually(() => shown(page), [await nameOf(page, 0)]);
  }));

test('show each logo from its file, and leave it as it is when the grid wakes', () =>
  onOpenPage(GRID, async (page) => {
    const logos = page.locator('main svg:has(use)');
    assert.ok((await logos.count()) > 0);
    const widths = () =>
      logos.evaluateAll((all) => all.map((svg) => (svg instanceof SVGGraphicsElement ? svg.getBBox().width : 0)));
    await eventually(async () => (await widths()).every((width) => width > 0), true);
    const drawings = () => page.locator('[data-island] svg').evaluateAll((all) => all.map((svg) => svg.innerHTML));
    const before = await drawings();
    assert.ok(before.length > 0 && before.every((drawing) => drawing.includes('<use')));
    await tile(page, 0).focus();
    await page.locator('[data-island][data-awake]').waitFor();
    assert.equal(await drawings(), before);
  }));
