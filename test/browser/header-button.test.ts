import type { Page } from 'playwright-core';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage } from '../support/on-page.ts';

const test = suite("The header's button");

const button = (page: Page) => page.locator('body > header a', { hasText: 'Audit gratuit' });
const ground = (page: Page) => button(page).evaluate((link) => getComputedStyle(link).backgroundColor);

test('is filled while the button of the hero is out of view, and outlined otherwise', () =>
  onPage(paths.home, async (page, url) => {
    await arrive(page, url);
    const outlined = await ground(page);
    const box = await button(page).boundingBox();
    await page.locator('main h2').first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1500);
    await eventually(async () => (await ground(page)) !== outlined, true);
    assert.equal(await button(page).boundingBox(), box);
    await page.evaluate(() => scrollTo(0, 0));
    await eventually(() => ground(page), outlined);
  }));

test('stays outlined where the page is the one that it leads to', () =>
  onPage(paths.contact, async (page, url) => {
    await arrive(page, url);
    const outlined = await ground(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    assert.is(await ground(page), outlined);
  }));
