import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fileText } from '../../build/contract/output.ts';
import { compressedSize } from '../../build/system/compressed-size.ts';
import { inPage, MOVING } from '../support/browser.ts';
import { once } from '../support/once.ts';
import { readPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { tracesOf } from '../support/traces.ts';

const test = suite('Quiet pages');

/** The not-found screen logs the path on purpose. */
const NOT_FOUND = '/404';

/**
 * Bytes of script after brotli on a page where React has nothing to do: room for the menu, the landing and the booking link.
 * React alone is thirty times as much.
 */
const LITTLE = 2000;

interface Noise {
  /** Errors and warnings of the console, uncaught errors, what the policy refused. */
  complaints: string[];
  requests: { url: string; kind: string }[];
}

interface Walked extends Noise {
  path: string;
  html: string;
  /** What the pages have left in the browser so far. */
  traces: string[];
}

/** Everything a page says and asks for from now on. */
function listenTo(page: Page): Noise {
  const noise: Noise = { complaints: [], requests: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.complaints.push(message.text());
  });
  page.on('pageerror', (error) => noise.complaints.push(error.message));
  // Of the whole context: what a frame or a worker asks for, too.
  page.context().on('request', (request) => noise.requests.push({ url: request.url(), kind: request.resourceType() }));
  page.on('requestfailed', (request) => noise.complaints.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) noise.complaints.push(`${response.url()} answers ${response.status()}`);
  });
  return noise;
}

/** Opens a page and scrolls to its end, so that what loads late loads too. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // With the wheel: an arriving page undoes what nobody scrolled.
  await page.mouse.wheel(0, 1_000_000);
  await page.waitForFunction(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
  // Widgets wake when they come into view, or when nothing else is to be done.
  if ((await page.locator('[data-island]').count()) > 0) await page.waitForLoadState('networkidle');
  else await twoFrames(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** One walk through all pages, for all tests. */
const heardOnPages = once(async (): Promise<Walked[]> => {
  const { url, result } = await realSite();
  return inPage(MOVING, async (page) => {
    const { complaints, requests } = listenTo(page);
    const heard = [];
    for (const { route, file } of readPages(result)) {
      await read(page, url + route.path);
      const noise = { complaints: complaints.splice(0), requests: requests.splice(0) };
      heard.push({ path: route.path, html: fileText(file), traces: await tracesOf(page), ...noise });
    }
    return heard;
  });
});

test('no page complains in the console, breaks its policy or misses a file', async () => {
  for (const { path, complaints } of await heardOnPages()) if (path !== NOT_FOUND) assert.equal(complaints, [], path);
});

test('no page asks another origin for anything', async () => {
  const { url } = await realSite();
  for (const { path, requests } of await heardOnPages()) {
    assert.ok(requests.length > 0, path);
    const elsewhere = requests.filter((request) => !request.url.startsWith(`${url}/`) && !/^data:/.test(request.url));
    assert.equal(elsewhere, [], path);
  }
});

test('no page leaves a cookie or anything else in the browser', async () => {
  for (const { path, traces } of await heardOnPages()) assert.equal(traces, [], path);
});

test('whatever a page would leave in the browser is noticed', async () => {
  const { url } = await realSite();
  await inPage(MOVING, async (page) => {
    await page.goto(url);
    await page.evaluate(async () => {
      await cookieStore.set('a', '1');
      localStorage.setItem('b', '1');
      sessionStorage.setItem('c', '1');
      window.name = 'd';
      await caches.open('e');
      await new Promise((resolve) => {
        indexedDB.open('f').onsuccess = resolve;
      });
    });
    assert.equal((await tracesOf(page)).sort(), [
      'caches: e',
      'cookie: a',
      'indexedDB: f',
      'localStorage: b',
      'sessionStorage: c',
      'windowName: d',
    ]);
  });
});

test('a page without an island loads little script, and no React', async () => {
  const { url, result } = await realSite();
  const contents = new Map(result.files.map((file) => [`${url}/${file.path}`, fileText(file)]));
  const plain = (await heardOnPages()).filter(({ html }) => !html.includes('data-island='));
  assert.ok(plain.length > 0);
  for (const { path, requests } of plain) {
    const scripts = requests.filter(({ kind }) => kind === 'script').map((request) => contents.get(request.url) ?? '');
    const bytes = scripts.reduce((sum, script) => sum + compressedSize(script), 0);
    assert.ok(bytes <= LITTLE, `${path} loads ${bytes} bytes of script`);
  }
});

test('the policy that the pages are held to does refuse, and the refusal is noticed', async () => {
  const { url } = await realSite();
  await inPage(MOVING, async (page) => {
    const { complaints } = listenTo(page);
    await page.goto(url);
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red');
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.com/x.png' }));
    });
    await twoFrames(page);
    assert.ok(complaints.some((complaint) => complaint.includes('style-src')));
    assert.ok(complaints.some((complaint) => complaint.includes('img-src')));
  });
});

test('the not-found screen logs the path that was tried, and nothing else', async () => {
  const { url } = await realSite();
  await inPage(MOVING, async (page) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      // The browser itself reports the status of the page.
      if (!message.text().startsWith('Failed to load resource')) logged.push(`${message.type()} ${message.text()}`);
    });
    await page.goto(`${url}/nulle-part/du-tout`);
    assert.is(logged.length, 1, logged.join('\n'));
    assert.match(logged[0] ?? '', /^error .*\/nulle-part\/du-tout/);
  });
});

test.run();
