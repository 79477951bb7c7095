import type { Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileText } from '../../build/contract/output.ts';
import type { JourneyStop, Journeys } from '../../src/format/journey.ts';
import { anchors, paths } from '../../src/routes.ts';
import { eventually } from '../support/eventually.ts';
import { onMovingPage, onPage, PHONE } from '../support/on-page.ts';
import { passTimeUntil, pauseClock } from '../support/paused-clock.ts';
import { realSite } from '../support/real-site.ts';
import { CHUNK, hold } from '../support/traffic.ts';

const test = suite('Journeys on the home page');

const choices = (page: Page) => page.locator('[data-tools] input');
const told = (page: Page) => page.locator('[data-tale] [role=status]');
const next = (page: Page) => page.locator('[data-tale] button');
const shortcuts = (page: Page) => page.locator('[data-journeys] p button');
const audit = (page: Page) => page.locator('[data-tale] a');
const parcel = (page: Page) => page.locator('[data-parcel]');

/** The journeys that the site's home page tells, each with the rank of its choice; none where the agency has written none. */
async function journeys(): Promise<{ choice: number; start: JourneyStop; stops: Journeys[number] }[]> {
  const { result } = await realSite();
  const file = result.files.find(({ path }) => `/${path}` === paths.journeys);
  const all: Journeys = file ? JSON.parse(fileText(file)) : [];
  const told = all.flatMap((stops) => (stops[0] ? [{ start: stops[0], stops }] : []));
  return told.map((journey, choice) => ({ choice, ...journey }));
}

/** What the page says, and no longer what it said before. */
const says = (page: Page, { name, text }: JourneyStop) =>
  eventually(async () => {
    const words = await told(page).innerText();
    const stops = await told(page).locator('b').count();
    return words.includes(name) && words.includes(text) && stops === 1;
  }, true);

/** The stops of the journey that a shortcut stands for. */
async function stopsOf(page: Page, shortcut: Locator): Promise<Journeys[number]> {
  const all: Journeys = await page.request
    .get(new URL(paths.journeys, page.url()).href)
    .then((response) => response.json());
  return all[Number(await shortcut.getAttribute('value'))] ?? [];
}

/** A stopped clock knows no more how the page was arrived at: by a link or an address. */
async function arriveByPausedClock(page: Page): Promise<void> {
  await pauseClock(page);
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [{ type: 'navigate' } as PerformanceNavigationTiming];
  });
}

/** In the page: how much moves in a part of it. */
const animations = (part: Element) => part.getAnimations({ subtree: true }).length;

/** Where the parcel is drawn, in the drawing's own units. */
const placeOf = (page: Page) => parcel(page).evaluate((shape) => getComputedStyle(shape).transform);

test('a touch before the code comes is answered when it does, and asks for no React', async () => {
  const [first, second] = await journeys();
  if (!first || !second) return;
  await onPage(paths.home, PHONE, async (page, url) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const [release, releaseTexts] = [await hold(page, CHUNK), await hold(page, `**${paths.journeys}`)];
    await page.goto(url);
    await choices(page).nth(first.choice).tap();
    await eventually(() => choices(page).nth(first.choice).isChecked(), true);
    await eventually(() => asked.filter((path) => CHUNK.test(path)).length, 1);
    await choices(page).nth(second.choice).tap();
    release();
    releaseTexts();
    await says(page, second.start);
    assert.not(asked.some((path) => path.includes('/vendor-')));
    const boxes = await choices(page).evaluateAll((inputs) =>
      inputs.map((input) => {
        const { width, height, right } = input.getBoundingClientRect();
        return { least: Math.min(width, height), right };
      }),
    );
    for (const { least, right } of boxes) assert.ok(least >= 44 && right <= PHONE.viewport.width, `${least} ${right}`);
  });
});

test('the keyboard chooses a tool, and goes through its journey and back to its start; without motion nothing moves', async () => {
  const [first, found] = await journeys();
  if (!first || !found) return;
  const { start, stops } = found;
  await onPage(paths.home, async (page, url) => {
    await page.goto(url);
    assert.match((await audit(page).getAttribute('href')) ?? '', `#${anchors.audit}`);
    await choices(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => audit(page).isVisible(), true);
    for (const [nth, stop] of stops.entries()) {
      if (nth > 0) await next(page).press('Enter');
      await says(page, stop);
      assert.is(await page.evaluate(() => document.getAnimations().length), 0);
      assert.is(await page.locator('[data-trail] path').count(), nth);
    }
    await next(page).press('Enter');
    await says(page, start);
    assert.is(await page.locator('[data-trail] path').count(), 0);
    await choices(page).nth(first.choice).check();
    await says(page, first.start);
  });
});

