import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { inPage, WIDTHS } from '../support/browser.ts';
import { realSite } from '../support/real-site.ts';
import { furnishedSite } from '../support/served-site.ts';
import { articleWith } from '../support/tested-content.ts';

const test = suite('Not-found screen');

const offer = (page: Page) => page.getByRole('navigation', { name: 'Vous cherchiez peut-être' });

/** Opens a path that is not there, and says what the browser complains of. */
async function visit(url: string, work: (page: Page, complaints: string[]) => Promise<void>, javaScriptEnabled = true) {
  await inPage({ javaScriptEnabled, viewport: { width: WIDTHS.phone, height: 800 } }, async (page) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    assert.is((await page.goto(url))?.status(), 404);
    await work(page, complaints);
  });
}

/** Addresses that are offered, in order. */
async function offered(page: Page): Promise<string[]> {
  return offer(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('offers the page that was meant, by its title, in French', async () => {
  const { url } = await realSite();
  await visit(`${url}/servces/desing`, async (page, complaints) => {
    const [first = '', ...others] = await offered(page);
    assert.is(first, '/services/design');
    assert.ok(others.length <= 2);
    assert.is(await offer(page).getAttribute('lang'), 'fr');
    assert.ok(await offer(page).getByRole('heading').isVisible());
    const title = await offer(page).getByRole('link').first().innerText();
    // The first complaint is the browser's own, of the status.
    assert.equal(complaints.slice(1), [`404: no page at /servces/desing`], 'the path is logged, the policy holds');
    await offer(page).getByRole('link').first().click();
    await page.waitForURL(`${url}${first}`);
    // Short words of the page's own title are bound to the next one.
    assert.is((await page.locator('h1').innerText()).replaceAll('\u00a0', ' '), title.replaceAll('\u00a0', ' '));
  });
});

test('offers nothing where nothing is near, and nothing of the list is there for assistive technology', async () => {
  const { url } = await realSite();
  await visit(`${url}/xyzzy`, async (page) => {
    assert.is(await offer(page).count(), 0);
    assert.not.ok(await page.getByText('Vous cherchiez').isVisible());
  });
});

test('keeps the specification’s texts, in English, and offers nothing without script', async () => {
  const { url } = await realSite();
  for (const script of [true, false])
    await visit(
      `${url}/agents-ia`,
      async (page) => {
        const main = page.locator('main[lang=en]');
        for (const text of ['404', 'Oops! Page not found', 'Return to Home'])
          assert.ok(await main.getByText(text, { exact: true }).isVisible(), text);
        assert.is(await offer(page).count(), Number(script));
      },
      script,
    );
});

test('takes what was asked for as text, whatever it holds', async () => {
  const { url } = await realSite();
  await visit(`${url}/contact%3Cimg%20src=x%20onerror=alert(1)%3E`, async (page, complaints) => {
    assert.is(await page.locator('img[src=x]').count(), 0);
    assert.is(complaints.length, 2);
  });
});

test('offers addresses below the folder that the site is served from', async () => {
  const { url } = await furnishedSite();
  const base = new URL(url).pathname;
  const [slug = ''] = articleWith('code').split('/').slice(-1);
  await visit(`${url}/${slug.toUpperCase()}/`, async (page) => {
    const [first = ''] = await offered(page);
    assert.is(first, `${base}/blog/${slug}`);
    await offer(page).getByRole('link').first().click();
    await page.waitForURL(({ pathname }) => pathname.replace(/\/$/, '') === first);
    assert.is(await page.locator('h1').count(), 1);
  });
});
