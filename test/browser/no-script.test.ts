import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage, WIDTHS } from '../support/browser.ts';
import { realSettings } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Without JavaScript');

/** Opens a page of the site as a visitor without JavaScript. */
async function visit(path: string, width: number, work: (page: Page, url: string) => Promise<void>): Promise<void> {
  const { url } = await realSite();
  await inPage({ javaScriptEnabled: false, viewport: { width, height: 900 } }, async (page) => {
    await page.goto(url + path);
    await work(page, url);
  });
}

test('the menu of a phone opens by a click, leads somewhere, and is closed there', () =>
  visit('/', WIDTHS.phone, async (page, url) => {
    const link = page.locator('header details nav a[href="/services"]');
    assert.not.ok(await link.isVisible());
    await page.locator('header summary').click();
    assert.ok(await link.isVisible());
    await link.click();
    assert.is(page.url(), `${url}/services`);
    assert.not.ok(await page.locator('header details nav').isVisible());
  }));

for (const key of ['Enter', 'Space']) {
  test(`the menu of a phone opens and closes by the keyboard: ${key}`, () =>
    visit('/', WIDTHS.phone, async (page) => {
      const menu = page.locator('header details nav');
      await page.locator('header summary').focus();
      await page.keyboard.press(key);
      assert.ok(await menu.isVisible());
      await page.keyboard.press(key);
      assert.not.ok(await menu.isVisible());
    }));
}

test('the blog shows all of its cards', () =>
  visit('/blog', WIDTHS.desk, async (page) => {
    const cards = page.locator('#blog a', { has: page.locator('h3') });
    const visible = await Promise.all((await cards.all()).map((card) => card.isVisible()));
    assert.ok(visible.length > 6);
    assert.not.ok(visible.includes(false));
  }));

test('submitting the contact form leads nowhere and puts nothing into the address', () =>
  visit('/contact', WIDTHS.desk, async (page, url) => {
    const asked: string[] = [];
    await page.locator('[name="nom"]').fill('Ada Lovelace');
    await page.locator('[name="email"]').fill('ada@orbite.example');
    await page.locator('[name="entreprise"]').fill('Analytique');
    await page.locator('textarea[name="message"]').fill('Des factures à ressaisir');
    page.on('request', (request) => asked.push(request.url()));
    const submit = page.locator('#audit-gratuit form [type="submit"]');
    // Where the button is taken away without JavaScript, the Enter key still submits.
    if (await submit.isVisible()) await submit.click();
    await page.locator('[name="nom"]').press('Enter');
    await page.locator('h1').click();
    assert.is(page.url(), `${url}/contact`);
    assert.equal(asked, []);
  }));

test('the contact page says how to write and to call', () =>
  visit('/contact', WIDTHS.phone, async (page) => {
    const { email, telephone } = realSettings();
    const form = page.locator('#audit-gratuit');
    for (const address of [`mailto:${email}`, `tel:${telephone.replaceAll(' ', '')}`])
      assert.is(await form.locator(`a[href="${address}"]`).locator('visible=true').count(), 1, address);
  }));

test('the booking button is a plain link to the scheduling service', () =>
  visit('/contact', WIDTHS.desk, async (page) => {
    const link = page.locator('#booking a');
    assert.ok(await link.isVisible());
    const { origin, pathname } = new URL((await link.getAttribute('href')) ?? '');
    assert.is(origin + pathname, realSettings().rendezVous);
  }));

test('the table of contents of an article unfolds on a phone', () =>
  visit('/blog/bubble-marketplace', WIDTHS.phone, async (page) => {
    const contents = page.locator('nav[aria-label="Sommaire"]');
    const links = contents.locator('details a');
    assert.not.ok(await links.first().isVisible());
    await contents.locator('summary').click();
    assert.ok(await links.first().isVisible());
  }));

test.run();
