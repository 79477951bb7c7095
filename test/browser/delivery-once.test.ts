import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atRest } from '../support/at-rest.ts';
import { inPage } from '../support/browser.ts';
import { EMPTY, field, fillMessage, MESSAGE, notifications, submitButton, typedIn } from '../support/contact-form.ts';
import { endpoint, type Post } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { furnishedSite } from '../support/furnished-site.ts';
import { realSettings } from '../support/real-pages.ts';
import { CHUNK, hold, scriptsHolding } from '../support/traffic.ts';

const test = suite('A message goes once, and its reader is told');

/** Opens the form, whose server gives this answer. */
async function onForm(
  answer: number,
  work: (page: Page, posts: Post[], open: () => Promise<unknown>) => Promise<void>,
) {
  const { url } = await furnishedSite();
  const server = await endpoint();
  server.answers = [answer];
  server.posts.length = 0;
  await inPage({}, (page) => work(page, server.posts, () => page.goto(`${url}/contact`)));
}

/** A reader in a hurry, with no time at all between the one and the other. */
const twoClicks = (page: Page) =>
  submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
const doubleClick = (page: Page) => submitButton(page).dblclick();
const twoEnters = async (page: Page) => {
  await field(page, 'nom').press('Enter');
  await field(page, 'nom').press('Enter');
};

for (const [hurry, isAwake, act] of [
  ['two clicks on a form that is awake', true, twoClicks],
  ['two clicks on a form that sleeps', false, twoClicks],
  ['a double click on a form that is awake', true, doubleClick],
  ['Enter pressed twice in a form that sleeps', false, twoEnters],
] as const) {
  test(`${hurry}: the message goes once`, () =>
    onForm(200, async (page, posts, open) => {
      const release = await hold(page, CHUNK);
      await open();
      await fillMessage(page);
      if (isAwake) release();
      if (isAwake) await page.locator('[data-island][data-awake]').waitFor();
      await act(page);
      release();
      await notifications(page).first().waitFor();
      await atRest(page);
      assert.is(posts.length, 1);
      assert.is(await notifications(page).count(), 1);
      assert.equal(await typedIn(page), EMPTY);
    }));
}

for (const [status, outcome] of [
  [200, 'Message envoyé'],
  [422, 'Message non envoyé'],
] as const) {
  test(`says in the form what happened when the notification’s code is lost (${status})`, async () => {
    const [code] = await scriptsHolding('data-sonner-toaster');
    await onForm(status, async (page, posts, open) => {
      await page.route(`**${code}*`, (route) => route.abort());
      await open();
      await fillMessage(page);
      await submitButton(page).click();
      const word = page.locator('form').getByRole(status === 200 ? 'status' : 'alert');
      await eventually(async () => (await word.textContent())?.includes(outcome), true);
      const offered = await word
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      assert.equal(offered, status === 200 ? [] : [`mailto:${realSettings().email}`]);
      assert.is(posts.length, 1);
      assert.equal(await typedIn(page), status === 200 ? EMPTY : MESSAGE);
      await submitButton(page).click();
      // An emptied form is not sent; one that failed is, under its key.
      await eventually(() => posts.length, status === 200 ? 1 : 2);
      assert.is(new Set(posts.map(({ key }) => key)).size, 1);
    });
  });
}

test('reports a failure when the code that delivers is lost, and delivers at the next try', async () => {
  const [code] = await scriptsHolding('idempotency-key');
  await onForm(200, async (page, posts, open) => {
    await page.route(`**${code}*`, (route) => route.abort());
    await open();
    await fillMessage(page);
    await submitButton(page).click();
    await notifications(page).getByText('Message non envoyé').waitFor();
    assert.equal(await typedIn(page), MESSAGE);
    await page.unroute(`**${code}*`);
    await submitButton(page).click();
    await notifications(page).getByText('Message envoyé !').waitFor();
    assert.is(posts.length, 1);
    assert.equal(await typedIn(page), EMPTY);
  });
});

test.run();
