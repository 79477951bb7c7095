import type { Page } from 'playwright-core';
import type { WorkshopWaits } from '../../../test/bench/dev-waits.ts';
import { median } from '../../../test/bench/timed.ts';
import { api, PREVIEW_PAGE, TOKEN, WORKSHOP } from '../../api.ts';

/** What a writer waits for in the workshop. */
export const workshopWaits: WorkshopWaits = async (open, typing) => [
  { what: 'workshop, key typed to page seen', median: await keyToSeen(open, typing) },
  { what: 'workshop, work of a key in a text of 5,200 words as it looks', median: await workOfKey(open, typing) },
];

/**
 * How long it takes from a text that is typed until the workshop's frame shows its page: that the frame says it does is heard by the same clock.
 * The pause that the workshop itself makes between two letters is not in it.
 */
async function keyToSeen(open: Page, { url, file, text, times }: Parameters<WorkshopWaits>[1]): Promise<number> {
  const page = await open.context().newPage();
  await page.goto(new URL(WORKSHOP, url).href);
  const site = new URL(url).origin;
  await page.evaluate((address) => {
    document.body.innerHTML = `<iframe width="800" height="600" src="${address}"></iframe>`;
    return new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data.preview === 'ready' && resolve(), { once: true });
    });
  }, `${site}${PREVIEW_PAGE}?path=${file}`);
  const waits: number[] = [];
  for (let mark = 0; mark < times; mark++) {
    const body = JSON.stringify({ path: file, text: `${text}\nFrappe-${mark}.\n` });
    waits.push(await page.evaluate(typed, { address: api.preview, header: TOKEN, body, site }));
  }
  await page.close();
  return median(waits);
}

/** Runs in the workshop's page. */
async function typed({
  address,
  header,
  body,
  site,
}: Readonly<Record<'address' | 'header' | 'body' | 'site', string>>) {
  const start = performance.now();
  const token = document.querySelector(`meta[name="${header}"]`)?.getAttribute('content') ?? '';
  await fetch(address, { method: 'POST', headers: { [header]: token, 'content-type': 'application/json' }, body });
  const shown = new Promise<void>((resolve) => {
    addEventListener('message', ({ data }) => ['shown', 'ready'].includes(data.preview) && resolve(), { once: true });
  });
  document.querySelector('iframe')?.contentWindow?.postMessage({ preview: 'update', count: 1 }, site);
  await shown;
  return performance.now() - start;
}

/** Paragraphs of forty words with signs in them: 130 make a text of 5,200 words. */
const PARAGRAPH = Array.from({ length: 8 }, () => 'des mots **gras**, [liés](/services) simples').join(' ');
const LONG = Array.from({ length: 130 }, (_, nth) => `## Partie ${nth}\n\n${PARAGRAPH}`).join('\n\n');

/** Milliseconds that the page's thread works for a letter at the end of a long text, whatever else the machine does. */
async function workOfKey(open: Page, { url, file, times }: Parameters<WorkshopWaits>[1]): Promise<number> {
  const page = await open.context().newPage();
  await page.goto(new URL(`${WORKSHOP}#/${file}`, url).href);
  const content = page.locator('.cm-content');
  await content.press('Control+End');
  await page.keyboard.insertText(`\n\n${LONG}\n\nFin`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const works: number[] = [];
  for (let letter = 0; letter < times; letter++) {
    const before = await worked();
    await page.keyboard.press('a');
    works.push((await worked()) - before);
  }
  await page.close();
  return median(works);
}
