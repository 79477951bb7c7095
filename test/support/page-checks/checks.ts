import type { Page } from 'playwright-core';
import { axeDiagnostics } from '../axe.ts';
import { WIDTHS } from '../browser.ts';
import type { Check, TextDiagnostic, Visit } from './check.ts';
import { diagramsDiagnostic, drawnWordsDiagnostic } from './drawings.ts';
import { forcedColoursDiagnostic } from './forced-colours.ts';
import { gridsDiagnostic } from './grids.ts';
import { headingsDiagnostic } from './headings.ts';
import { emptinessDiagnostic, fragmentsDiagnostic, layoutDiagnostic, picturesDiagnostic } from './layout.ts';
import { largeLettersDiagnostic, spacedLettersDiagnostic } from './letters.ts';
import { linesDiagnostic } from './lines.ts';
import { printDiagnostic } from './print.ts';
import { quietDiagnostic, scriptsDiagnostic } from './quiet.ts';
import { starsDiagnostic } from './stars.ts';

const axeDiagnostic: Check = async ({ page }) => ({ seen: 1, wrong: await axeDiagnostics(page) });

/** Rules of every page at every width, as sentences. The first two look at what loading it brought, before another check adds to it. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'complain of nothing, ask no other origin for anything, and leave nothing in the browser': quietDiagnostic,
  'load few scripts before they are touched, no React, and what wakes islands only where there are some':
    scriptsDiagnostic,
  'have columns that are as wide in any other font': fontsDiagnostic,
  'stand still under reduced motion, and move by transform and opacity alone': motionDiagnostic,
  'do not scroll sideways, start under the fixed header or cut words off': ({ page }) =>
    page.evaluate(layoutDiagnostic),
  'keep each word on the narrowest screen where a reader spaces letters, words, lines and paragraphs':
    spacedLettersDiagnostic,
  'keep each word on a phone where letters are twice as large': largeLettersDiagnostic,
  'have no star within a letter’s width of a word, where it would pass for a full stop': ({ page }) =>
    page.evaluate(starsDiagnostic),
  'have no hole in a grid’s row, and grids that begin where headings do': ({ page }) => page.evaluate(gridsDiagnostic),
  'do not leave the right half of a desk’s screen empty for half a screen and more': emptinessDiagnostic,
  'end no line of a heading on a word that leads to the next one': ({ page }) => headingsDiagnostic(page),
  'hold 75 characters at most in a line of running text': linesDiagnostic,
  'show pictures in their own ratio, within their column': ({ page }) => page.evaluate(picturesDiagnostic),
  'show one drawing of each diagram, whose labels can be read and do not meet': diagramsDiagnostic,
  'write words into drawings about as large as those around them': ({ page }) => page.evaluate(drawnWordsDiagnostic),
  'have drawings in the reader’s own colours where these are forced, buttons with borders, and a mark at the current page':
    forcedColoursDiagnostic,
  'print their title and text, black on white, and nothing that only leads elsewhere': printDiagnostic,
  'give axe nothing to find': axeDiagnostic,
  'can be read by day as well': daylightDiagnostic,
  'bring each place that they link to into view, below the header': ({ page }) => page.evaluate(fragmentsDiagnostic),
};

/** Checks the contrast by day, which the other checks do not see. It is the same at every width. */
async function daylightDiagnostic({ page, width }: Visit): Promise<TextDiagnostic> {
  if (width !== WIDTHS.desk) return { seen: 0, wrong: [] };
  await page.emulateMedia({ colorScheme: 'light' });
  const wrong = await axeDiagnostics(page, { only: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'dark' });
  return { seen: 1, wrong };
}

async function fontsDiagnostic({ page }: Visit): Promise<TextDiagnostic> {
  const ours = await maxWidths(page, '');
  const others = await maxWidths(page, 'monospace');
  await maxWidths(page, '');
  return { seen: ours.length, wrong: ours.filter((width, nth) => width !== others[nth]) };
}

/** Returns the greatest widths of the main part's elements in a font. */
function maxWidths(page: Page, font: string): Promise<string[]> {
  return page.evaluate((font) => {
    for (const name of ['--font-text', '--font-display']) document.documentElement.style.setProperty(name, font);
    return [...document.querySelectorAll('main *')].map(
      (element) => `${element.localName} ${element.className} ${getComputedStyle(element).maxWidth}`,
    );
  }, font);
}

async function motionDiagnostic({ page }: Visit): Promise<TextDiagnostic> {
  const restless = await page.evaluate(() => document.getAnimations().length);
  const { seen, wrong } = await page.evaluate(keyframesDiagnostic);
  return { seen, wrong: restless > 0 ? [...wrong, `${restless} animations under reduced motion`] : wrong };
}

/** In the page: properties that keyframes of its stylesheets move. */
function keyframesDiagnostic(): TextDiagnostic {
  const properties = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSKeyframesRule)
    .flatMap((rule) => [...rule.cssRules])
    .flatMap((frame) => (frame instanceof CSSKeyframeRule ? [...frame.style] : []));
  const wrong = properties.filter((property) => !['opacity', 'transform'].includes(property));
  return { seen: properties.length, wrong: wrong.map((property) => `keyframes move ${property}`) };
}
