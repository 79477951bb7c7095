import type { BrowserContextOptions, Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { inPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { furnishedSite } from '../support/served-site.ts';
import { changeHtml } from '../support/traffic.ts';

const test = suite('Lists to tick');

/** Hands a page with a list to the work, and where its site is. `script` runs before the page's own. */
async function onList(
  work: (page: Page, url: string) => Promise<void>,
  { script = '', ...options }: BrowserContextOptions & { script?: string } = {},
) {
  const { url } = await furnishedSite();
  await inPage(options, async (page) => {
    await page.addInitScript(script);
    await page.goto(`${url}/a-cocher`);
    await work(page, url);
  });
}

const boxes = (page: Page) => page.getByRole('checkbox');
const ticked = (page: Page) => boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
const status = (page: Page) => page.locator('main').getByRole('status').innerText();
/** Once the boxes of a page's lists are there. */
const woken = async (page: Page, count = 5) => {
  await eventually(async () => {
    // Again and again: a page that has just arrived goes to its top.
    await page.locator('li[data-task]').first().scrollIntoViewIfNeeded();
    return boxes(page).count();
  }, count);
};

test('each task is a named checkbox in its written state, ticked by keyboard and unticked by one button', () =>
  onList(async (page) => {
    await woken(page);
    assert.equal(await ticked(page), [false, true, false, false, false]);
    for (const name of ['Lire le blog en entier', 'Déjà fait', 'Une étape', 'un détail', 'un autre détail'])
      assert.is(await page.getByRole('checkbox', { name, exact: true }).count(), 1, name);
    assert.is(await status(page), '1 sur 5');
    await boxes(page).first().focus();
    await page.keyboard.press('Space');
    assert.is(await status(page), '2 sur 5');
    await page.getByRole('button', { name: 'Tout décocher' }).click();
    assert.is(await status(page), '0 sur 5');
    await page.reload();
    await woken(page);
    assert.equal(await ticked(page), [false, false, false, false, false]);
  }));

test('a tick stays on return to the page, but not on another page or a reworded item', () =>
  onList(async (page, url) => {
    await woken(page);
    await page.getByText('Une étape').click();
    await page.getByRole('checkbox', { name: 'Déjà fait' }).uncheck();
    await page.reload();
    await woken(page);
    assert.equal(await ticked(page), [false, false, true, false, false]);
    await page.goto(`${url}/a-cocher-aussi`);
    await woken(page);
    assert.equal(await ticked(page), [false, true, false, false, false]);
    await changeHtml(page, '**/a-cocher', (html) => html.replace('Une étape', 'Une marche'));
    await page.goto(`${url}/a-cocher`);
    await woken(page);
    assert.equal(await ticked(page), [false, false, false, false, false]);
  }));

test('a page that a browser kept, but not its ticks, agrees with itself when it is come back to', () =>
  onList(async (page) => {
    await woken(page);
    await boxes(page).first().check();
    await page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLInputElement>('main input')) box.checked = false;
      // Playwright switches the real cache off; this is the event that a page hears when it comes back from there.
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    assert.equal(await ticked(page), [true, true, false, false, false]);
    assert.is(await status(page), '2 sur 5');
  }));

test('a link in an item leads on and ticks nothing', () =>
  onList(async (page, url) => {
    await woken(page);
    await page.getByRole('main').getByRole('link', { name: 'le blog' }).click();
    await page.waitForURL(`${url}/blog`);
    await page.goBack();
    await woken(page);
    assert.is((await ticked(page))[0], false);
  }));

/** Reasons for which nothing is kept, as scripts that run before the page's own. */
const KEPT_NOWHERE: Readonly<Record<string, string>> = {
  'the browser keeps nothing': `Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('no', 'SecurityError'); },
  });`,
  'there is no room left': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
};

for (const [where, script] of Object.entries(KEPT_NOWHERE))
  test(`where ${where}, boxes can be ticked all the same, and the list says so`, () =>
    onList(
      async (page) => {
        await woken(page);
        const words = async () => (await page.locator('[data-checklist]').innerText()).replace(/\d+ sur \d+/, '');
        const note = await words();
        await boxes(page).first().check();
        assert.is(await status(page), '2 sur 5');
        assert.is.not(await words(), note);
      },
      { script },
    ));

test('prints what is ticked, without having been scrolled to, and none of its buttons', () =>
  onList(async (page) => {
    await woken(page);
    await boxes(page).first().check();
    await page.setViewportSize({ width: 800, height: 100 });
    await page.reload();
    await eventually(() => boxes(page).count(), 5, 'a list that has ticks does not wait to be seen');
    await page.emulateMedia({ media: 'print' });
    const printed = await page
      .locator('li[data-task]')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content.includes('✓')));
    assert.equal(printed, [true, true, false, false, false]);
    assert.not.ok(await page.getByRole('button', { name: 'Tout décocher' }).isVisible());
  }));

test('a page without a list loads nothing of this, and a list far below nothing until it comes into view', () =>
  onList(async (page, url) => {
    await woken(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${url}/sans-liste`);
    await atRest(page);
    assert.not.ok(
      asked.some((address) => address.includes('checklists')),
      asked.join(' '),
    );
    await page.goto(`${url}/a-cocher-aussi`);
    await atRest(page);
    assert.is(await boxes(page).count(), 0);
    await woken(page);
  }));

test('two lists keep their own ticks in each tab, and a quotation is no part of an item’s name', async () => {
  const { url } = await furnishedSite();
  await inPage({}, async (page) => {
    const open = async (tab: Page) => {
      await tab.goto(`${url}/deux-listes`);
      await woken(tab, 4);
      return tab;
    };
    await open(page);
    const labels = await page.locator('li[data-task] label').allTextContents();
    assert.equal(
      labels.map((text) => text.trim()),
      ['Ouvrir', 'Sauvegarder', 'Sauvegarder', 'Fermer'],
    );
    await boxes(page).nth(0).check();
    await boxes(page).nth(2).check();
    const other = await open(await page.context().newPage());
    assert.equal(await ticked(other), [true, false, true, false], 'items that say the same, too');
    await boxes(other).nth(3).check();
    await boxes(page).nth(1).check();
    await boxes(page).nth(2).uncheck();
    await open(other);
    assert.equal(await ticked(other), [true, true, false, true]);
  });
});
