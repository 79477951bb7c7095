import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { anArticle } from '../support/blog-search.ts';
import { buildFurnishedSite } from '../support/build-furnished-site.ts';
import { MESSAGE } from '../support/contact-form.ts';
import { endpoint } from '../support/endpoint.ts';
import { ENGINES } from '../support/engines/engines.ts';
import type { Visitor } from '../support/engines/visitor.ts';
import { eventually } from '../support/eventually.ts';
import { once } from '../support/once.ts';
import { layoutDiagnostic } from '../support/page-checks/layout.ts';
import { pathWithMost, readPages } from '../support/real-pages.ts';

/** At an address that any browser finds. */
const furnishedSite = once(async () => buildFurnishedSite(`http://127.0.0.1:${(await endpoint()).port}`));

const test = suite('Firefox and WebKit');

const PHONE = 390;
const DESK = 1440;
const ROI = '[data-island="RoiCalculator"]';
const BILLS = '[data-island="BillCalculator"]';
const LOGOS = '[data-island="ToolGrid"] button';
/** What may be wider than a phone. */
const WIDE_PARTS = ['[data-table]', '[data-diagram]', '[data-chart]', 'pre', ROI, BILLS];

/** Whether there is a page with such a part, the one with most of them, which is then open. */
async function opens(visitor: Visitor, url: string, part: string): Promise<boolean> {
  const path = await pathWithMost(part);
  if (path !== undefined) await visitor.goto(url + path);
  return path !== undefined;
}

