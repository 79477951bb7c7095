import type { Locator, Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { fillMessage, notifications, region, submitButton } from '../support/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { onPage } from '../support/on-page.ts';
import { passTimeUntil, pauseClock, reactSettled } from '../support/paused-clock.ts';

const test = suite('Notifications');

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

function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('keeps the notification for 4 to 5 seconds, longer under the pointer or on a hidden page', () =>
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
      await reactSettled(page);
      await page.clock.runFor(20_000);
      assert.ok(await notification.isVisible());
      await release();
      await reactSettled(page);
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

test('shows notifications in the lower right corner of the screen, three at most', () =>
  withNotification(async (page, notification) => {
    const isInCorner = async () => {
      const box = (await notification.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return box.x + box.width > 1440 - 64 && box.y + box.height > 900 - 64 && box.x > 720;
    };
    await eventually(isInCorner, true, 'the viewport is 1440 × 900');
    assert.is(await region(page).getAttribute('aria-live'), 'polite');
    for (let more = 0; more < 4; more++) await send(page);
    const shown = () =>
      notifications(page).evaluateAll((items) => items.filter((item) => getComputedStyle(item).opacity === '1').length);
    await eventually(shown, 3);
    await notifications(page).first().hover();
    await eventually(shown, 3, 'also when they are spread out');
  }));
