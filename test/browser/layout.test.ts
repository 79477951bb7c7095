import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage, WIDTHS } from '../support/browser.ts';
import { attributes } from '../support/dom.ts';
import { onePathOfEachKind, readPages, realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Layout');

/** 320 is what WCAG asks pages to reflow to. */
const ALL_WIDTHS = [320, WIDTHS.phone, WIDTHS.tablet, WIDTHS.desk];

test('no page scrolls sideways, is cut off or starts under the fixed header, at any width', async () => {
  const { url, result } = await realSite();
  await inPage({ reducedMotion: 'reduce' }, async (page) => {
    const wrong: string[] = [];
    for (const { route } of readPages(result)) {
      await page.goto(url + route.path);
      for (const width of ALL_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { sideways, gap, cut } = await measure(page);
        if (sideways > 0) wrong.push(`${route.path} is ${sideways} px too wide at ${width}`);
        if (gap < 0) wrong.push(`the title of ${route.path} is ${-gap} px under the header at ${width}`);
        if (cut.length > 0) wrong.push(`${route.path} cuts off at ${width}: ${cut.join(' | ')}`);
      }
    }
    assert.equal(wrong, []);
  });
});

test('the header stays at the top of the window while the page scrolls', async () => {
  const { url } = await realSite();
  await inPage({}, async (page) => {
    await page.goto(`${url}/cgv`);
    // With the wheel: an arriving page undoes what nobody scrolled.
    await page.mouse.wheel(0, 2000);
    await page.waitForFunction(() => window.scrollY > 1000);
    const top = await page.evaluate(() => document.querySelector('body > header')?.getBoundingClientRect().top);
    assert.is(top, 0);
  });
});

test('every fragment that the site links to lands below the header, in view', async () => {
  const { url } = await realSite();
  const fragments = await linkedFragments();
  assert.ok(fragments.get('/contact')?.has('audit-gratuit'));
  await inPage({ reducedMotion: 'reduce', viewport: { width: WIDTHS.phone, height: 800 } }, async (page) => {
    const wrong: string[] = [];
    for (const [path, ids] of fragments) {
      await page.goto(url + path);
      // Without motion a fragment is reached at once.
      const offsets = await page.evaluate(
        (fragments) =>
          fragments.map((fragment) => {
            window.scrollTo(0, 0);
            location.hash = fragment;
            const header = document.querySelector('body > header')?.getBoundingClientRect();
            const place = document.getElementById(fragment)?.getBoundingClientRect();
            return { fragment, offset: Math.round((place?.top ?? -1) - (header?.bottom ?? 0)) };
          }),
        [...ids],
      );
      for (const { fragment, offset } of offsets)
        if (offset < 0 || offset > 700) wrong.push(`${path}#${fragment} lands ${offset} px below the header`);
    }
    assert.equal(wrong, []);
  });
});

test('a page opened with a fragment lands there, below the header', async () => {
  const { url } = await realSite();
  const addresses = ['/contact#audit-gratuit', '/contact#booking', '/blog#blog', '/cas-usage#cas-usage'];
  for (const width of [WIDTHS.phone, WIDTHS.desk]) {
    await inPage({ viewport: { width, height: 800 } }, async (page) => {
      for (const address of addresses) {
        await page.goto(url + address);
        const offset = await offsetFromHeader(page, address.replace(/.*#/, ''));
        assert.ok(offset >= 0 && offset < 700, `${address} lands ${offset} px below the header`);
      }
    });
  }
});

for (const [name, width] of [
  ['a phone', WIDTHS.phone],
  ['a desk', WIDTHS.desk],
] as const) {
  test(`nothing moves while any kind of page loads on ${name}, even when its fonts come late`, async () => {
    const { url } = await realSite();
    const shifts: string[] = [];
    for (const path of await onePathOfEachKind()) {
      await inPage({ viewport: { width, height: 800 } }, async (page) => {
        let late = 0;
        // What is painted first cannot have the fonts.
        await page.route('**/*.woff2', async (route) => {
          await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
          late++;
          await route.continue();
        });
        await page.goto(url + path);
        await page.waitForLoadState('networkidle');
        assert.ok(late > 0, `${path} asks for fonts`);
        const shift = await layoutShift(page);
        if (shift >= 0.001) shifts.push(`${path}: ${shift}`);
      });
    }
    assert.equal(shifts, []);
  });
}

test('the message field is at least 120 pixels high', async () => {
  const { url } = await realSite();
  await inPage({}, async (page) => {
    await page.goto(`${url}/contact`);
    const box = await page.locator('textarea[name="message"]').boundingBox();
    assert.ok(box && box.height >= 120, `${box?.height} px`);
  });
});

test('the design page draws Figma, Canva and Ideogram larger than the other logos', async () => {
  const { url } = await realSite();
  await inPage({}, async (page) => {
    await page.goto(`${url}/services/design`);
    const sizes = await page
      .locator('section', { has: page.locator('h2', { hasText: /^Outils$/ }) })
      .locator('li')
      .evaluateAll((logos) =>
        logos.map((logo) => logo.querySelector('[aria-hidden]')?.getBoundingClientRect().height ?? 0),
      );
    assert.is(sizes.length, 6);
    assert.ok(Math.min(...sizes.slice(0, 3)) > Math.max(...sizes.slice(3)), sizes.join(', '));
  });
});

async function measure(page: Page): Promise<{ sideways: number; gap: number; cut: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const header = document.querySelector('body > header')?.getBoundingClientRect();
    const title = document.querySelector('h1')?.getBoundingClientRect();
    // What is wider than a phone scrolls in a box of its own.
    const boxes = [...document.querySelectorAll('main *')].filter((element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
    );
    const cut = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, input, select, textarea)')]
      .filter((element) => !element.closest('[aria-hidden]') && !boxes.some((box) => box.contains(element)))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.textContent?.slice(0, 40) || element.tagName);
    return { sideways: scrollWidth - clientWidth, gap: (title?.top ?? 0) - (header?.bottom ?? 0), cut };
  });
}

/** Fragments by the path of their page: what any link of any page leads to. */
async function linkedFragments(): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const [from, page] of await realPages()) {
    for (const href of attributes(page, 'a', 'href')) {
      if (!href || href === '#' || !/^[/#]/.test(href)) continue;
      const [path = '', id] = href.split('#');
      // The main content, where the skip link leads, starts behind the header on purpose.
      if (!id || id === 'contenu') continue;
      const to = path || from;
      found.set(to, (found.get(to) ?? new Set()).add(decodeURIComponent(id)));
    }
  }
  return found;
}

async function offsetFromHeader(page: Page, id: string): Promise<number> {
  return page.evaluate(async (target) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const header = document.querySelector('body > header')?.getBoundingClientRect();
    const place = document.getElementById(target)?.getBoundingClientRect();
    return Math.round((place?.top ?? -1) - (header?.bottom ?? 0));
  }, id);
}

/** All shifts since the navigation that no input explains. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) sum += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
      // Buffered entries are handed over in a task of their own.
      setTimeout(() => resolve(sum), 100);
    });
  });
}

test.run();
