import type { Page } from 'playwright-core';
import { fileText } from '../../build/contract/output.ts';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { inPage, MOVING } from '../support/browser.ts';
import { endpoint, type Post, RECEIVER } from '../support/endpoint.ts';
import { eventually } from '../support/eventually.ts';
import { realSettings } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { furnishedSite } from '../support/served-site.ts';

const test = suite('Counted views');

/** Opens a page of the counted site, and hands over what the server gets. */
async function viewing(path: string, work: (page: Page, views: Post[], url: string) => Promise<void>): Promise<void> {
  const { url } = await furnishedSite();
  const server = await endpoint();
  server.answers = [200];
  server.views.length = 0;
  await inPage(MOVING, async (page) => {
    await work(page, server.views, url + path);
  });
}

/** As long as a beacon would take that should not come: another one, sent later, has arrived. */
async function settled(page: Page, views: Post[]): Promise<void> {
  const before = views.length;
  await page.evaluate((address) => navigator.sendBeacon(address, '{"path":"last"}'), `${RECEIVER}/vues`);
  await eventually(() => views.slice(before).some(({ body }) => body.path === 'last'), true);
}

const bodiesOf = (views: readonly Post[]) => views.map(({ body }) => body);

test('are one beacon each: the page’s own path and the host that led to it, and nothing else', () =>
  viewing('/contact?nom=Ada#audit-gratuit', async (page, views, url) => {
    await page.goto(url, { referer: 'https://www.exemple.test/recherche?q=secret' });
    await eventually(() => views.length, 1);
    await settled(page, views);
    assert.equal(bodiesOf(views), [{ path: '/contact', referrer: 'www.exemple.test' }, { path: 'last' }]);
    assert.match(views[0]?.type ?? '', /^text\/plain/);
  }));

test('have no referrer where nobody led to the page, and the site’s own where it did', () =>
  viewing('/about', async (page, views, url) => {
    await page.goto(url);
    await eventually(() => views.length, 1);
    await page.locator('footer nav a').first().click();
    await eventually(() => views.length, 2);
    assert.equal(bodiesOf(views), [
      { path: '/about', referrer: '' },
      { path: '/', referrer: new URL(url).host },
    ]);
  }));

test('of pages that are missing do not say what was typed', () =>
  viewing('/nulle-part/ada@exemple.fr', async (page, views, url) => {
    await page.goto(url);
    await eventually(() => views.length, 1);
    assert.is(views[0]?.body.path, '/404');
  }));

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const)
  test(`are none where the browser asks for ${name}`, () =>
    viewing('/contact', async (page, views, url) => {
      await page.addInitScript(([key, wish]) => Object.defineProperty(Navigator.prototype, key, { value: wish }), [
        property,
        value,
      ] as const);
      await page.goto(url);
      await settled(page, views);
      assert.equal(bodiesOf(views), [{ path: 'last' }]);
    }));

test('are those of readers: a page that was only prepared counts once it is opened', () =>
  viewing('/services', async (page, views, url) => {
    // Under a debugger browsers prepare none; these are what such a page knows and hears.
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'prerendering', { value: true }));
    await page.goto(url);
    await settled(page, views);
    assert.equal(bodiesOf(views), [{ path: 'last' }]);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await eventually(() => views.length, 2);
    assert.is(views[1]?.body.path, '/services');
  }));

test('are as many as times that a page is come back to, from whatever the browser kept', () =>
  viewing('/contact', async (page, views, url) => {
    await page.goto(url);
    await eventually(() => views.length, 1);
    // Playwright switches the real cache off; this is the event that a page hears when it comes back from there.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await eventually(() => views.length, 2);
    assert.equal(views[1]?.body, views[0]?.body);
  }));

const SITE = 'https://agence.test';

/** The paths that beacons tell of from a page that says which site it belongs to, and is opened at this origin. */
async function beaconsAt(origin: string): Promise<string[]> {
  const { url } = await furnishedSite();
  return inPage({}, async (page) => {
    const told: string[] = [];
    await page.context().route(`${RECEIVER}/vues`, (route) => {
      told.push(route.request().postDataJSON().path);
      return route.fulfill({ status: 204 });
    });
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = await route.fetch({ url: new URL(pathname, url).href });
      if (!route.request().isNavigationRequest()) return route.fulfill({ response });
      const body = (await response.text()).replace('data-endpoint=', `data-site="${SITE}" data-endpoint=`);
      return route.fulfill({ response, body });
    });
    await page.goto(`${origin}/depot/contact`);
    await atRest(page);
    return told;
  });
}

test('are those of the site that a page says it belongs to, not of its copies and previews', async () => {
  assert.equal(await beaconsAt(SITE), ['/contact']);
  assert.equal(await beaconsAt('https://apercu.exemple.test'), []);
});

test('cost nothing where they are not counted', async () => {
  const { result } = await realSite();
  assert.is(realSettings().mesure, undefined, 'the site is delivered without');
  const holding = result.files.filter((file) => /\.(?:html|js)$/.test(file.path) && /beacon/i.test(fileText(file)));
  assert.equal(
    holding.map(({ path }) => path),
    [],
  );
});
