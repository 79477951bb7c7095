import type { Page } from 'playwright-core';
import { hosting } from '../../src/hosting.ts';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { field, results } from '../support/blog-search.ts';
import { complaintsOf } from '../support/complaints.ts';
import { fillMessage, notifications, submitButton } from '../support/contact-form.ts';
import { all } from '../support/dom.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onMovingPage, onPage } from '../support/on-page.ts';
import { realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { articleWith } from '../support/tested-content.ts';
import { interceptThirdParty } from '../support/third-party.ts';
import { tracesOf } from '../support/traces.ts';
import { changeHtml } from '../support/traffic.ts';

const test = suite('Security policy in a browser');

declare global {
  interface Window {
    violations: string[];
  }
}

/** Lets the pages that come note what their policies refuse (CSP 3, § 5.5). */
async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`.trim());
    });
  });
}

/** Returns the open page's violations of its policy so far. */
function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => window.violations);
}

const HARM = 'window.harm = true';
const MARKUP = `'<img src=x onerror="${HARM}">'`;

/** Ways by which a script that is careless with a text would let it run; all are sinks of Trusted Types but those said otherwise. */
const SINKS: Readonly<Record<string, string>> = {
  innerHTML: `document.body.innerHTML = ${MARKUP}`,
  outerHTML: `document.body.firstChild.outerHTML = ${MARKUP}`,
  insertAdjacentHTML: `document.body.insertAdjacentHTML('beforeend', ${MARKUP})`,
  'document.write': `document.write(${MARKUP})`,
  'a fragment': `document.body.append(document.createRange().createContextualFragment(${MARKUP}))`,
  'a parser': `document.body.append(...new DOMParser().parseFromString(${MARKUP}, 'text/html').body.children)`,
  'the document of a frame': `document.body.appendChild(document.createElement('iframe')).srcdoc = '<script>parent.${HARM}</script>'`,
  'the text of a script': `const script = document.createElement('script'); script.textContent = '${HARM}'; document.body.append(script)`,
  'the address of a script': `document.head.appendChild(document.createElement('script')).src = 'https://ailleurs.test/x.js'`,
  'an event handler': `document.body.setAttribute('onclick', '${HARM}'); document.body.click()`,
  'the address of a link': `document.body.appendChild(Object.assign(document.createElement('a'), { href: 'javascript:${HARM}' })).click()`,
  eval: `eval('${HARM}')`,
  Function: `new Function('${HARM}')()`,
  'a timer': `setTimeout('${HARM}')`,
  'a policy of its own': `document.body.innerHTML = trustedTypes.createPolicy('default', { createHTML: (html) => html }).createHTML(${MARKUP})`,
};

const OTHERS: Readonly<Record<string, string>> = {
  'the address of a link': 'script-src-elem',
  'a policy of its own': 'trusted-types',
};

async function isHarmed(page: Page): Promise<boolean> {
  return page.evaluate(() => 'harm' in window);
}

test('no text becomes a script, by whatever way', () =>
  onPage(paths.contact, async (page, url) => {
    await noteViolations(page);
    const asked = await interceptThirdParty(page, HARM);
    await page.goto(url);
    for (const [way, code] of Object.entries(SINKS)) {
      const refusal = `${OTHERS[way] ?? 'require-trusted-types-for'}:`;
      const refused = async () => (await violations(page)).filter((one) => one.startsWith(refusal)).length;
      const before = await refused();
      // From a timer: what a debugger runs itself may evaluate texts.
      await page.evaluate(`void setTimeout(() => { ${code} })`);
      await eventually(refused, before + 1, way);
      assert.not(await isHarmed(page), way);
    }
    assert.equal(asked, []);
  }));

test('markup that got into a page runs nothing, loads nothing from elsewhere and sends nothing there', () =>
  onPage(paths.home, async (page, url) => {
    const foreign = `<script>${HARM}</script><img src="/x" onerror="${HARM}"><svg onload="${HARM}"></svg>
      <script src="https://ailleurs.test/x.js"></script><link rel="stylesheet" href="https://ailleurs.test/x.css">
      <img src="https://ailleurs.test/x.png"><iframe src="https://ailleurs.test/"></iframe><object data="https://ailleurs.test/"></object>
      <iframe srcdoc="<script>parent.${HARM}</script>"></iframe><base href="https://ailleurs.test/">
      <form action="https://ailleurs.test/"><button id="send">x</button></form>`;
    await noteViolations(page);
    const asked = await interceptThirdParty(page, HARM);
    await changeHtml(page, url, (html) => html.replace('<main', `${foreign}<main`));
    await page.goto(url);
    await page.locator('#send').dispatchEvent('click');
    for (const directive of [
      'script-src-elem',
      'script-src-attr',
      'style-src-elem',
      'img-src',
      'frame-src',
      'form-action',
      'base-uri',
    ])
      await eventually(async () => (await violations(page)).some((one) => one.startsWith(directive)), true, directive);
    assert.not(await isHarmed(page));
    assert.equal(asked, []);
    assert.is(page.url(), url);
  }));

test('the pages of these tests come with the headers that hosts are told to send', async () => {
  const { url } = await realSite();
  const { headers } = await fetch(url);
  const told = Object.entries(hosting.headers).filter(([name]) => name !== 'Strict-Transport-Security');
  for (const [name, value] of told) assert.is(headers.get(name), value, name);
});

test('no page of another site shows one of these inside it', () =>
  onPage(paths.contact, async (page, url) => {
    await interceptThirdParty(page, `<iframe src="${url}"></iframe>`);
    await page.goto('https://ailleurs.test/');
    await eventually(() => page.frames()[1]?.url(), 'chrome-error://chromewebdata/');
  }));

const AHEAD = 'a link that is about to be followed';

/** Every widget of the site, where it is, and how it is used. */
const WIDGETS: Readonly<
  Record<string, [path: string | (() => Promise<string>), use: (page: Page) => Promise<unknown>]>
> = {
  'the form and the booking dialog': [
    paths.contact,
    async (page) => {
      await fillMessage(page);
      await submitButton(page).click();
      await notifications(page).first().waitFor();
      await page.locator('a[data-booking]').last().click();
      await page.getByRole('dialog').locator('iframe').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  ],
  'the calculator': [
    articleWith('roiCalculator'),
    async (page) => {
      const calculator = page.locator('[data-island=RoiCalculator]');
      await calculator.scrollIntoViewIfNeeded();
      await page.locator('[data-island=RoiCalculator][data-awake]').waitFor();
      await calculator.locator('[name=annees]').fill('5');
      // The start and five years, in three scenarios.
      await eventually(() => calculator.locator('rect').count(), 18);
      await calculator.locator('[name=annees]').fill('x');
      await calculator.locator('[aria-invalid=true]').waitFor();
    },
  ],
  'the bill calculator': [
    articleWith('billCalculator'),
    async (page) => {
      const calculator = page.locator('[data-island=BillCalculator]');
      await calculator.scrollIntoViewIfNeeded();
      await page.locator('[data-island=BillCalculator][data-awake]').waitFor();
      await calculator.locator('[name=executions]').fill('9000000');
      await eventually(() => calculator.locator('td:last-child', { hasText: '€' }).count(), 1);
    },
  ],
  'the tooltips': [
    paths.service('design'),
    async (page) => {
      const tile = page.locator('[data-island] button').first();
      await tile.hover();
      await page.locator('[data-island][data-awake]').waitFor();
      // A pointer that reached it before it was awake has to move: not every browser says where one rests.
      await tile.hover({ position: { x: 5, y: 5 } });
      await page.getByRole('tooltip').first().waitFor();
    },
  ],
  'the list of articles and its search': [
    paths.blog,
    async (page) => {
      await page.locator('[data-reveal]').click();
      await page.locator('[data-reveal]').waitFor({ state: 'detached' });
      await field(page).fill('automatisation');
      await results(page).first().waitFor();
      await page.locator('[name=categorie]').last().check({ force: true });
    },
  ],
  'code to copy': [
    async () => {
      const pages = [...(await realPages())];
      return pages.find(([, page]) => all(page, 'pre[data-language]').length > 0)?.[0] ?? '';
    },
    async (page) => {
      await page.locator('pre + button').first().click();
    },
  ],
  [AHEAD]: [
    paths.home,
    async (page) => {
      const session = await page.context().newCDPSession(page);
      const prepared = new Promise((resolve) => session.once('Preload.prerenderStatusUpdated', resolve));
      await session.send('Preload.enable');
      await page.locator('header nav a').nth(1).hover();
      await prepared;
      await page.locator('header nav a').nth(1).click();
      await page.waitForURL(`**${paths.services}`);
    },
  ],
  'the not-found page': ['/nulle/part', (page) => page.locator('main a').first().waitFor()],
  // The last, as it leaves the window narrow.
  'the menu': [
    paths.about,
    async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator('header summary').click();
      await page.locator('header details a').first().waitFor();
      await page.keyboard.press('Escape');
    },
  ],
};

test('under the policy no widget has anything to be refused, or leaves anything in the browser', () =>
  onMovingPage('', async (page, url) => {
    const errors = complaintsOf(page);
    await noteViolations(page);
    await interceptThirdParty(page);
    for (const [name, [place, use]] of Object.entries(WIDGETS)) {
      // Stars that move take most of the processor's time, and where nothing may move no page is prepared ahead.
      await page.emulateMedia({ reducedMotion: name === AHEAD ? 'no-preference' : 'reduce' });
      await arrive(page, url + (typeof place === 'string' ? place : await place()));
      await use(page);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      assert.equal(await violations(page), [], name);
      assert.equal(errors, [], name);
      assert.equal(await tracesOf(page), [], name);
    }
  }));

test('whatever a page would leave in the browser is noticed', () =>
  onPage(paths.home, async (page, url) => {
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
    const traces = ['caches: e', 'cookie: a', 'indexedDB: f', 'localStorage: b', 'sessionStorage: c', 'windowName: d'];
    assert.equal((await tracesOf(page)).sort(), traces);
  }));
