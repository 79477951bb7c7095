import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FIELDS } from '../../src/islands/roi-calculator/inputs.ts';
import { atRest } from '../support/at-rest.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage, PHONE } from '../support/on-page.ts';
import { ARTICLE, awake, calculator, EXAMPLE, figures, input, withCalculator } from '../support/roi-calculator.ts';

const test = suite('ROI calculator');

test('starts with the article’s example and its figures, before and after it wakes', () =>
  onPage(ARTICLE, async (page, url) => {
    await arrive(page, url);
    assert.equal(await figures(page), EXAMPLE);
    await awake(page);
    assert.equal(await figures(page), EXAMPLE);
    assert.is(page.url(), url, 'looking at it leaves the address alone');
  }));

/** Fills fields until one euro an hour, a hundred hours, a thousand euros of costs and nothing else are left. */
async function fillPlainly(page: Page): Promise<void> {
  const plain = { commandes: 1, semaines: 50, heure: 40, conception: '1 000', annees: 2 };
  for (const { name } of FIELDS) await input(page, name).fill(String(Reflect.get(plain, name) ?? 0));
}

test('works out what is typed, as it is typed, in each scenario', () =>
  withCalculator(async (page) => {
    await fillPlainly(page);
    await eventually(() => figures(page), ['100 %', '6 mois', '3 000 €']);
    assert.equal(await figures(page, 1), ['−100 %', 'jamais', '−1 000 €'], 'no hour does other work');
    await input(page, 'reemploi').fill('50');
    await input(page, 'ventes').fill('2');
    await input(page, 'marge').fill('500');
    await eventually(() => figures(page), ['200 %', '4 mois', '5 000 €']);
    assert.equal(await figures(page, 1), ['100 %', '6 mois', '3 000 €']);
    assert.equal(await figures(page, 2), ['0 %', '12 mois', '1 000 €']);
  }));

test('draws a bar a scenario for the start and for each year, with its amount, and says the same in words', () =>
  withCalculator(async (page) => {
    const chart = calculator(page).getByRole('img');
    await fillPlainly(page);
    await eventually(async () => (await chart.locator('rect').count()) / 3, 3);
    const amounts = (await chart.locator('text').allTextContents()).map((text) => text.replace(/\s+/g, ' '));
    assert.equal(
      amounts.filter((text) => text.startsWith('A ')),
      ['A −1 000 €', 'A 1 000 €', 'A 3 000 €'],
    );
    const words = ((await chart.getAttribute('aria-label')) ?? '').replace(/\s+/g, ' ');
    for (const amount of amounts) assert.ok(words.includes(amount), amount);
    await input(page, 'annees').fill('5');
    await eventually(async () => (await chart.locator('rect').count()) / 3, 6);
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

test('explains a bad number beside its field, and ties the two together', () =>
  withCalculator(async (page) => {
    const field = input(page, 'marge');
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
    await field.fill('500');
    await eventually(() => figures(page), EXAMPLE);
    assert.is(await field.getAttribute('aria-invalid'), 'false');
  }));

test('does not leave the page on Enter', () =>
  withCalculator(async (page) => {
    await input(page, 'marge').press('Enter');
    await atRest(page);
    assert.is(new URL(page.url()).pathname, ARTICLE);
    assert.equal(await figures(page), EXAMPLE);
  }));

test('shows the example without script, and says that it stays with it', () =>
  onPage(ARTICLE, { javaScriptEnabled: false }, async (page, url) => {
    await page.goto(url);
    assert.equal(await figures(page), EXAMPLE);
    assert.ok(await calculator(page).getByText('Sans JavaScript').isVisible());
    assert.not(await calculator(page).locator('button').isVisible());
    const text = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
    for (const figure of EXAMPLE) assert.ok(text.includes(figure), figure);
  }));

test.run();
