import type { Page } from 'playwright-core';
import { fileText } from '../../build/contract/output.ts';
import { SCHEME_KEY } from '../../src/format/color-scheme.ts';
import { MOTION_KEY } from '../../src/format/motion.ts';
import { hosting } from '../../src/hosting.ts';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { allowComplaints } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { onPage } from '../support/on-page.ts';
import { tracesOf } from '../support/page-checks/quiet.ts';
import { realSite } from '../support/real-site.ts';
import { interceptThirdParty } from '../support/third-party.ts';
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

/** Ways by which a script that is careless with a text would let it run, some for each directive that refuses them; Trusted Types do but where it is said otherwise. */
const SINKS: Readonly<Record<string, string>> = {
  innerHTML: `document.body.innerHTML = ${MARKUP}`,
  'the document of a frame': `document.body.appendChild(document.createElement('iframe')).srcdoc = '<script>parent.${HARM}</script>'`,
  'the address of a script': `document.head.appendChild(document.createElement('script')).src = 'https://ailleurs.test/x.js'`,
  'the address of a link': `document.body.appendChild(Object.assign(document.createElement('a'), { href: 'javascript:${HARM}' })).click()`,
  eval: `eval('${HARM}')`,
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
    allowComplaints(page);
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
    allowComplaints(page);
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
    allowComplaints(page);
    await interceptThirdParty(page, `<iframe src="${url}"></iframe>`);
    await page.goto('https://ailleurs.test/');
    await eventually(() => page.frames()[1]?.url(), 'chrome-error://chromewebdata/');
  }));

/** Places in a browser, by their names in scripts, that nothing is to be left in. */
const LASTING = /\b(?:sessionStorage|indexedDB|cookieStore|caches|serviceWorker)\b|document\.cookie/;
/** Choices that a reader makes to find them again, by what their scripts hold: day or night, motion, and ticks. */
const CHOICES = new RegExp(`${SCHEME_KEY}|${MOTION_KEY}|cases:|data-task`);

test('no script can leave anything in the browser but what its reader chose', async () => {
  const { result } = await realSite();
  const scripts = result.files.filter(({ path }) => path.endsWith('.js')).map((file) => [file.path, fileText(file)]);
  const leaving = scripts.filter(
    ([, text = '']) => LASTING.test(text) || (/\blocalStorage\b/.test(text) && !CHOICES.test(text)),
  );
  assert.equal(
    leaving.map(([path]) => path),
    [],
  );
  assert.ok(scripts.some(([, text = '']) => text.includes('localStorage')));
});

test('the check notices any data that a page stores in the browser', () =>
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
