import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage } from '../support/on-page.ts';

const test = suite('ROI calculator');

const ARTICLE = '/blog/roi-automatisation';
/** What the article works out: return, months until the costs are paid, net present value. */
const EXAMPLE = ['587 %', '1,7 mois', '231 900 €'];

const calculator = (page: Page) => page.locator('[data-island=RoiCalculator] form');
const input = (page: Page, name: string) => calculator(page).locator(`[name=${name}]`);

/** The three figures with plain spaces. */
async function figures(page: Page): Promise<string[]> {
  return (await calculator(page).locator('dd').allTextContents()).map((text) => text.replace(/\s+/g, ' '));
}

async function awake(page: Page): Promise<void> {
  await calculator(page).scrollIntoViewIfNeeded();
  await page.locator('[data-island=RoiCalculator][data-awake]').waitFor();
}

function withCalculator(work: (page: Page, url: string) => Promise<void>): Promise<void> {
  return onPage(ARTICLE, async (page, url) => {
    await arrive(page, url);
    await awake(page);
    await work(page, url);
  });
}

test('starts with the article’s example and its figures, before and after it wakes', () =>
  onPage(ARTICLE, async (page, url) => {
    await arrive(page, url);
    assert.equal(await figures(page), EXAMPLE);
    await awake(page);
    assert.equal(await figures(page), EXAMPLE);
    assert.is(page.url(), url, 'looking at it leaves the address alone');
  }));

test('is linked from the end of the article', () =>
  onPage(ARTICLE, async (page, url) => {
    await arrive(page, url);
    const { hash } = new URL(
      await page
        .locator('#contact a[href^="#"]')
        .first()
        .evaluate((link) => String(link instanceof HTMLAnchorElement && link.href)),
    );
    await page.locator(`a[href="${hash}"]`).last().click();
    await calculator(page).waitFor();
    const distance = await page.evaluate((id) => {
      const from = document.getElementById(id);
      const form = document.querySelector('[data-island=RoiCalculator]');
      return from && form ? from.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
    }, hash.slice(1));
    assert.ok(distance > 0, 'the link lands before the calculator');
  }));

test('works out what is typed, as it is typed', () =>
  withCalculator(async (page) => {
    await input(page, 'couts').fill('1 000');
    await input(page, 'gains').fill('2000');
    await input(page, 'annees').fill('2');
    await input(page, 'taux').fill('0');
    await eventually(() => figures(page), ['100 %', '6 mois', '3 000 €']);
    await input(page, 'gains').fill('0');
    await eventually(async () => (await figures(page))[0], '-100 %');
    assert.is((await figures(page))[1], 'jamais');
  }));

test('draws a bar for the start and for each year, and says it in words', () =>
  withCalculator(async (page) => {
    const chart = calculator(page).getByRole('img');
    assert.is(await chart.locator('rect').count(), 4);
    const words = await chart.getAttribute('aria-label');
    await input(page, 'annees').fill('5');
    await eventually(() => chart.locator('rect').count(), 6);
    assert.is.not(await chart.getAttribute('aria-label'), words);
  }));

test('explains a bad number beside its field, and ties the two together', () =>
  withCalculator(async (page) => {
    const field = input(page, 'gains');
    assert.is(await field.getAttribute('aria-invalid'), 'false');
    await field.fill('beaucoup');
    await eventually(() => field.getAttribute('aria-invalid'), 'true');
    const explanation = await field.evaluate((element) => {
      const described = document.getElementById(element.getAttribute('aria-describedby') ?? '');
      return { text: described?.textContent ?? '', beside: element.parentElement?.contains(described) };
    });
    assert.ok(explanation.text.length > 10);
    assert.ok(explanation.beside);
    assert.is(await calculator(page).locator('[aria-invalid=true]').count(), 1, 'the other fields are fine');
    assert.not(
      (await figures(page)).some((figure) => /\d/.test(figure)),
      'no figure stands for a bad number',
    );
    await field.fill('95500');
    await eventually(() => figures(page), EXAMPLE);
    assert.is(await field.getAttribute('aria-invalid'), 'false');
  }));

test('has an address to share: who opens it sees the same entries and figures', () =>
  withCalculator(async (page, url) => {
    await input(page, 'couts').fill('2 500');
    await input(page, 'taux').fill('4,5');
    await eventually(() => new URL(page.url()).searchParams.get('taux'), '4,5');
    const shared = page.url();
    const expected = await figures(page);
    assert.is.not(shared, url);
    const other = await page.context().newPage();
    await arrive(other, shared);
    await awake(other);
    await eventually(() => figures(other), expected);
    assert.is((await input(other, 'couts').inputValue()).replace(/\s/g, ''), '2500');
    assert.is(await input(other, 'taux').inputValue(), '4,5');
  }));

test('shares no entries that cannot be used, and keeps the rest of the address', () =>
  onPage(`${ARTICLE}?utm_source=lettre#calculateur`, async (page, url) => {
    await arrive(page, url);
    await awake(page);
    await input(page, 'annees').fill('4');
    await eventually(() => new URL(page.url()).searchParams.get('annees'), '4');
    await input(page, 'annees').fill('quatre');
    await eventually(() => input(page, 'annees').getAttribute('aria-invalid'), 'true');
    const { searchParams, hash } = new URL(page.url());
    assert.is(searchParams.get('annees'), '4');
    assert.is(searchParams.get('utm_source'), 'lettre');
    assert.is(hash, '#calculateur');
  }));

test('keeps what was typed before it woke, also over a shared address', () =>
  onPage(`${ARTICLE}?gains=5000`, async (page, url) => {
    await page.route(/\/assets\/(?:chunk|vendor)-/, (route) => setTimeout(() => void route.continue(), 500));
    await arrive(page, url);
    await input(page, 'gains').fill('70000');
    await awake(page);
    assert.is(await input(page, 'gains').inputValue(), '70000');
    await eventually(async () => (await figures(page))[0], '404 %');
  }));

test('does not leave the page on Enter', () =>
  withCalculator(async (page) => {
    await input(page, 'gains').press('Enter');
    await page.waitForLoadState('networkidle');
    assert.is(new URL(page.url()).pathname, ARTICLE);
    assert.equal(await figures(page), EXAMPLE);
  }));

test('is hidden without script; the worked table says it all', () =>
  onPage(
    ARTICLE,
    async (page, url) => {
      await page.goto(url);
      assert.not(await calculator(page).isVisible());
      assert.ok((await page.locator('main table').locator('visible=true').count()) > 0);
      const text = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
      for (const figure of EXAMPLE) assert.ok(text.includes(figure), figure);
    },
    { javaScriptEnabled: false },
  ));

test.run();
