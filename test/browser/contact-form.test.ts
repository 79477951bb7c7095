import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { WIDTHS } from '../support/browser.ts';
import {
  EMPTY,
  field,
  fillMessage,
  MESSAGE,
  notifications,
  openChoices,
  sentPanel,
  submitButton,
  typedIn,
} from '../support/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { onOpenPage, onPage } from '../support/on-page.ts';
import { layoutDiagnostic } from '../support/page-checks/layout.ts';
import { passTimeUntil, pauseClock } from '../support/paused-clock.ts';
import { realSettings } from '../support/real-pages.ts';
import { scriptsHolding } from '../support/traffic.ts';

const test = suite('Contact form');

test('leaves the checks to the browser: an empty form is not sent', () =>
  onOpenPage('/contact', async (page) => {
    await submitButton(page).click();
    assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'message');
    assert.is(await page.locator('[data-island] form :required:invalid').count(), Object.keys(MESSAGE).length);
    await page.locator('[data-island][data-awake]').waitFor();
    await submitButton(page).click();
    await atRest(page);
    assert.is(await notifications(page).count(), 0);
  }));

/** The description that a screen reader adds to a field's name: its help and its error. */
const descriptionOf = (page: Page, name: string) =>
  field(page, name).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
  );

test('says beside each refused field what to write, with the focus in the first, until it is written', () =>
  onPage('/contact', async (page, url) => {
    await page.setViewportSize({ width: WIDTHS.phone, height: 640 });
    await page.goto(url);
    await submitButton(page).click();
    const refused = page.locator('form [aria-invalid="true"]');
    await eventually(() => refused.count(), Object.keys(MESSAGE).length);
    assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'message');
    for (const name of Object.keys(MESSAGE)) {
      const [problem] = await descriptionOf(page, name);
      assert.ok(problem && (await page.getByText(problem, { exact: true }).isVisible()), name);
    }
    assert.ok(
      await page.locator('label[for="message"]').evaluate((label) => label.getBoundingClientRect().top >= 64),
      'below the header',
    );
    await field(page, 'nom').fill(MESSAGE.nom);
    await eventually(() => refused.count(), Object.keys(MESSAGE).length - 1);
    const missing = await descriptionOf(page, 'email');
    await field(page, 'email').fill('ada');
    await eventually(
      async () => (await descriptionOf(page, 'email'))[0] === missing[0],
      false,
      'another word for another mistake',
    );
    assert.match((await descriptionOf(page, 'email')).at(-1) ?? '', '@');
    await submitButton(page).click();
    assert.ok(await field(page, 'email').evaluate((input) => input.matches(':invalid')), 'it is not sent so');
    await fillMessage(page);
    await eventually(() => refused.count(), 0);
    await submitButton(page).click();
    await notifications(page).first().waitFor();
  }));

/** Addresses that the page asks the browser to go to, mail programs included. */
async function destinations(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await session.send('Page.enable');
  return asked;
}

test('hands the message to the mail program, empties itself, says so and sends no request', () =>
  onOpenPage('/contact', async (page, url) => {
    await fillMessage(page);
    await openChoices(page);
    await field(page, 'secteur').selectOption({ index: 1 });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
    const asked = await destinations(page);
    await submitButton(page).click();
    const notification = notifications(page).first();
    await notification.getByText('Message envoyé !', { exact: true }).waitFor();
    await notification.getByText('Nous vous recontacterons dans les plus brefs délais.', { exact: true }).waitFor();
    assert.equal(await typedIn(page), EMPTY);
    assert.is(await field(page, 'secteur').inputValue(), '');
    await eventually(() => asked.length, 1);
    assert.is(asked[0], await sentPanel(page).locator('a[href^="mailto:"]').getAttribute('href'));
    await atRest(page);
    assert.is(page.url(), url);
    assert.ok(calls.length > 0, 'the widget’s code came');
    const { origin } = new URL(url);
    const elsewhere = calls.filter((call) => !call.startsWith(`GET ${origin}/assets/`) && !call.includes('mailto:'));
    assert.equal(elsewhere, []);
  }));

