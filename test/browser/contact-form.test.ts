import type { Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atRest } from '../support/at-rest.ts';
import { WIDTHS } from '../support/browser.ts';
import {
  EMPTY,
  field,
  fillMessage,
  MESSAGE,
  notifications,
  region,
  submitButton,
  typedIn,
} from '../support/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { onPage } from '../support/on-page.ts';
import { layoutFinding } from '../support/page-checks/layout.ts';
import { passTimeUntil, pauseClock } from '../support/paused-clock.ts';
import { realSettings } from '../support/real-pages.ts';
import { scriptsHolding } from '../support/traffic.ts';

const test = suite('Contact form');

/** Milliseconds in which a notification leaves the screen after its time has come. */
const LEAVING = 500;

/** Fills and submits the form with the page's time stopped, until one more notification shows. */
async function send(page: Page): Promise<void> {
  const before = await notifications(page).count();
  await fillMessage(page);
  await submitButton(page).click();
  await passTimeUntil(page, async () => (await notifications(page).count()) > before, 10);
}

/** Hands over the page with one notification on it and time standing still. */
function withNotification(work: (page: Page, notification: Locator) => Promise<void>): Promise<void> {
  return onPage('/contact', async (page, url) => {
    await pauseClock(page);
    await page.goto(url);
    await send(page);
    await work(page, notifications(page).first());
  });
}

test('leaves the checks to the browser: an empty form is not sent', () =>
  onPage('/contact', async (page, url) => {
    await page.goto(url);
    await submitButton(page).click();
    assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'nom');
    assert.is(await page.locator('[data-island] form :required:invalid').count(), Object.keys(MESSAGE).length);
    await page.locator('[data-island][data-awake]').waitFor();
    await submitButton(page).click();
    await atRest(page);
    assert.is(await notifications(page).count(), 0);
  }));

test('refuses what is no e-mail address, and needs no choice of sector or request', () =>
  onPage('/contact', async (page, url) => {
    await page.goto(url);
    await fillMessage(page);
    await field(page, 'email').fill('ada');
    await submitButton(page).click();
    assert.ok(await field(page, 'email').evaluate((input) => input.matches(':invalid')));
    assert.equal(await typedIn(page), { ...MESSAGE, email: 'ada' });
    await field(page, 'email').fill(MESSAGE.email);
    await submitButton(page).click();
    await notifications(page).first().waitFor();
  }));

test('empties the form and says that the message was sent, in these words', () =>
  onPage('/contact', async (page, url) => {
    await page.goto(url);
    await fillMessage(page);
    await field(page, 'secteur').selectOption({ index: 1 });
    await submitButton(page).click();
    const notification = notifications(page).first();
    await notification.getByText('Message envoyé !', { exact: true }).waitFor();
    await notification.getByText('Nous vous recontacterons dans les plus brefs délais.', { exact: true }).waitFor();
    assert.equal(await typedIn(page), EMPTY);
    assert.is(await field(page, 'secteur').inputValue(), '');
    assert.is(page.url(), url);
  }));

test('says before its first field that it transmits nothing, with the e-mail address to press', () =>
  onPage('/contact', async (page, url) => {
    await page.goto(url);
    const link = page.locator('#audit-gratuit > div > a[href^="mailto:"]').first();
    assert.is(await link.textContent(), realSettings().email);
    const [note, first] = await Promise.all([link.boundingBox(), field(page, 'nom').boundingBox()]);
    assert.ok(note && first && note.y + note.height < first.y && first.y < 900);
  }));

test('keeps what was typed as an e-mail to send, and says that nothing was transmitted', () =>
  onPage('/contact', async (page, url) => {
    await page.setViewportSize({ width: WIDTHS.phone, height: 800 });
    await page.goto(url);
    await fillMessage(page);
    await field(page, 'message').fill('Deux lignes & plus :\nla seconde ?');
    await field(page, 'typedemande').selectOption('devis');
    await submitButton(page).click();
    const word = page.locator('form').getByRole('status');
    const link = word.getByRole('link');
    await link.waitFor();
    assert.match((await word.textContent()) ?? '', /Rien n’a été transmis/);
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    assert.is(protocol + pathname, `mailto:${realSettings().email}`);
    assert.match(searchParams.get('subject') ?? '', MESSAGE.entreprise);
    const body = searchParams.get('body') ?? '';
    for (const part of [MESSAGE.nom, MESSAGE.email, 'Demande de devis', 'Deux lignes & plus :\nla seconde ?'])
      assert.ok(body.replaceAll('\r', '').includes(part), part);
    assert.equal(await typedIn(page), EMPTY);
    await word.locator('summary').click();
    assert.ok(await word.getByText('la seconde ?').isVisible(), 'to copy, where no mail program opens');
    await page.evaluate(() => scrollTo(0, 0));
    assert.equal((await page.evaluate(layoutFinding)).wrong, [], 'it fits a phone');
    await fillMessage(page);
    await submitButton(page).click();
    await eventually(async () => (await link.getAttribute('href'))?.includes('seconde'), false, 'of the last message');
  }));

