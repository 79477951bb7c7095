import { inPage } from './browser.ts';
import { once } from './once.ts';
import { realSite } from './real-site.ts';

/**
 * Whether this browser fetches a module again after it failed to load. Older Chromiums remember the failure for as long as
 * the page lives (whatwg/html issue 6768): there, only a new page can try again, and no script can change that.
 */
export const retriesFailedImports = once(async (): Promise<boolean> => {
  const { url } = await realSite();
  return inPage({}, async (page) => {
    let asked = 0;
    await page.route('**/probe.js', (route) =>
      asked++ === 0 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: 'export default 1' }),
    );
    await page.goto(url);
    return page.evaluate<boolean>("import('/probe.js').catch(() => import('/probe.js')).then(() => true, () => false)");
  });
});