test('a parcel travels for those who like motion, comes to rest, and is there at once when they stop what moves', async () => {
  const found = (await journeys()).find(({ stops }) => stops.length > 2);
  const third = found?.stops[2];
  if (!found || !third) return;
  await onMovingPage(paths.home, async (page, url) => {
    await page.goto(url);
    await choices(page).nth(found.choice).check();
    await says(page, found.start);
    await next(page).click();
    const travels = () => parcel(page).evaluate((shape) => shape.getAnimations().length);
    await eventually(travels, 1);
    await parcel(page).evaluate((shape) => Promise.all(shape.getAnimations().map(({ finished }) => finished)));
    const place = await placeOf(page);
    await page.locator('[data-motion]').click();
    await eventually(() => page.locator('html[data-stopped]').count(), 1);
    await next(page).click();
    await says(page, third);
    assert.is(await travels(), 0);
    assert.is.not(await placeOf(page), place);
  });
});

test('a journey that does not come says so, and the next choice asks for it again', async () => {
  const [first, second] = await journeys();
  if (!first || !second) return;
  await onPage(paths.home, async (page, url) => {
    await page.route(`**${paths.journeys}`, (route) => route.fulfill({ status: 500, json: [] }));
    await page.goto(url);
    await told(page).waitFor();
    const invitation = await told(page).innerText();
    await choices(page).nth(first.choice).check();
    await eventually(async () => (await told(page).innerText()) !== invitation, true);
    assert.not(await next(page).isVisible());
    await page.unroute(`**${paths.journeys}`);
    await choices(page).nth(second.choice).check();
    await says(page, second.start);
  });
});

test('on arrival the first case of the trade plays once, unread, and ends on the way to have it automated', async () => {
  await onMovingPage(paths.home, async (page, url) => {
    await arriveByPausedClock(page);
    await page.goto(url);
    await told(page).waitFor();
    if ((await shortcuts(page).count()) === 0) return;
    const stops = await stopsOf(page, shortcuts(page).first());
    await passTimeUntil(page, async () => (await page.locator('[data-trail] path').count()) > 0);
    assert.is(await told(page).getAttribute('aria-live'), 'off');
    assert.not(await audit(page).isVisible());
    await passTimeUntil(page, () => audit(page).isVisible());
    await passTimeUntil(page, async () => (await told(page).getAttribute('aria-live')) === null);
    assert.is(await page.locator('[data-trail] path').count(), stops.length - 1);
    await passTimeUntil(page, async () => (await page.locator('[data-trail]').evaluate(animations)) === 0);
    const address = new URL((await audit(page).getAttribute('href')) ?? '', url);
    assert.equal([address.pathname, address.hash], [paths.contact, `#${anchors.audit}`]);
    const message = address.searchParams.get('message') ?? '';
    for (const { name, text } of stops) assert.ok(message.includes(`${name} : ${text}`), message);
  });
});

test('what plays on arrival is at its end at once when motion is stopped, and stays where it is when a tool is chosen', async () => {
  const [found] = await journeys();
  if (!found) return;
  const play = (work: (page: Page) => Promise<void>) =>
    onMovingPage(paths.home, async (page, url) => {
      await arriveByPausedClock(page);
      await page.goto(url);
      await told(page).waitFor();
      if ((await shortcuts(page).count()) === 0) return;
      await passTimeUntil(page, async () => (await page.locator('[data-trail] path').count()) > 0);
      await work(page);
    });
  await play(async (page) => {
    await page.locator('[data-motion]').click();
    await eventually(() => audit(page).isVisible(), true);
    assert.is(await page.locator('[data-trail]').evaluate(animations), 0);
  });
  await play(async (page) => {
    await choices(page).nth(found.choice).click();
    await page.clock.runFor(10_000);
    await says(page, found.start);
  });
});

test('nothing plays by itself for who comes from another page of the site, or wants no motion', async () => {
  const arriveFrom = (referer: string, reducedMotion: 'reduce' | 'no-preference') =>
    onPage(paths.home, { reducedMotion }, async (page, url) => {
      await arriveByPausedClock(page);
      await page.goto(url, referer ? { referer } : {});
      await told(page).waitFor();
      await page.clock.runFor(10_000);
      assert.is(await page.locator('[data-parcel]').count(), 0);
    });
  const { url } = await realSite();
  await arriveFrom(url + paths.contact, 'no-preference');
  await arriveFrom('', 'reduce');
});

test('a case of the trade is told from its start at each press, also once it has been told', async () => {
  await onPage(paths.home, async (page, url) => {
    await page.goto(url);
    await told(page).waitFor();
    if ((await shortcuts(page).count()) === 0) return;
    const [start] = await stopsOf(page, shortcuts(page).last());
    assert.ok(start);
    await shortcuts(page).last().press('Enter');
    await says(page, start);
    await next(page).press('Enter');
    await eventually(() => page.locator('[data-trail] path').count(), 1);
    await shortcuts(page).last().press('Enter');
    await says(page, start);
  });
});

test('without script there is the drawing with its tools, and nothing that promises more', () =>
  onPage(paths.home, { javaScriptEnabled: false }, async (page, url) => {
    await page.goto(url);
    const picture = page.locator('svg[role=img]').first();
    assert.ok(await picture.isVisible());
    assert.is(await picture.locator('g text').count(), 8);
    assert.is(await page.locator('main :is(input, [role=radiogroup], [role=status])').count(), 0);
  }));

test.run();
