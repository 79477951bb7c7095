import type { Page } from 'playwright-core';
import { schedulingColors } from '../../src/format/scheduling.ts';
import { DAY, NIGHT } from '../../src/styles/token-colors.ts';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { all } from '../support/dom.ts';
import { eventually } from '../support/eventually.ts';
import { onPage } from '../support/on-page.ts';
import { passTimeUntil, pauseClock } from '../support/paused-clock.ts';
import { realPages, realSettings } from '../support/real-pages.ts';
import { articleWith } from '../support/tested-content.ts';
import { AGENDA, interceptThirdParty } from '../support/third-party.ts';
import { CHUNK } from '../support/traffic.ts';

const test = suite('Booking');

const COMPARISON = articleWith('campaign');

const button = (page: Page) => page.locator('a[data-booking]').last();
const dialog = (page: Page) => page.getByRole('dialog');
const agenda = new URL(realSettings().rendezVous);

/** Opens the dialog on a page; the scheduling service is stood in for by this page. */
function withDialog(path: string, work: (page: Page) => Promise<void>, html?: string): Promise<void> {
  return onPage(path, async (page, url) => {
    await interceptThirdParty(page, html);
    await page.clock.install();
    await page.goto(url);
    await open(page);
    await work(page);
  });
}

/** Presses the button, and lets the half second pass that the page scrolls for. */
async function open(page: Page): Promise<void> {
  await button(page).click();
  await passTimeUntil(page, () => dialog(page).isVisible(), 600);
}

async function frameAddress(page: Page): Promise<URL> {
  return new URL((await dialog(page).locator('iframe').getAttribute('src')) ?? '');
}

test('has a block to scroll to on every page that offers it', async () => {
  const pages = [...(await realPages())].filter(([, page]) => all(page, 'a[data-booking]').length > 0);
  assert.ok(pages.length > 1);
  for (const [path, page] of pages)
    assert.ok(all(page, '#booking').length + all(page, '#contact').length > 0, `${path} has neither block`);
});

for (const [path, block] of Object.entries({ '/contact': '#booking', [COMPARISON]: '#contact' })) {
  test(`scrolls to ${block} on ${path}, and about half a second later opens the agenda over the page`, () =>
    onPage(path, async (page, url) => {
      await interceptThirdParty(page);
      await pauseClock(page);
      await page.goto(url);
      const loaded = page.waitForResponse(CHUNK);
      await page.evaluate(() => scrollTo(0, 0));
      // Without the scrolling that a pointer would bring with it.
      await button(page).dispatchEvent('click');
      await (await loaded).finished();
      const top = () => page.locator(block).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await eventually(async () => (await top()) < 900, true, 'the block comes into view');
      await page.clock.runFor(400);
      assert.is(await dialog(page).count(), 0);
      await page.clock.runFor(200);
      await dialog(page).waitFor();
      const { searchParams } = await frameAddress(page);
      assert.equal(
        ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => searchParams.get(name)),
        path === COMPARISON ? ['blog', 'roi-article', 'roi-consultation'] : [null, null, null],
        'the service is told where the comparison’s readers come from',
      );
    }));
}

test('shows the agenda in the site’s colours by night and by day, and ends its announcement', () =>
  withDialog('/contact', async (page) => {
    const address = await frameAddress(page);
    assert.is(address.origin + address.pathname, agenda.origin + agenda.pathname);
    for (const [name, value] of Object.entries(schedulingColors(NIGHT)))
      assert.is(address.searchParams.get(name), value);
    assert.is(address.searchParams.get('embed_domain'), new URL(page.url()).hostname);
    assert.ok(address.searchParams.get('embed_type'));
    await dialog(page).frameLocator('iframe').getByText('Agenda').waitFor();
    assert.is(await unstyledParts(page), 0);
    const notice = dialog(page).getByRole('status');
    await eventually(() => notice.textContent(), '');
    assert.ok(await dialog(page).locator('iframe').isVisible());
    await page.clock.fastForward(60_000);
    assert.is(await notice.textContent(), '');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    const { searchParams } = await frameAddress(page);
    for (const [name, value] of Object.entries(schedulingColors(DAY))) assert.is(searchParams.get(name), value);
  }));

/** Counts parts of the dialog that no rule styles. */
function unstyledParts(page: Page): Promise<number> {
  return dialog(page).evaluate((element) => {
    const selectors = document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.replace(':not(:empty)', '') : []))
      .filter((selector) => selector.startsWith('dialog') && !selector.includes('::'));
    return [element, ...element.children].filter((part) => !selectors.some((selector) => part.matches(selector)))
      .length;
  });
}

