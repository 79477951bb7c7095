import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { api, PREVIEW_PAGE, TOKEN, WORKSHOP } from '../../build/workshop/api.ts';
import { inPage } from '../support/browser.ts';
import type { Wait } from './own-site.ts';
import { median } from './timed.ts';

/** Between two saves, in milliseconds: nobody saves while the page still comes. */
const PAUSE = 700;
/** Far more than a save takes to be seen, in milliseconds. */
const PATIENCE = 30_000;
const ARTICLE = { path: '/blog/roi-automatisation', file: 'content/blog/roi-automatisation.md' };
const STYLES = 'src/styles/base.css';

/** How long it takes from a save until an open page of the development server shows it, in a real browser. */
export async function devWaits(copy: string, saves: number): Promise<Wait[]> {
  const server = spawn(process.execPath, ['build/start.js', 'dev', '--port', '0'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const url = await addressIn(server.stdout);
    return await inPage({}, async (page) => {
      const seen = await watchMarks(page);
      await page.goto(`${url}${ARTICLE.path.slice(1)}`);
      await page.waitForSelector('main');
      const text = readFileSync(join(copy, ARTICLE.file), 'utf8');
      const saveText = (mark: number) => writeFileSync(join(copy, ARTICLE.file), `${text}\nMarque-${mark}.\n`);
      const saveStyle = (mark: number) => appendFileSync(join(copy, STYLES), `\n:root { --mark: ${mark}; }\n`);
      const typing = await keystrokes(page, url, text);
      return [
        { what: 'dev, text saved to seen', median: await medianWait(saveText, seen, saves) },
        { what: 'dev, style saved to seen', median: await medianWait(saveStyle, seen, saves) },
        { what: 'workshop, key typed to page seen', median: await typing(saves) },
      ];
    });
  } finally {
    server.kill();
    await ended;
  }
}

type Seen = (mark: number) => Promise<number>;

/** When the page first shows a mark, in its text or its styles, by this process's clock. */
async function watchMarks(page: Page): Promise<Seen> {
  let last = { mark: 0, at: 0 };
  let notify = () => {};
  await page.exposeFunction('markSeen', (mark: number) => {
    if (mark <= last.mark) return;
    last = { mark, at: performance.now() };
    notify();
  });
  await page.addInitScript(WATCH);
  return async (mark) => {
    const impatience = AbortSignal.timeout(PATIENCE);
    while (last.mark < mark)
      await new Promise<void>((resolve, reject) => {
        notify = resolve;
        impatience.addEventListener('abort', () => reject(new Error(`mark ${mark} was never seen`)));
      });
    return last.at;
  };
}

/** Looks at each frame, as the reader does. */
const WATCH = `(() => {
  let shown = 0;
  const look = () => {
    const [, inText = 0] = /Marque-(\\d+)/.exec(document.querySelector('main')?.textContent ?? '') ?? [];
    const inStyles = getComputedStyle(document.documentElement).getPropertyValue('--mark');
    const mark = Math.max(Number(inText), Number(inStyles));
    if (mark > shown) markSeen((shown = mark));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();`;

/** The mark of the save, of all saves of this run. */
let marks = 0;

async function medianWait(save: (mark: number) => void, seen: Seen, saves: number): Promise<number> {
  const waits: number[] = [];
  for (let count = 0; count < saves; count++) {
    await pause(PAUSE);
    marks += 1;
    const start = performance.now();
    save(marks);
    waits.push((await seen(marks)) - start);
  }
  return median(waits);
}

/**
 * How long it takes from a text that is typed until the workshop's frame shows its page: that the frame says it does is heard by the same clock.
 * The pause that the workshop itself makes between two letters is not in it.
 */
async function keystrokes(open: Page, url: string, text: string): Promise<(times: number) => Promise<number>> {
  const page = await open.context().newPage();
  await page.goto(new URL(WORKSHOP, url).href);
  const address = `${PREVIEW_PAGE}?path=${ARTICLE.file}`;
  await page.evaluate((address) => {
    document.body.innerHTML = `<iframe width="800" height="600" src="${address}"></iframe>`;
    return new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data.preview === 'ready' && resolve(), { once: true });
    });
  }, address);
  const type = (mark: number) =>
    page.evaluate(
      async ({ address, header, body }) => {
        const start = performance.now();
        const token = document.querySelector(`meta[name="${header}"]`)?.getAttribute('content') ?? '';
        const headers = { [header]: token, 'content-type': 'application/json' };
        await fetch(address, { method: 'POST', headers, body });
        const shown = new Promise<void>((resolve) => {
          addEventListener('message', ({ data }) => ['shown', 'ready'].includes(data.preview) && resolve(), {
            once: true,
          });
        });
        document.querySelector('iframe')?.contentWindow?.postMessage({ preview: 'update' }, location.origin);
        await shown;
        return performance.now() - start;
      },
      {
        address: api.preview,
        header: TOKEN,
        body: JSON.stringify({ path: ARTICLE.file, text: `${text}\nFrappe-${mark}.\n` }),
      },
    );
  return async (times) => {
    const waits: number[] = [];
    for (let mark = 0; mark < times; mark++) waits.push(await type(mark));
    await page.close();
    return median(waits);
  };
}

/** The first address that a server prints; what it prints later is read, too, so that it never waits for us. */
function addressIn(output: Readable): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    output.on('data', (chunk) => {
      printed += chunk;
      const [url] = /http:\/\/\S+/.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    });
    output.on('end', () => reject(new Error(`the server ended: ${printed}`)));
  });
}
