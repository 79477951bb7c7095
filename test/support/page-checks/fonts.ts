import type { Page } from 'playwright-core';
import type { Check } from './check.ts';

/** Columns are as wide in any other font as in the page's own. */
export const fontsDiagnostic: Check = async ({ page }) => {
  const ours = await maxWidths(page, '');
  const others = await maxWidths(page, 'monospace');
  await maxWidths(page, '');
  return { seen: ours.length, wrong: ours.filter((width, nth) => width !== others[nth]) };
};

/** Returns the greatest widths of the main part's elements in a font. */
function maxWidths(page: Page, font: string): Promise<string[]> {
  return page.evaluate((font) => {
    for (const name of ['--font-text', '--font-display']) document.documentElement.style.setProperty(name, font);
    return [...document.querySelectorAll('main *')].map(
      (element) => `${element.localName} ${element.className} ${getComputedStyle(element).maxWidth}`,
    );
  }, font);
}