const WAYS_OUT: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'its close button': (page: Page) =>
    dialog(page)
      .getByRole('button', { name: /fermer/i })
      .click(),
  'a click outside': (page: Page) => page.mouse.click(5, 5),
};

test('is a named modal dialog that keeps the focus; Escape, its button or a click outside closes it', () =>
  withDialog('/contact', async (page) => {
    assert.ok(await dialog(page).getAttribute('aria-label'));
    assert.ok(await dialog(page).locator('iframe').getAttribute('title'));
    assert.ok(await dialog(page).evaluate((element) => element.matches(':modal')));
    assert.ok(await dialog(page).evaluate((element) => element.contains(document.activeElement)));
    const box = await dialog(page).boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + 8, box.y + box.height - 8);
    assert.ok(await dialog(page).isVisible());
    for (const [way, close] of Object.entries(WAYS_OUT)) {
      if (!(await dialog(page).isVisible())) await open(page);
      await close(page);
      await dialog(page).waitFor({ state: 'detached' });
      // A closed dialog is none for who looks, some moments before it leaves the page with the third party in it.
      await page.locator('iframe').waitFor({ state: 'detached' });
      assert.ok(await button(page).evaluate((link) => link === document.activeElement), way);
    }
  }));

test('puts the reader back to where the button was pressed, once the agenda closes', () =>
  onPage('/contact', { viewport: { width: 600, height: 400 }, reducedMotion: 'reduce' }, async (page, url) => {
    await interceptThirdParty(page);
    await page.clock.install();
    await page.goto(url);
    const top = () => button(page).evaluate((link) => Math.round(link.getBoundingClientRect().top));
    // Lays out what waits for an idle moment, and would move the button. No smooth scroll is under way while the clock is set forward.
    await page.keyboard.press('Tab');
    await button(page).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await top();
    await open(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    assert.ok(await button(page).evaluate((link) => link === document.activeElement));
    assert.is(await top(), place);
  }));

test('opens again after it was closed, and once for two quick clicks', () =>
  withDialog('/contact', async (page) => {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await button(page).dblclick();
    await passTimeUntil(page, () => dialog(page).first().isVisible(), 600);
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('dialog').count(), 0);
  }));

test('asks nothing of a third party before the click, not even a connection', () =>
  onPage('', async (page, url) => {
    const addresses = await interceptThirdParty(page);
    for (const path of ['/', '/contact', COMPARISON]) {
      await page.goto(url + path);
      await button(page).hover();
      await button(page).focus();
      await atRest(page);
      assert.equal(addresses, [], path);
      const hints = await page
        .locator('link[rel~=preconnect], link[rel~=dns-prefetch], link[rel~=preload], link[rel~=prefetch]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      assert.equal(
        hints.filter((href) => !href.startsWith('/')),
        [],
        path,
      );
    }
  }));

test('offers the plain link all the time, and says so when the agenda does not show', () =>
  onPage('/contact', async (page, url) => {
    await interceptThirdParty(page, AGENDA.silent);
    await page.clock.install();
    await page.goto(url);
    await open(page);
    const link = dialog(page).locator('a[target=_blank]');
    for (const name of ['href', 'rel']) assert.is(await link.getAttribute(name), await button(page).getAttribute(name));
    assert.is(await link.getAttribute('target'), '_blank');
    const notice = dialog(page).getByRole('status');
    const before = await notice.textContent();
    await page.clock.fastForward(30_000);
    await eventually(async () => (await notice.textContent()) !== before, true);
    assert.ok(await notice.isVisible());
    for (const way of ['mailto:', 'tel:']) assert.ok(await notice.locator(`a[href^="${way}"]`).isVisible(), way);
    assert.ok(await link.isVisible());
    assert.not(await dialog(page).locator('iframe').isVisible(), 'an empty frame shows at no time');
  }));

test('believes only the service that it has reported', () =>
  withDialog(
    '/contact',
    async (page) => {
      const notice = dialog(page).getByRole('status');
      const before = await notice.textContent();
      assert.ok(before, 'the reader is told that it is loading');
      await page.evaluate(() => postMessage({ event: 'calendly.event_type_viewed' }, '*'));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      assert.is(await notice.textContent(), before);
      const other = `${agenda.origin}/another-page-of-the-service`;
      await page.context().route(other, (route) => route.fulfill({ contentType: 'text/html', body: AGENDA.reporting }));
      await page.evaluate((src) => {
        const heard = new Promise((resolve) => addEventListener('message', resolve));
        document.body.append(Object.assign(document.createElement('iframe'), { src }));
        return heard;
      }, other);
      assert.is(await notice.textContent(), before, 'another frame of the same service');
    },
    AGENDA.silent,
  ));
