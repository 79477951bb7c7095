import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { EMPTY, fillMessage, notifications, sentPanel, submitButton, typedIn } from '../support/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage } from '../support/on-page.ts';
import { changeHtml, scriptsHolding } from '../support/traffic.ts';

const test = suite('Islands that fail');

/** An island without the properties that it was drawn with. */
const withoutProps = (html: string) => html.replace(/data-props="[^"]*"/, 'data-props="{}"');

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('the form confirms a sent message if the notification’s code fails; the next one notifies', () =>
  onPage('/contact', async (page, url) => {
    const [code = ''] = await scriptsHolding('data-sonner-toaster');
    const pattern = `**${code}*`;
    let failed = 0;
    await page.route(pattern, (route) => {
      failed++;
      return route.abort();
    });
    await page.goto(url);
    await fillMessage(page);
    await submitButton(page).click();
    const word = sentPanel(page).getByRole('status');
    await word.getByText('Message envoyé').waitFor();
    assert.ok(failed > 0);
    assert.equal(await typedIn(page), EMPTY);
    await page.unroute(pattern);
    await fillMessage(page);
    await submitButton(page).click();
    await notifications(page).first().waitFor();
    assert.not.match((await word.textContent()) ?? '', /Message envoyé/);
    assert.equal(await typedIn(page), EMPTY);
  }));

test('an island that throws shows a French message in its place and logs the error', () =>
  onPage('/contact', async (page, url) => {
    const errors = errorsOf(page);
    await changeHtml(page, url, withoutProps);
    await page.goto(url);
    const words = () => page.locator('main').evaluate((main) => main.cloneNode(true).textContent?.length ?? 0);
    const before = await words();
    await page.locator('[data-island] input').first().focus();
    const alert = page.locator('[data-island]').getByRole('alert');
    await alert.waitFor();
    const said = (await alert.textContent()) ?? '';
    assert.match(said, /page/);
    const thrown = errors.flatMap((error) => /Error: ([^\n]+)/.exec(error)?.[1] ?? []);
    assert.ok(thrown.length > 0, errors.join('\n'));
    for (const message of thrown) assert.not(said.includes(message), message);
    assert.ok((await words()) > before / 2, 'the page still holds its other texts');
    await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
    await page.locator('a[data-booking]').click();
    await page.getByRole('dialog').waitFor();
  }));

/** Serves a page with a second copy of its grid of tools before it, changed. */
function withTwoGrids(page: Page, url: string, change: (island: string) => string): Promise<void> {
  return changeHtml(page, url, (html) =>
    html.replace(/<div data-island="ToolGrid".*?<\/ul><\/div>/s, (island) => change(island) + island),
  );
}

test('a touch that throws when it happens again leaves the next island’s first touch held', () =>
  onPage('/services/design', async (page, url) => {
    await withTwoGrids(page, url, (island) => island);
    await arrive(page, url);
    const [first, second] = [page.locator('[data-island]').first(), page.locator('[data-island]').nth(1)];
    await first
      .locator('button')
      .first()
      .evaluate((button: HTMLButtonElement) => {
        button.click = () => {
          throw new Error('not again');
        };
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
    await first.and(page.locator('[data-awake]')).waitFor();
    await second.locator('button').first().click();
    await second.and(page.locator('[data-awake]')).waitFor();
  }));

test('an island that throws leaves another island alone', () =>
  onPage('/services/design', async (page, url) => {
    await withTwoGrids(page, url, withoutProps);
    await arrive(page, url);
    const islands = page.locator('[data-island]');
    await islands.first().locator('button').first().focus();
    await islands.first().getByRole('alert').waitFor();
    const tile = islands.nth(1).locator('button').first();
    await tile.focus();
    await eventually(
      () => page.getByRole('tooltip').allTextContents(),
      [(await tile.getAttribute('aria-label')) ?? ''],
    );
  }));
