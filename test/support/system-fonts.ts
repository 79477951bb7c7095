import type { Page } from 'playwright-core';
import { projectRoot } from './project-root.ts';

/** Subsets of Liberation Sans, whose widths are Arial's, by the name that the site's stylesheets look for first. */
const FILES = { Arial: 'system-regular.woff2', 'Arial Bold': 'system-bold.woff2' } as const;

/**
 * Gives pages the system fonts that most visitors have, whatever this machine has; it takes a context with `bypassCSP`. The site's own fonts
 * come once the page has been painted in these, which `onPainted` hears of.
 */
export async function withSystemFonts(page: Page, onPainted: () => Promise<unknown>): Promise<void> {
  for (const file of Object.values(FILES))
    await page.route(`**/${file}`, (route) => route.fulfill({ path: `${projectRoot}/test/fixtures/fonts/${file}` }));
  await page.route('**/assets/*.woff2', async (route) => {
    await page.evaluate(async () => {
      await Promise.all(
        [...document.fonts].filter(({ family }) => family.includes('Fallback')).map((font) => font.load()),
      );
      // Two frames, so that what is told of the first has been painted.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    await onPainted();
    await route.continue();
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch().catch(() => undefined);
    // The page has been closed meanwhile.
    if (!response) return;
    let body = await response.text();
    for (const [name, file] of Object.entries(FILES)) body = body.replaceAll(`local("${name}")`, `url("/${file}")`);
    return route.fulfill({ response, body });
  });
}
