import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onOpenPage, onPage, PHONE } from '../support/on-page.ts';
import { articleWith } from '../support/tested-content.ts';

const test = suite('Reading an article');

const WITH_CODE = articleWith('code');
const ARTICLE = articleWith('billCalculator');

const codeBlocks = (page: Page) => page.locator('main pre[data-language]');
const copyButtons = (page: Page) => page.locator('main :has(> pre[data-language]) > button');

test('every code block has a button that copies it and says so', () =>
  onPage(WITH_CODE, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page, url) => {
    await page.clock.install();
    await page.goto(url);
    const count = await codeBlocks(page).count();
    assert.ok(count > 1);
    assert.is(await copyButtons(page).count(), count);
    for (const index of [0, count - 1]) {
      const button = copyButtons(page).nth(index);
      const before = await button.textContent();
      assert.is(await button.getAttribute('aria-live'), 'polite', 'a screen reader says it, too');
      await button.click();
      await eventually(async () => (await button.textContent()) !== before, true);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.is(copied, await codeBlocks(page).nth(index).textContent());
      await page.clock.fastForward(10_000);
      await eventually(() => button.textContent(), before, 'after a while it can copy again');
    }
  }));

test('a copy that the browser refuses is not called one', () =>
  onPage(WITH_CODE, async (page, url) => {
    await page.addInitScript(`Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });`);
    await page.goto(url);
    const button = copyButtons(page).first();
    const before = await button.textContent();
    await button.click();
    await eventually(async () => (await button.textContent()) !== before, true, 'it says so');
    const said = await button.textContent();
    assert.ok(said);
    assert.not.match(said, /Copié/);
    assert.ok(before);
  }));

test('over plain HTTP, where pages have no clipboard, there is no copy button either', () =>
  onPage(WITH_CODE, async (page, url) => {
    const { origin } = new URL(url);
    await page.route('http://orbite.test/**', async (route) => {
      const response = await route.fetch({ url: route.request().url().replace('http://orbite.test', origin) });
      await route.fulfill({ response });
    });
    await page.goto(url.replace(origin, 'http://orbite.test'));
    assert.is(await page.evaluate(() => isSecureContext), false);
    await atRest(page);
    assert.ok((await codeBlocks(page).count()) > 1);
    assert.is(await copyButtons(page).count(), 0);
  }));

test('the copy button stands above the code and covers none of it, on the smallest screen', () =>
  onOpenPage(WITH_CODE, { viewport: { width: 320, height: 800 } }, async (page) => {
    await copyButtons(page).first().waitFor();
    const covered = await codeBlocks(page).evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const words = document.createRange();
        words.selectNodeContents(block);
        const button = block.nextElementSibling?.getBoundingClientRect();
        return [...words.getClientRects()].filter(({ top }) => !button || top < button.bottom).length;
      }),
    );
    assert.ok(covered.length > 1);
    assert.ok(
      covered.every((lines) => lines === 0),
      covered.join(', '),
    );
    const over = await page
      .locator('main pre[data-language="text"]')
      .evaluateAll((blocks) => blocks.map((block) => block.scrollWidth - block.clientWidth));
    assert.ok(over.length > 1);
    assert.is(Math.max(...over), 0, 'words that are to be copied are read without scrolling');
  }));

test('on a desk tables reach beyond the text, and not into the contents beside it', () =>
  onOpenPage(ARTICLE, { viewport: { width: 1440, height: 900 } }, async (page) => {
    const edge = async (selector: string, side: 'left' | 'right') =>
      page
        .locator(selector)
        .evaluateAll(
          (found, end) => found.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()[end]),
          side,
        );
    const text = Math.min(...(await edge('main :has(> [data-table]) > h2 ~ p', 'left')));
    const tables = await edge('main [data-table]', 'left');
    const contents = Math.min(...(await edge('main nav[data-contents]', 'left')));
    assert.ok(Math.max(...tables) < text - 200, `${tables} beside ${text}`);
    const ends = await edge('main [data-table]', 'right');
    assert.ok(Math.max(...ends) < contents - 40, `${ends} before ${contents}`);
  }));

