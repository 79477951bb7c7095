import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage } from '../support/on-page.ts';
import { ARTICLE, awake, calculator, figures, input, withCalculator } from '../support/roi-calculator.ts';
import { CHUNK, hold } from '../support/traffic.ts';

const test = suite('Address of the ROI calculator');

test('copies its address, and says so', () =>
  withCalculator(async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await input(page, 'ventes').fill('12');
    await eventually(() => new URL(page.url()).searchParams.get('ventes'), '12');
    await calculator(page).getByRole('button').click();
    await eventually(async () => Boolean(await calculator(page).getByRole('status').textContent()), true);
    assert.is(await page.evaluate(() => navigator.clipboard.readText()), page.url());
    await input(page, 'ventes').fill('13');
    await eventually(() => calculator(page).getByRole('status').textContent(), '', 'this address is not copied yet');
    await input(page, 'ventes').fill('douze');
    await eventually(() => calculator(page).getByRole('button').isDisabled(), true);
  }));

test('has an address to share: who opens it sees the same entries and figures', () =>
  withCalculator(async (page, url) => {
    await input(page, 'conception').fill('2 500');
    await input(page, 'taux').fill('4,5');
    await eventually(() => new URL(page.url()).searchParams.get('taux'), '4,5');
    const shared = page.url();
    const expected = await figures(page);
    assert.is.not(shared, url);
    const other = await page.context().newPage();
    await arrive(other, shared);
    await awake(other);
    await eventually(() => figures(other), expected);
    assert.is((await input(other, 'conception').inputValue()).replace(/\s/g, ''), '2500');
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

test('keeps its entries when the reader goes back within the page, and its address says them', () =>
  withCalculator(async (page, url) => {
    const leap = () =>
      page
        .locator('nav[data-contents] a')
        .last()
        .evaluate((link) => (link as HTMLAnchorElement).click());
    await leap();
    assert.is(new URL(page.url()).search, '', 'a leap alone shares nothing');
    await input(page, 'ventes').fill('12');
    await eventually(() => new URL(page.url()).searchParams.get('ventes'), '12');
    await page.goBack();
    assert.is(new URL(page.url()).hash, new URL(url).hash);
    await eventually(() => new URL(page.url()).searchParams.get('ventes'), '12');
    assert.is(await input(page, 'ventes').inputValue(), '12');
  }));

test('keeps what was typed before it woke, also over a shared address', () =>
  onPage(`${ARTICLE}?marge=5000`, async (page, url) => {
    const release = await hold(page, CHUNK);
    await arrive(page, url);
    await input(page, 'marge').fill('700');
    release();
    await awake(page);
    assert.is(await input(page, 'marge').inputValue(), '700');
    await eventually(async () => (await figures(page))[0], '637 %');
  }));

test.run();
