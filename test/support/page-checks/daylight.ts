import { axeDiagnostics } from '../axe.ts';
import { WIDTHS } from '../browser.ts';
import type { Check } from './check.ts';

/** The contrast of what is read, on the side that the other checks do not look at. It is the same at every width. */
export const daylightDiagnostic: Check = async ({ page, width }) => {
  if (width !== WIDTHS.desk) return { seen: 0, wrong: [] };
  await page.emulateMedia({ colorScheme: 'light' });
  const wrong = await axeDiagnostics(page, { only: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'dark' });
  return { seen: 1, wrong };
};