/** Fragments of the links that are marked as the place being read, of those that show. */
function marked(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-contents] a[aria-current=location]')
    .locator('visible=true')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

async function sections(page: Page): Promise<string[]> {
  const all = await page
    .locator('[data-contents] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [...new Set(all)].flatMap((href) => href ?? []);
}

function readFrom(page: Page, fragment: string | undefined): Promise<void> {
  return page.evaluate(
    (id) => {
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    },
    (fragment ?? '').slice(1),
  );
}

/** Jumps as the keys End and Home do: Chromium glides, and drops keys meanwhile. */
function jumpTo(page: Page, end: 'top' | 'end'): Promise<void> {
  return page.evaluate((end) => {
    scrollTo({ top: end === 'top' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
  }, end);
}

test('the contents mark the section being read, down the page and up again', () =>
  onPage(ARTICLE, async (page, url) => {
    await arrive(page, url);
    assert.equal(await marked(page), [], 'nothing is marked above the first section');
    const all = await sections(page);
    assert.ok(all.length > 3);
    for (const fragment of [all[1], all[2], all.at(-1), all[1]]) {
      await readFrom(page, fragment);
      await eventually(() => marked(page), fragment === undefined ? [] : [fragment]);
    }
    await jumpTo(page, 'end');
    await eventually(() => marked(page), [all.at(-1) ?? null]);
    await jumpTo(page, 'top');
    await eventually(() => marked(page), [], 'nothing is, after a jump to the top');
  }));

test('a section counts as read from where its heading is in the upper two fifths of the screen', () =>
  onPage(ARTICLE, async (page, url) => {
    await arrive(page, url);
    const [, second, third] = await sections(page);
    assert.ok(second && third);
    const putAt = (part: number) =>
      page.evaluate(
        ([id = '', part]) => {
          const top = document.getElementById(String(id).slice(1))?.getBoundingClientRect().top ?? 0;
          scrollBy({ top: top - innerHeight * Number(part), behavior: 'instant' });
        },
        [third, part] as const,
      );
    for (const [part, section] of [
      [0.6, second],
      [0.45, second],
      [0.35, third],
      [0.05, third],
      [0.39, third],
      [0.5, second],
    ] as const) {
      await putAt(part);
      await eventually(() => marked(page), [section], `${part}`);
    }
  }));

test('the contents of a phone are folded, open, and mark it, too', () =>
  onPage(ARTICLE, PHONE, async (page, url) => {
    await arrive(page, url);
    const [, second] = await sections(page);
    assert.ok(second);
    assert.not(await page.locator('[data-contents] a').first().isVisible());
    await page.locator('[data-contents] summary').click();
    await readFrom(page, second);
    await eventually(() => marked(page), [second]);
  }));

/** Elements of the text's column, beside the contents. */
const SAID = '[data-contents] + * :is(h2, h3, p, li, dt, dd, th, td, figcaption, pre):not(form *, figure svg *)';
/** Links that lead on from an article, or through it. */
const WAYS = [
  'body > header',
  'body > footer nav',
  'body > a',
  'main nav:not(header *)',
  'main li h3 > a',
  'main section#contact',
];

test('a printed article has all its text, and neither table of contents nor links elsewhere', () =>
  onPage(articleWith('related'), async (page, url) => {
    const shown = (selector: string) => page.locator(selector).locator('visible=true').count();
    await page.goto(url);
    const said = await page.locator(SAID).locator('visible=true').elementHandles();
    assert.ok(said.length > 20);
    assert.ok((await shown('[data-contents]')) > 0);
    assert.ok((await shown('main li h3 > a')) > 0);
    await page.emulateMedia({ media: 'print' });
    const isPrinted = await Promise.all(said.map((one) => one.isVisible()));
    const hidden = said.filter((_, index) => !isPrinted[index]);
    assert.equal(await Promise.all(hidden.map((one) => one.textContent())), []);
    assert.ok(await page.locator('main h1').isVisible());
    for (const way of WAYS) assert.is(await shown(way), 0, way);
  }));
