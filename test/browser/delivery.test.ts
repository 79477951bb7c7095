import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { inPage } from '../support/browser.ts';
import {
  EMPTY,
  field,
  fillMessage,
  MESSAGE,
  notifications,
  sentPanel,
  submitButton,
  typedIn,
} from '../support/contact-form.ts';
import { type Answer, endpoint, type Post } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { onPage } from '../support/on-page.ts';
import { passTimeUntil, pauseClock } from '../support/paused-clock.ts';
import { realSettings } from '../support/real-pages.ts';
import { furnishedSite } from '../support/served-site.ts';
import { scriptsHolding, scriptsOf } from '../support/traffic.ts';

const test = suite('Delivery to an endpoint');

/** Submits a filled form to an endpoint with these answers; the page's time stands still. */
async function submitted(answers: Answer[], work: (page: Page, posts: Post[]) => Promise<void>): Promise<void> {
  const { url } = await furnishedSite();
  const server = await endpoint();
  server.answers = answers;
  server.posts.length = 0;
  await inPage({}, async (page) => {
    await pauseClock(page);
    await page.goto(`${url}/contact`);
    await fillMessage(page);
    await submitButton(page).click();
    await eventually(() => server.posts.length, 1);
    await work(page, server.posts);
  });
}

async function notified(page: Page, step = 500): Promise<string> {
  await passTimeUntil(page, async () => (await notifications(page).count()) > 0, step);
  return (await notifications(page).first().textContent()) ?? '';
}

test('posts the fields as JSON with a trap for machines; sending the same text again is another message', () =>
  submitted([200], async (page, posts) => {
    await notified(page);
    assert.match(posts[0]?.type ?? '', /^application\/json\b/);
    const { site_web: trap, ...body } = posts[0]?.body ?? {};
    assert.equal(body, { ...MESSAGE, secteur: '', typedemande: '' });
    assert.is(trap, '');
    await eventually(() => typedIn(page), { ...EMPTY });
    assert.match((await sentPanel(page).textContent()) ?? '', MESSAGE.message, 'a copy stays');
    const input = page.locator('form [name=site_web]');
    assert.is(await input.getAttribute('tabindex'), '-1');
    const { x, width } = (await input.boundingBox()) ?? { x: 0, width: 0 };
    assert.ok(x + width < 0, 'it lies outside the page');
    assert.is(await page.getByRole('textbox', { name: /ne pas remplir/i }).count(), 0, 'nobody is told of it');
    await fillMessage(page);
    await submitButton(page).click();
    await passTimeUntil(page, () => posts.length === 2);
    assert.is.not(posts[0]?.key, posts[1]?.key);
  }));

test('takes a refusal for an answer: one try, the text stays, the e-mail address is offered', () =>
  submitted([422], async (page, posts) => {
    const text = await notified(page);
    assert.ok(text.includes(realSettings().email), text);
    assert.not.match(text, /Message envoyé/);
    assert.is(posts.length, 1);
    assert.equal(await typedIn(page), MESSAGE);
    assert.not(await submitButton(page).isDisabled(), 'one can try again');
    await page.clock.runFor(10_000);
    assert.is(await notifications(page).count(), 0);
    const word = page.locator('form').getByRole('alert');
    assert.match((await word.textContent()) ?? '', /Message non envoyé/, 'the form still says so');
  }));

test('shows a refusal at the receiver’s fields, with focus in the first, until they change', () =>
  submitted([{ champs: ['message', 'entreprise'] }, 200], async (page) => {
    await notified(page);
    const refused = page.locator('form [aria-invalid="true"]');
    assert.equal(await refused.evaluateAll((all) => all.map(({ id }) => id)), ['message', 'entreprise']);
    assert.is(await page.evaluate(() => document.activeElement?.id), 'message');
    assert.equal(await typedIn(page), MESSAGE);
    await field(page, 'message').fill('Plus court.');
    await field(page, 'entreprise').fill('Martin');
    await eventually(() => refused.count(), 0);
    await submitButton(page).click();
    await passTimeUntil(page, () => sentPanel(page).isVisible());
  }));

test('keeps the text while it sends, and gives up after four tries with one key', () =>
  submitted(['never'], async (page, posts) => {
    assert.ok(await submitButton(page).isDisabled());
    assert.is(await page.locator('form').getAttribute('aria-busy'), 'true');
    await page.locator('form [name=nom]').press('Enter');
    await page.clock.runFor(10_000);
    assert.is(posts.length, 1);
    assert.equal(await typedIn(page), MESSAGE, 'what was typed stays until the message has arrived');
    const text = await notified(page, 5000);
    assert.ok(text.includes(realSettings().email), text);
    assert.is(posts.length, 4);
    assert.is(new Set(posts.map(({ key }) => key)).size, 1);
    assert.equal(await typedIn(page), MESSAGE);
  }));

test('leaves what was typed while the message was on its way', () =>
  submitted([500, 200], async (page, posts) => {
    await field(page, 'message').fill('Encore une chose.');
    assert.match(await notified(page), /Message envoyé !/);
    assert.is(posts.length, 2);
    assert.is(posts[1]?.body.message, MESSAGE.message);
    assert.equal(await typedIn(page), { ...MESSAGE, message: 'Encore une chose.' });
  }));

test('costs nothing where no endpoint is set: its code is never asked for', async () => {
  const code = await scriptsHolding('idempotency-key');
  await onPage('/contact', async (page, url) => {
    const scripts = scriptsOf(page);
    await page.goto(url);
    await fillMessage(page);
    await submitButton(page).click();
    await notifications(page).first().waitFor();
    await atRest(page);
    for (const path of code) assert.not(scripts.includes(path), path);
  });
});

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

test('two clicks with no time between them send the message once', () =>
  onForm(200, async (page, posts, open) => {
    await open();
    await fillMessage(page);
    await page.locator('[data-island][data-awake]').waitFor();
    await submitButton(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await notifications(page).first().waitFor();
    await atRest(page);
    assert.is(posts.length, 1);
    assert.is(await notifications(page).count(), 1);
    assert.equal(await typedIn(page), EMPTY);
  }));

test('a failed message is reported in the form without the notification, and keeps its key', async () => {
  const [code] = await scriptsHolding('data-sonner-toaster');
  await onForm(422, async (page, posts, open) => {
    await page.route(`**${code}*`, (route) => route.abort());
    await open();
    await fillMessage(page);
    await submitButton(page).click();
    const word = page.locator('form').getByRole('alert');
    await word.getByText('Message non envoyé').waitFor();
    assert.is(await word.getByRole('link').getAttribute('href'), `mailto:${realSettings().email}`);
    assert.is(posts.length, 1);
    assert.equal(await typedIn(page), MESSAGE);
    await submitButton(page).click();
    await eventually(() => posts.length, 2);
    assert.is(posts[0]?.key, posts[1]?.key);
  });
});

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
