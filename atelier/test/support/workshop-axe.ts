import type { Page } from 'playwright-core';
import { LONG } from '../../../test/fuzz/random.ts';
import { axeDiagnostics, COLOUR_RULES } from '../../../test/support/axe.ts';
import { WIDTHS } from '../../../test/support/browser.ts';

/** Runs axe at each look, on a desk, and by night on a phone too, unless widths are named; in the dark only colours differ, at any width. */
export function axeAtWidths(page: Page) {
  const found: string[] = [];
  const note = async (what: string, rules: Parameters<typeof axeDiagnostics>[1]) => {
    found.push(...(await axeDiagnostics(page, rules)).map((one) => `${what}  ${one}`));
  };
  const look = async (what: string, widths: readonly number[] = LONG ? [WIDTHS.phone, WIDTHS.desk] : [WIDTHS.desk]) => {
    await page.emulateMedia({ colorScheme: 'light' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await note(`${what} (${width} px)`, {});
      if (width !== WIDTHS.desk) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      await note(`${what} (dark)`, { only: COLOUR_RULES });
      await page.emulateMedia({ colorScheme: 'light' });
    }
  };
  return { look, found };
}

/** Escape closes what has the focus: a dialog has it a moment after it is asked for. */
export async function lookInDialog(page: Page, look: () => Promise<void>): Promise<void> {
  await page.locator('dialog[open]:focus-within').waitFor();
  await look();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
}