test('says that the message was sent in the form itself when the notification never comes', () =>
  onPage('/contact', async (page, url) => {
    const [code] = await scriptsHolding('data-sonner-toaster');
    // Neither loaded nor lost.
    await page.route(`**${code}`, () => {});
    await pauseClock(page);
    await page.goto(url);
    await fillMessage(page);
    await submitButton(page).click();
    const word = page.locator('form').getByRole('status');
    await passTimeUntil(page, async () => (await word.textContent()) !== '');
    assert.match((await word.textContent()) ?? '', /Message envoyé/);
    assert.equal(await typedIn(page), EMPTY);
  }));

test('without script leads nowhere and puts nothing into the address', () =>
  onPage(
    '/contact',
    async (page, url) => {
      await page.goto(url);
      await fillMessage(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      // Where the button is taken away without script, the Enter key still submits.
      if (await submitButton(page).isVisible()) await submitButton(page).click();
      await field(page, 'nom').press('Enter');
      await page.locator('h1').click();
      assert.is(page.url(), url);
      assert.equal(asked, []);
    },
    { javaScriptEnabled: false },
  ));

test('calls nobody: after the submit the page loads its own files, and nothing else', () =>
  onPage('/contact', async (page, url) => {
    await page.goto(url);
    await fillMessage(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
    await submitButton(page).click();
    await notifications(page).first().waitFor();
    await atRest(page);
    assert.ok(calls.length > 0, 'the widget’s code came');
    const { origin } = new URL(url);
    assert.equal(
      calls.filter((call) => !call.startsWith(`GET ${origin}/assets/`)),
      [],
    );
  }));

test('shows the notification in the lower right corner of the screen', () =>
  withNotification(async (page, notification) => {
    const isInCorner = async () => {
      const box = (await notification.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return box.x + box.width > 1440 - 64 && box.y + box.height > 900 - 64 && box.x > 720;
    };
    await eventually(isInCorner, true, 'the viewport is 1440 × 900');
    assert.is(await region(page).getAttribute('aria-live'), 'polite');
  }));

function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('lets the notification stay for 4 to 5 seconds, and while the pointer rests on it or the page is hidden', () =>
  withNotification(async (page, notification) => {
    const goes = async () => {
      await page.clock.runFor(1200 + LEAVING);
      await notification.waitFor({ state: 'detached' });
    };
    await page.clock.runFor(3800);
    assert.ok(await notification.isVisible());
    await goes();
    for (const [hold, release] of [
      [() => notification.hover(), () => page.mouse.move(10, 10)],
      [() => hide(page, true), () => hide(page, false)],
    ] as const) {
      await send(page);
      await hold();
      await page.clock.runFor(20_000);
      assert.ok(await notification.isVisible());
      await release();
      await page.clock.runFor(3800);
      await goes();
    }
  }));

test('takes the keyboard to the notifications with Alt+T, and lets it or a pointer close one', () =>
  withNotification(async (page, notification) => {
    const button = notification.getByRole('button', { name: /^Fermer/ });
    const gone = async () => {
      await page.clock.runFor(LEAVING);
      await notification.waitFor({ state: 'detached' });
    };
    await page.keyboard.press('Alt+T');
    assert.ok(await region(page).evaluate((element) => element.contains(document.activeElement)));
    await page.keyboard.press('Tab');
    assert.ok(await notification.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Tab');
    assert.ok(await button.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Enter');
    await gone();
    await send(page);
    await button.click();
    await gone();
  }));

/** Drags a notification to the right in this many milliseconds of the page's time. */
async function swipe(page: Page, notification: Locator, distance: number, milliseconds: number): Promise<void> {
  // Hovering waits until it has arrived in its place.
  await notification.hover();
  const box = await notification.boundingBox();
  if (!box) throw new Error('there is no notification to swipe');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  // A hand starts slowly: a first move by a whole letter would select text instead.
  for (const way of [2, 4, distance / 2, distance]) {
    await page.mouse.move(x + way, y);
    await page.evaluate(() => document.body.offsetHeight);
  }
  await page.clock.runFor(milliseconds);
  await page.mouse.up();
  await page.clock.runFor(LEAVING);
}

test('goes with a long swipe and with a fast one, and stays after one that is neither', () =>
  withNotification(async (page, notification) => {
    await swipe(page, notification, 20, 2000);
    assert.is(await notifications(page).count(), 1, 'short and slow');
    await swipe(page, notification, 120, 2000);
    await eventually(() => notifications(page).count(), 0, 'long and slow');
    await send(page);
    await swipe(page, notification, 20, 50);
    await eventually(() => notifications(page).count(), 0, 'short and fast');
  }));

test('shows three notifications at most', () =>
  withNotification(async (page) => {
    for (let more = 0; more < 4; more++) await send(page);
    const shown = () =>
      notifications(page).evaluateAll((items) => items.filter((item) => getComputedStyle(item).opacity === '1').length);
    await eventually(shown, 3);
    await notifications(page).first().hover();
    await eventually(shown, 3, 'also when they are spread out');
  }));

test.run();
