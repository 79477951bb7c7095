import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paths } from '../../src/routes.ts';
import { EMPTY, fillMessage, notifications, submitButton, typedIn } from '../support/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { onPage, PHONE } from '../support/on-page.ts';
import { passTimeUntil, pauseClock } from '../support/paused-clock.ts';
import { interceptThirdParty } from '../support/third-party.ts';
import { CHUNK, holdRequests } from '../support/traffic.ts';

const test = suite('A phone, by touch alone');

test('the form is filled and sent by taps, also while its code is on the way', () =>
  onPage(paths.contact, PHONE, async (page, url) => {
    const release = await holdRequests(page, CHUNK);
    await page.goto(url);
    await page.locator('form [name=nom]').tap();
    await page.locator('form [name=nom]:focus').waitFor();
    await fillMessage(page);
    await submitButton(page).tap();
    release();
    await notifications(page).first().waitFor();
    assert.is(await notifications(page).count(), 1);
    assert.equal(await typedIn(page), EMPTY);
    const box = await notifications(page).first().boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= PHONE.viewport.width, 'the notification fits the screen');
  }));

test('a notification goes with a swipe of the finger', () =>
  onPage(paths.contact, PHONE, async (page, url) => {
    await pauseClock(page);
    await page.goto(url);
    await fillMessage(page);
    await submitButton(page).tap();
    await passTimeUntil(page, async () => (await notifications(page).count()) > 0, 10);
    const notification = notifications(page).first();
    // A trial tap waits until it has arrived in its place.
    await notification.tap({ trial: true });
    const box = await notification.boundingBox();
    assert.ok(box);
    const session = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: box.y + box.height / 2 }] });
    const start = box.x + box.width / 3;
    await finger('touchStart', start);
    for (const way of [5, 40, 80, 120]) await finger('touchMove', start + way);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.clock.runFor(500);
    await eventually(() => notifications(page).count(), 0);
  }));

test('booking opens by a tap, and closes by one', () =>
  onPage(paths.contact, PHONE, async (page, url) => {
    await interceptThirdParty(page);
    await page.goto(url);
    await page.locator('a[data-booking]').tap();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const box = await dialog.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= PHONE.viewport.width, 'it fits the screen');
    await dialog.getByRole('button', { name: /fermer/i }).tap();
    await dialog.waitFor({ state: 'detached' });
  }));

test.run();
