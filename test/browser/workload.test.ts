import type { Page } from 'playwright-core';
import { formatHours, hoursAYear } from '../../src/format/workload.ts';
import { anchors, paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { eventually } from '../support/eventually.ts';
import { onMovingPage, onOpenPage, onPage } from '../support/on-page.ts';
import { pauseClock } from '../support/paused-clock.ts';
import { CHUNK, scriptsOf } from '../support/traffic.ts';

const test = suite('The sentence to fill in on the home page');

const field = (page: Page, name: string) => page.locator(`[data-workload] [name=${name}]`);
const figure = (page: Page) => page.locator('[data-hours]').textContent();
const spoken = (page: Page) => page.locator('[data-workload] output').textContent();
/** Address of the first button. */
const toForm = (page: Page) => page.locator(`[data-workload] a[href*="${paths.contact}"]`).first().getAttribute('href');
/** Names of the tools that the drawing lights. */
const lit = (page: Page) => page.locator('[data-lit]').allTextContents();

test('loads no script before it is touched, and then shows the result in the drawing and, once, in words', () =>
  onMovingPage(paths.home, async (page, url) => {
    const scripts = scriptsOf(page);
    await page.goto(url);
    assert.equal(
      scripts.filter((script) => CHUNK.test(script)),
      [],
    );
    await field(page, 'nombre').fill('120');
    await field(page, 'minutes').fill('30');
    const hours = hoursAYear({ times: 120, minutes: 30 });
    await eventually(() => figure(page), formatHours(hours));
    await eventually(async () => (await spoken(page))?.includes(`${formatHours(hours)}\u00a0h`), true);
    const names = await field(page, 'de').locator('option').allTextContents();
    const [first = '', last = ''] = [names[0], names.at(-1)];
    await field(page, 'de').selectOption(first);
    await field(page, 'vers').selectOption(last);
    await eventually(() => lit(page), [first, last]);
    await field(page, 'nombre').fill('');
    await field(page, 'minutes').fill('1');
    assert.is(await figure(page), formatHours(hours), 'the last figure stays while a number cannot be counted with');
  }));

test('is kept in the address and in the link of the first button to the form', () =>
  onOpenPage(paths.home, async (page, url) => {
    await field(page, 'nombre').fill('12');
    await eventually(() => new URL(page.url()).searchParams.get('nombre'), '12');
    const before = await spoken(page);
    await page.reload();
    await eventually(() => field(page, 'nombre').inputValue(), '12');
    await eventually(() => spoken(page), before);
    await eventually(async () => (await toForm(page))?.includes('message='), true);
    const { hash, searchParams } = new URL((await toForm(page)) ?? '', url);
    assert.is(hash, `#${anchors.audit}`);
    assert.match(searchParams.get('message') ?? '', '12');
  }));

test('goes along with a reader who presses the button before the light has arrived', () =>
  onMovingPage(paths.home, async (page, url) => {
    await pauseClock(page);
    await page.goto(url);
    await field(page, 'nombre').fill('12');
    await eventually(async () => (await toForm(page))?.includes('message='), true);
  }));

test('takes no value from an address that its fields would not take', () =>
  onPage(paths.home, async (page, url) => {
    await page.goto(`${url}?nombre=-3&de=Nulle+part&minutes=10`);
    await eventually(() => field(page, 'minutes').inputValue(), '10');
    assert.is(await field(page, 'nombre').inputValue(), await field(page, 'nombre').getAttribute('value'));
    assert.is.not(await field(page, 'de').inputValue(), '');
  }));

test('without script is a sentence to read', () =>
  onOpenPage(paths.home, { javaScriptEnabled: false }, async (page) => {
    assert.not(await field(page, 'nombre').isVisible());
    assert.ok(await page.locator('[data-workload] output').isVisible());
  }));
