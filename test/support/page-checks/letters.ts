import type { Page } from 'playwright-core';
import { NARROWEST, WIDTHS } from '../browser.ts';
import type { Check, TextDiagnostic } from './check.ts';

/** Spacing that a reader may set (WCAG 2.2, 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** On the narrowest screen with a reader's own spaces. */
export const spacedLettersDiagnostic: Check = async ({ page, width }) => {
  if (width !== WIDTHS.phone) return { seen: 0, wrong: [] };
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  // A sheet made by script: the page's policy lets no other in.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  // The specification itself cuts the cards of one list.
  const diagnostic = await page.evaluate(lostText, '[data-clamped]');
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  await page.setViewportSize({ width, height: 900 });
  return diagnostic;
};

/** On a phone whose owner reads letters of twice the size (WCAG 2.2, 1.4.4). */
export const largeLettersDiagnostic: Check = async ({ page, width }) => {
  if (width !== WIDTHS.phone) return { seen: 0, wrong: [] };
  await setLetters(page, 2);
  const diagnostic = await page.evaluate(lostText, 'svg');
  await setLetters(page, 1);
  return diagnostic;
};

async function setLetters(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  // A phone is 22 letters wide, or eleven.
  await page.waitForFunction((large) => matchMedia('(width < 20rem)').matches === large, times > 1);
  await session.detach();
}

/** In the page: words out of the screen, in no box that scrolls to them, and words that a box of a fixed size cuts. */
function lostText(leftOut: string): TextDiagnostic {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const one of folded) one.open = true;
  const { clientWidth, scrollWidth } = document.documentElement;
  const wrong = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let seen = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest(`[aria-hidden], svg, ${leftOut}`))
      continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    seen++;
    const edges = { right: clientWidth, bottom: Number.POSITIVE_INFINITY };
    for (let around: Element | null = parent; around !== document.body && around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      const { right, bottom, width } = around.getBoundingClientRect();
      if (['auto', 'scroll'].includes(overflowX)) edges.right = Number.POSITIVE_INFINITY;
      // A name for screen readers alone is a pixel wide.
      if (['hidden', 'clip'].includes(overflowX) && width > 1) Object.assign(edges, { right, bottom });
    }
    if (box.right > edges.right + 1 || box.bottom > edges.bottom + 1)
      wrong.push(`loses ${text.textContent.slice(0, 40)}`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('main input'))
    if (field.scrollWidth > field.clientWidth + 1) wrong.push(`cuts ${field.value} in its field`);
  for (const one of folded) one.open = false;
  return { seen, wrong };
}
