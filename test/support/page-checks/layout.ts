import { WIDTHS } from '../browser.ts';
import type { Check, TextDiagnostic } from './check.ts';

/** In the page: whether it scrolls sideways, starts under its fixed header, or loses words at its edge. */
export function layoutDiagnostic(): TextDiagnostic {
  const { scrollWidth, clientWidth } = document.documentElement;
  const header = document.querySelector('body > header')?.getBoundingClientRect();
  const title = document.querySelector('h1')?.getBoundingClientRect();
  const gap = (title?.top ?? 0) - (header?.bottom ?? 0);
  // Elements wider than a phone scroll in a box of their own.
  const boxes = [...document.querySelectorAll('main *')].filter((element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
  );
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, input, select, textarea)')].filter(
    (element) => !element.closest('[aria-hidden]') && !boxes.some((box) => box.contains(element)),
  );
  const cut = texts.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
  const wrong = cut.map((element) => `cuts off ${element.textContent?.slice(0, 40) || element.tagName}`);
  // A part of a row loses the spaces around it.
  const parts = [...document.querySelectorAll('[data-unbroken]')].filter(({ parentElement }) =>
    /flex|grid/.test(parentElement ? getComputedStyle(parentElement).display : ''),
  );
  wrong.push(...parts.map(({ parentElement }) => `loses spaces in ${parentElement?.textContent}`));
  if (scrollWidth > clientWidth) wrong.push(`${scrollWidth - clientWidth} px too wide`);
  if (gap < 0) wrong.push(`its title is ${-gap} px under the header`);
  return { seen: texts.length, wrong };
}

/** In the page: pictures that are not in their own ratio, or wider than their column. */
export async function picturesDiagnostic(): Promise<TextDiagnostic> {
  const wrong: string[] = [];
  for (const picture of document.images) {
    picture.loading = 'eager';
    await picture.decode();
    const { width, height } = picture.getBoundingClientRect();
    // Borders are no part of the picture.
    const [w, h] = [picture.clientWidth, picture.clientHeight];
    const natural = picture.naturalWidth / picture.naturalHeight;
    // A pixel of rounding in the shorter side.
    if (Math.abs(w - h * natural) > Math.max(1, natural) || width * height === 0)
      wrong.push(`${picture.src}: ${w} × ${h}`);
    if (w > (picture.closest('p, li, td, div')?.clientWidth ?? 0) + 1)
      wrong.push(`${picture.src} is wider than its column`);
  }
  return { seen: document.images.length, wrong };
}

/** In the page: places in it that it links to, and that lie under its header or out of view once they are reached. */
export function fragmentsDiagnostic(): TextDiagnostic {
  const hashes = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
    .filter(({ pathname, hash }) => pathname === location.pathname && hash !== '')
    // The main content, where the skip link leads, starts behind the header on purpose.
    .filter(({ hash }) => hash !== '#contenu')
    .map(({ hash }) => hash);
  const wrong: string[] = [];
  for (const hash of new Set(hashes)) {
    scrollTo(0, 0);
    // Without motion it is reached at once.
    location.hash = hash;
    const header = document.querySelector('body > header')?.getBoundingClientRect();
    const place = document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect();
    const offset = Math.round((place?.top ?? -1) - (header?.bottom ?? 0));
    if (offset < 0 || offset > 700) wrong.push(`${hash} lands ${offset} px below the header`);
  }
  return { seen: hashes.length, wrong };
}

/** On a desk no page leaves the right half of the screen empty for half a screen and more. */
export const emptinessDiagnostic: Check = async ({ page, width }) => {
  if (width !== WIDTHS.desk) return { seen: 0, wrong: [] };
  const empty = await page.evaluate(longestEmptiness);
  const most = (page.viewportSize()?.height ?? 0) / 2;
  return { seen: 1, wrong: empty < most ? [] : [`nothing in its right half for ${empty} px`] };
};

/** In the page: for how many pixels from top to bottom nothing of what it says reaches the right half of the window. What stays in view while the text scrolls is beside all of it. */
function longestEmptiness(): number {
  const said = 'h1, h2, h3, p, li, dd, td, th, pre, figcaption, svg, img, input, summary';
  const boxes = [...document.querySelectorAll(`main :is(${said})`)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const staying = [...document.querySelectorAll('main nav')]
    .filter((nav) => getComputedStyle(nav).position === 'sticky')
    .map(
      (nav) =>
        new DOMRect(
          nav.getBoundingClientRect().x,
          nav.parentElement?.getBoundingClientRect().y,
          nav.clientWidth,
          nav.parentElement?.clientHeight,
        ),
    );
  const reaching = [...boxes, ...staying].filter(({ right }) => right > innerWidth / 2).sort((a, b) => a.top - b.top);
  let reached = Math.min(...boxes.map(({ top }) => top));
  let longest = 0;
  for (const { top, bottom } of reaching) {
    longest = Math.max(longest, top - reached);
    reached = Math.max(reached, bottom);
  }
  return Math.max(longest, Math.max(...boxes.map(({ bottom }) => bottom)) - reached);
}
