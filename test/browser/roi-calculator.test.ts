import type { Page } from 'playwright-core';
import { GROUPS } from '../../src/islands/roi-calculator/inputs.ts';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { WIDTHS } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onOpenPage, onPage, PHONE } from '../support/on-page.ts';
import { articleWith } from '../support/tested-content.ts';
import { CHUNK, holdRequests } from '../support/traffic.ts';

const test = suite('ROI calculator');

/** The article that holds the calculator. */
const ARTICLE = articleWith('roiCalculator');
/** The article's results: return, months until the costs are paid, net present value. */
const EXAMPLE = ['587 %', '1,7 mois', '231 900 €'];

const calculator = (page: Page) => page.locator('[data-island=RoiCalculator] form');
const input = (page: Page, name: string) => calculator(page).locator(`[name=${name}]`);

/** Rows of the table that show a scenario's return, months until the costs are paid, and net present value. */
const ROWS = ['ROI', 'Retour', 'VAN'];

/** A scenario's three figures with plain spaces, in the order of `ROWS`. */
async function figures(page: Page, scenario = 0): Promise<string[]> {
  const cells = ROWS.map((row) => calculator(page).getByRole('row', { name: row }).getByRole('cell').nth(scenario));
  const texts = await Promise.all(cells.map(async (cell) => ((await cell.count()) ? cell.textContent() : '')));
  return texts.map((text) => (text ?? '').replace(/\s+/g, ' '));
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

test('starts with the article’s example and its figures, before and after it wakes, also on Enter', () =>
  onPage(ARTICLE, async (page, url) => {
    await arrive(page, url);
    assert.equal(await figures(page), EXAMPLE);
    await awake(page);
    assert.equal(await figures(page), EXAMPLE);
    assert.is(page.url(), url, 'looking at it leaves the address alone');
    await input(page, 'marge').press('Enter');
    await atRest(page);
    assert.is(new URL(page.url()).pathname, ARTICLE);
    assert.equal(await figures(page), EXAMPLE);
  }));

/** Fills fields until one euro an hour, a hundred hours, a thousand euros of costs and nothing else are left. */
async function fillPlainly(page: Page): Promise<void> {
  const plain = { commandes: 1, semaines: 50, heure: 40, conception: '1 000', annees: 2 };
  for (const { name } of GROUPS.flatMap(({ fields }) => fields))
    await input(page, name).fill(String(Reflect.get(plain, name) ?? 0));
}

test('calculates each scenario while the reader types, and shows it in bars and in words', () =>
  withCalculator(async (page) => {
    const chart = calculator(page).getByRole('img');
    const barsEach = async () => (await chart.locator('rect').count()) / 3;
    await fillPlainly(page);
    await eventually(() => figures(page), ['100 %', '6 mois', '3 000 €']);
    assert.equal(await figures(page, 1), ['−100 %', 'jamais', '−1 000 €'], 'no hour does other work');
    await eventually(barsEach, 3);
    const amounts = (await chart.locator('text').allTextContents()).map((text) => text.replace(/\s+/g, ' '));
    assert.equal(
      amounts.filter((text) => text.startsWith('A ')),
      ['A −1 000 €', 'A 1 000 €', 'A 3 000 €'],
    );
    const words = ((await chart.getAttribute('aria-label')) ?? '').replace(/\s+/g, ' ');
    for (const amount of amounts) assert.ok(words.includes(amount), amount);
    await input(page, 'reemploi').fill('50');
    await input(page, 'ventes').fill('2');
    await input(page, 'marge').fill('500');
    await eventually(() => figures(page), ['200 %', '4 mois', '5 000 €']);
    assert.equal(await figures(page, 1), ['100 %', '6 mois', '3 000 €']);
    assert.equal(await figures(page, 2), ['0 %', '12 mois', '1 000 €']);
    await input(page, 'annees').fill('5');
    await eventually(barsEach, 6);
  }));

test('keeps every bar and its amount inside the chart, losses on the other side of the line of nought', () =>
  onPage(ARTICLE, PHONE, async (page, url) => {
    await arrive(page, `${url}?conception=150000`);
    await awake(page);
    await eventually(async () => (await input(page, 'conception').inputValue()).replace(/\s/g, ''), '150000');
    const chart = calculator(page).getByRole('img');
    const faults = () =>
      chart.evaluate((drawing) => {
        const [frame, line] = [drawing, drawing.querySelector('line')].map((one) => one?.getBoundingClientRect());
        const [bars, texts] = ['rect', 'text'].map((name) =>
          [...drawing.querySelectorAll(name)].map((one) => one.getBoundingClientRect()),
        );
        if (!frame || !line || !bars || !texts) return ['no chart'];
        return [
          ...[...bars, ...texts]
            .filter(({ left, right }) => left < frame.left - 1 || right > frame.right + 1)
            .map(({ left, right }) => `from ${left} to ${right}, the chart from ${frame.left} to ${frame.right}`),
          ...(bars.some(({ right, width }) => width > 20 && right <= line.right + 1) ? [] : ['no loss']),
          ...(bars.some(({ left, width }) => width > 20 && left >= line.left - 1) ? [] : ['no gain']),
        ];
      });
    await eventually(faults, []);
  }));

test('explains a bad number below its field, tied to it, and moves no neighbour', () =>
  withCalculator(async (page) => {
    const fields = calculator(page).locator('fieldset').first().locator('input');
    const tops = () =>
      fields.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
    const inFirstRow = (await tops()).filter((top, _, [first]) => top === first).length;
    assert.ok(inFirstRow > 1);
    const row = async () => (await tops()).slice(0, inFirstRow);
    const before = await row();
    const field = input(page, 'commandes');
    const usual = await field.inputValue();
    assert.is(await field.getAttribute('aria-invalid'), 'false');
    await field.fill('beaucoup');
    await eventually(() => field.getAttribute('aria-invalid'), 'true');
    assert.equal(await row(), before);
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
    await field.fill(usual);
    await eventually(() => figures(page), EXAMPLE);
    assert.is(await field.getAttribute('aria-invalid'), 'false');
  }));

test('shows the example without script, and says that it stays with it', () =>
  onOpenPage(ARTICLE, { javaScriptEnabled: false }, async (page) => {
    assert.equal(await figures(page), EXAMPLE);
    assert.ok(await calculator(page).getByText('Sans JavaScript').isVisible());
    assert.not(await calculator(page).locator('button').isVisible());
    const text = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
    for (const figure of EXAMPLE) assert.ok(text.includes(figure), figure);
  }));

test('copies its address, and says so: who opens it sees the same entries and figures', () =>
  withCalculator(async (page, url) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await input(page, 'conception').fill('2 500');
    await input(page, 'taux').fill('4,5');
    await eventually(() => new URL(page.url()).searchParams.get('taux'), '4,5');
    await calculator(page).getByRole('button').click();
    await eventually(async () => Boolean(await calculator(page).getByRole('status').textContent()), true);
    const shared = await page.evaluate(() => navigator.clipboard.readText());
    assert.is(shared, page.url());
    assert.is.not(shared, url);
    const expected = await figures(page);
    const other = await page.context().newPage();
    await arrive(other, shared);
    await awake(other);
    await eventually(() => figures(other), expected);
    assert.is((await input(other, 'conception').inputValue()).replace(/\s/g, ''), '2500');
    assert.is(await input(other, 'taux').inputValue(), '4,5');
    await page.bringToFront();
    await input(page, 'ventes').fill('13');
    await eventually(() => calculator(page).getByRole('status').textContent(), '', 'this address is not copied yet');
    await input(page, 'ventes').fill('douze');
    await eventually(() => calculator(page).getByRole('button').isDisabled(), true);
  }));

test('shows what comes of an entry while it is typed, beside it or above it, and offers to talk about it', () =>
  withCalculator(async (page) => {
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['commandes', 'taux']) {
        await input(page, name).focus();
        const [field, result] = [
          await input(page, name).boundingBox(),
          await calculator(page).locator('p[aria-live]').boundingBox(),
        ];
        assert.ok(field && result && result.y >= 0 && result.y + result.height <= 800, `${name} at ${width}`);
        assert.ok(
          field.y >= result.y + result.height || field.x + field.width <= result.x,
          `${name} at ${width} is covered`,
        );
      }
    }
    await input(page, 'conception').fill('2 500');
    const link = calculator(page).locator('a');
    await eventually(
      async () =>
        new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('message')?.includes(page.url()),
      true,
    );
    assert.is(new URL((await link.getAttribute('href')) ?? '').hash, '#audit-gratuit');
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
    const release = await holdRequests(page, CHUNK);
    await arrive(page, url);
    await input(page, 'marge').fill('700');
    release();
    await awake(page);
    assert.is(await input(page, 'marge').inputValue(), '700');
    await eventually(async () => (await figures(page))[0], '637 %');
  }));