test('keeps a copy of what was typed above the emptied form, which takes another message', () =>
  onPage('/contact', async (page, url) => {
    await page.setViewportSize({ width: WIDTHS.phone, height: 800 });
    await page.goto(url);
    await fillMessage(page);
    await field(page, 'message').fill('Deux lignes & plus :\nla seconde ?');
    await openChoices(page);
    await field(page, 'typedemande').selectOption('devis');
    await submitButton(page).click();
    const panel = sentPanel(page);
    const link = panel.locator('a[href^="mailto:"]');
    await link.waitFor();
    assert.ok(await panel.evaluate((element) => element === document.activeElement));
    const [copy, form] = await Promise.all([panel.boundingBox(), page.locator('form').boundingBox()]);
    assert.ok(copy && form && copy.y + copy.height <= form.y, 'the copy stands above the form');
    assert.is(await panel.locator('a[data-booking]').count(), 1);
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    assert.is(protocol + pathname, `mailto:${realSettings().email}`);
    assert.match(searchParams.get('subject') ?? '', MESSAGE.entreprise);
    const body = searchParams.get('body') ?? '';
    for (const part of [MESSAGE.nom, MESSAGE.email, 'Demande de devis', 'Deux lignes & plus :\nla seconde ?'])
      assert.ok(body.replaceAll('\r', '').includes(part), part);
    assert.equal(await typedIn(page), EMPTY);
    assert.ok(await panel.getByText('la seconde ?').isVisible(), 'to copy, where no mail program opens');
    await page.evaluate(() => scrollTo(0, 0));
    assert.equal((await page.evaluate(layoutDiagnostic)).wrong, [], 'it fits a phone');
    await fillMessage(page);
    await submitButton(page).click();
    await eventually(async () => (await link.getAttribute('href'))?.includes('seconde'), false);
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
    const word = sentPanel(page).getByRole('status');
    await passTimeUntil(page, async () => (await word.count()) > 0, 1000);
    assert.match((await word.textContent()) ?? '', /Message envoyé/);
    assert.equal(await typedIn(page), EMPTY);
  }));

test('asks once about an e-mail address whose domain has no end, and takes it as it is the second time', () =>
  onOpenPage('/contact', async (page) => {
    await fillMessage(page);
    await field(page, 'email').fill('ada@martin');
    await submitButton(page).click();
    await eventually(() => field(page, 'email').getAttribute('aria-invalid'), 'true');
    assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email');
    assert.is(await sentPanel(page).count(), 0);
    await submitButton(page).click();
    await sentPanel(page).waitFor();
  }));

test('begins an empty message with the text of a link, cut to the field’s length', () =>
  onPage('/contact', async (page, url) => {
    const begun = '<b>Ces chiffres</b> :\nhttps://orbite.example/?a=1&b=2';
    await page.goto(`${url}?message=${encodeURIComponent(begun)}#audit-gratuit`);
    await eventually(() => field(page, 'message').inputValue(), begun);
    assert.not(await page.locator('[data-taken]').isVisible());
    await page.goto(`${url}?message=${'a'.repeat(12_000)}`);
    await eventually(async () => (await field(page, 'message').inputValue()).length, 10_000);
  }));

test('names what a link carries above the fields, chooses its sector, and takes all of it away again', () =>
  onOpenPage('/contact', async (page, url) => {
    const sector = (await field(page, 'secteur').locator('option').allTextContents())[1] ?? '';
    const query = new URLSearchParams({
      calcul: '153\u00a0h par an',
      message: 'Quarante commandes.\n\n',
      secteur: sector,
    });
    await page.goto(`${url}?${query}#audit-gratuit`);
    const strip = page.locator('[data-taken]');
    await eventually(async () => (await strip.textContent())?.includes('153\u00a0h par an'), true);
    assert.ok(await field(page, 'secteur').isVisible());
    await field(page, 'message').pressSequentially('Et après ?');
    await strip.getByRole('button').click();
    assert.not(await strip.isVisible());
    assert.is(await field(page, 'message').inputValue(), 'Et après ?');
    assert.is(await field(page, 'secteur').inputValue(), '');
    await page.goto(`${url}?sujet=Une+auto-%C3%A9cole`);
    await eventually(async () => (await field(page, 'message').inputValue()).includes('Une auto-école'), true);
  }));

test('without script leads nowhere and puts nothing into the address', () =>
  onOpenPage('/contact', { javaScriptEnabled: false }, async (page, url) => {
    await fillMessage(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // A hidden button still lets the Enter key submit.
    if (await submitButton(page).isVisible()) await submitButton(page).click();
    await field(page, 'nom').press('Enter');
    await page.locator('h1').click();
    assert.is(page.url(), url);
    assert.equal(asked, []);
  }));
