import type { Page } from 'playwright-core';

/** The scheduling service in tests: a page that reports as the service documents, or stays silent. */
export const AGENDA = {
  reporting: `<!doctype html><title>Agenda</title><p>Agenda</p>
    <script>parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')</script>`,
  silent: '<!doctype html><title>Agenda</title><p>Agenda</p>',
} as const;

/** Answers every request that leaves the site with this page, and notes its address. */
export async function interceptThirdParty(page: Page, html: string = AGENDA.reporting): Promise<string[]> {
  const addresses: string[] = [];
  await page.context().route(/^https:/, (route) => {
    addresses.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  return addresses;
}