/** What is walked in each browser, beside which pages have nothing to complain of. */
const WALKS: Readonly<Record<string, (visitor: Visitor, url: string) => Promise<void>>> = {
  'what a page throws, and what its policy refuses, is heard of': async (visitor, url) => {
    await visitor.goto(`${url}/cgv`);
    await visitor.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown');
      });
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }));
    });
    const heard: string[] = [];
    await eventually(async () => {
      heard.push(...(await visitor.complaints()));
      return ['thrown', 'style-src'].filter((word) => heard.some((line) => line.includes(word)));
    }, ['thrown', 'style-src']);
  },

  'a page of each kind fits a phone and a desk': async (visitor, url) => {
    const { result } = await furnishedSite();
    const paths = new Map(readPages(result).map(({ route }) => [route.contentType, route.path])).values();
    for (const path of paths)
      for (const width of [PHONE, DESK]) {
        await visitor.resize(width);
        await visitor.goto(url + path);
        await visitor.evaluate(() => document.fonts.ready.then(() => true));
        const { seen, wrong } = await visitor.evaluate(layoutDiagnostic);
        assert.equal(wrong, [], `${path} at ${width} px`);
        assert.ok(seen > 0, path);
      }
  },

  'the menu opens, closes on Escape, and leads on': async (visitor, url) => {
    await visitor.resize(PHONE);
    await visitor.goto(`${url}/about`);
    await visitor.click('header summary');
    await visitor.sees('header details nav');
    await visitor.press('Escape');
    await visitor.sees('header details nav', false);
    assert.ok(await visitor.evaluate(() => document.activeElement?.matches('header summary')));
    await visitor.click('header summary');
    await visitor.click('header details a[href$="/services"]');
    await eventually(() => visitor.evaluate(() => location.pathname.endsWith('/services')), true);
  },

  'clicks lead from page to page, however often': async (visitor, url) => {
    await visitor.resize(DESK);
    await visitor.goto(`${url}/`);
    for (const path of ['/services', '/blog', '/about', '/contact', '/cas-usage', '/services', '/blog']) {
      await visitor.click(`header nav a[href$="${path}"]`);
      await eventually(() => visitor.evaluate((end) => location.pathname.endsWith(end), path), true);
    }
  },

  'a booking button opens the agenda in a dialog, and has the focus again after Escape': async (visitor, url) => {
    await visitor.goto(`${url}/contact`);
    await visitor.click('main a[data-booking]');
    await visitor.sees('dialog[open]');
    await visitor.press('Escape');
    await visitor.sees('dialog[open]', false);
    assert.ok(await visitor.evaluate(() => document.activeElement?.matches('a[data-booking]')));
  },

  'the form says what is missing, below the header, and sends what is written': async (visitor, url) => {
    const { posts } = await endpoint();
    posts.length = 0;
    await visitor.resize(PHONE);
    await visitor.goto(`${url}/contact`);
    await visitor.click('form button[type=submit]');
    await eventually(() => visitor.count('form [aria-invalid=true]'), await visitor.count('form [required]'));
    assert.is(await visitor.evaluate(() => document.activeElement?.getAttribute('name')), 'nom');
    const top = await visitor.evaluate(
      () => document.querySelector('label[for=nom]')?.getBoundingClientRect().top ?? 0,
    );
    assert.ok(top >= 64, `its label is ${top} px below the top`);
    for (const [name, text] of Object.entries(MESSAGE)) await visitor.fill(`form [name=${name}]`, text);
    await eventually(() => visitor.count('form [aria-invalid=true]'), 0);
    await visitor.click('form button[type=submit]');
    await visitor.sees('[data-sonner-toast]');
    assert.is(posts.length, 1);
    assert.is(posts[0]?.body.message, MESSAGE.message);
    await eventually(
      () => visitor.evaluate(() => document.querySelector<HTMLInputElement>('form [name=nom]')?.value),
      '',
    );
  },

  'lists of the form are as dark as its fields': async (visitor, url) => {
    await visitor.goto(`${url}/contact`);
    const looks = await visitor.evaluate(() =>
      [...document.querySelectorAll('form :is(select, [name=nom])')].map((field) => getComputedStyle(field).appearance),
    );
    assert.ok(looks.length > 1);
    assert.ok(
      looks.slice(1).every((look) => look === 'none'),
      looks.join(', '),
    );
  },

  'the return is worked out as it is typed, and a bad number explained': async (visitor, url) => {
    if (!(await opens(visitor, url, ROI))) return;
    const before = await visitor.textOf(`${ROI} table`);
    await visitor.fill(`${ROI} [name=heure]`, '60');
    await eventually(async () => (await visitor.textOf(`${ROI} table`)) !== before, true);
    await visitor.fill(`${ROI} [name=heure]`, 'abc');
    await eventually(() => visitor.count(`${ROI} [name=heure][aria-invalid=true]`), 1);
  },

  'bills are counted as they are typed': async (visitor, url) => {
    if (!(await opens(visitor, url, BILLS))) return;
    await visitor.fill(`${BILLS} [name=executions]`, '100');
    await visitor.fill(`${BILLS} [name=actions]`, '2');
    await eventually(async () => /Zapier ?200 tâches/.test(await visitor.textOf(`${BILLS} tr`)), true);
  },

  'drawings, charts and tables stay within a phone, and scroll in boxes of their own': async (visitor, url) => {
    await visitor.resize(PHONE);
    for (const part of WIDE_PARTS) {
      if (!(await opens(visitor, url, part))) continue;
      const wide = await visitor.evaluate(() =>
        [...document.querySelectorAll('main :is([data-table], svg, pre, form)')]
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth)
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      assert.equal(wide, [], part);
      assert.ok((await visitor.count(`main ${part}`)) > 0, part);
    }
  },

  'contents lead to their section below the header, and mark it': async (visitor, url) => {
    await visitor.resize(DESK);
    if (!(await opens(visitor, url, ROI))) return;
    const third = '[data-contents] li:nth-child(3) a';
    await visitor.click(third);
    await visitor.sees(`${third}[aria-current]`);
    const top = await visitor.evaluate(
      () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top ?? -1,
    );
    assert.ok(top >= 64 && top < 450, `${top} px from the top`);
  },

  'the blog shows all articles, those of a category, and those with a word': async (visitor, url) => {
    const cards = '#blog li:has(h3)';
    await visitor.goto(`${url}/blog`);
    const first = await visitor.count(cards);
    await visitor.click('[data-reveal]');
    await eventually(async () => (await visitor.count(cards)) > first, true);
    const all = await visitor.count(cards);
    await visitor.click('form[role=search] label:has([type=radio]:not(:checked))');
    await eventually(async () => (await visitor.count(cards)) < all, true);
    await visitor.goto(`${url}/blog`);
    const { word } = await anArticle();
    await visitor.fill('form[role=search] [type=search]', word);
    await visitor.sees('section[data-searched] a');
  },

  'a logo that is pointed at shows its name, until the pointer leaves': async (visitor, url) => {
    if (!(await opens(visitor, url, LOGOS))) return;
    await visitor.pointAt(LOGOS);
    await visitor.sees('[data-radix-popper-content-wrapper]');
    await visitor.pointAt('h1');
    await visitor.sees('[data-radix-popper-content-wrapper]', false);
  },

  'ticks are counted, and stay when the page is loaded again': async (visitor, url) => {
    await visitor.goto(`${url}/a-cocher`);
    await visitor.click('li[data-task] input');
    await eventually(() => visitor.textOf('[data-checklist] [role=status]'), '2 sur 5');
    await visitor.reload();
    await eventually(() => visitor.textOf('[data-checklist] [role=status]'), '2 sur 5');
    await visitor.click('[data-checklist] button');
    await eventually(() => visitor.textOf('[data-checklist] [role=status]'), '0 sur 5');
  },

  'a button stops all that moves, on the next page as well, and starts it again': async (visitor, url) => {
    const moving = () => visitor.evaluate(() => document.getAnimations().length > 0);
    await visitor.goto(`${url}/`);
    await visitor.click('[data-motion]');
    await eventually(moving, false);
    await visitor.goto(`${url}/contact`);
    await visitor.sees('[data-motion]');
    await eventually(moving, false);
    await visitor.click('[data-motion]');
    await eventually(moving, true);
  },

  'a view is counted once': async (visitor, url) => {
    const { views } = await endpoint();
    await visitor.goto(`${url}/cgv`);
    await eventually(() => views.some(({ body }) => body.path === '/cgv'), true);
    views.length = 0;
    await visitor.goto(`${url}/mentions-legales`);
    await eventually(() => views.map(({ body }) => body.path), ['/mentions-legales']);
  },

  'an address that was mistyped offers the page that was meant': async (visitor, url) => {
    await visitor.goto(`${url}/contcat`);
    await visitor.sees('main a[href$="/contact"]');
  },
};

for (const [name, visitorOf] of Object.entries(ENGINES))
  for (const [sentence, walk] of Object.entries(WALKS))
    test(`${name}: ${sentence}`, async () => {
      const visitor = await visitorOf();
      if (!visitor) return;
      await visitor.complaints();
      const { url } = await furnishedSite();
      await walk(visitor, url);
      assert.equal(await visitor.complaints(), []);
    });

test.run();
