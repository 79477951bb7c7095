import type { Page } from 'playwright-core';
import type { Check } from './check.ts';

/** Columns are as wide in any other font as in the page's own. */
export const fontsDiagnostic: Check = async ({ page }) => {
  const ours = await maxWidths(page, '');
  const others = await maxWidths(page, 'monospace');
  await maxWidths(page, '');
  return { seen: ours.length, wrong: ours.filter((width, nth) => width !== others[nth]) };
};

/** How wide each element of the page's main part may become in a font, or in its own. */
function maxWidths(page: Page, font: string): Promise<string[]> {
  return page.evaluate((font) => {
    for (const name of ['--font-text', '--font-display']) document.documentElement.style.setProperty(name, font);
    return [...document.querySelectorAll('main *')].map(
      (element) => `${element.localName} ${element.className} ${getComputedStyle(element).maxWidth}`,
    );
  }, font);
}
