import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { onOpenPage, onPage } from '../support/on-page.ts';
import { listenTo } from '../support/page-checks/noise.ts';
import { tracesOf } from '../support/traces.ts';

const test = suite('What the checks of quiet pages notice');

test('whatever a page would leave in the browser', () =>
  onOpenPage(paths.home, async (page) => {
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
  }));

test('what the policy that the pages are held to refuses', () =>
  onPage(paths.home, async (page, url) => {
    const { complaints } = listenTo(page);
    await page.goto(url);
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red');
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.com/x.png' }));
    });
    await atRest(page);
    for (const directive of ['style-src', 'img-src'])
      assert.ok(
        complaints.some((complaint) => complaint.includes(directive)),
        directive,
      );
  }));
