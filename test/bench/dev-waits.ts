import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { api, PREVIEW_PAGE, TOKEN, WORKSHOP } from '../../build/workshop/api.ts';
import { inPage } from '../support/browser.ts';
import { median } from './timed.ts';

/** Between two saves, in milliseconds: nobody saves while the page still comes. */
const PAUSE = 700;
/** Far more than a save takes to be seen, in milliseconds. */
const PATIENCE = 120_000;
const ARTICLE = { path: '/blog/roi-automatisation', file: 'content/blog/roi-automatisation.md' };
const STYLES = 'src/styles/base.css';

/** The median of something that a person waits for. */
export interface Wait {
  what: string;
  /** Milliseconds. */
  median: number;
}

/** How long it takes from a save until an open page of the development server shows it, in a real browser. */
export async function devWaits(copy: string, saves: number): Promise<Wait[]> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'build/cli/cli.ts', 'dev', '--port', '0'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const url = await addressIn(server.stdout);
    return await inPage({}, async (page) => {
      await page.goto(`${url}${ARTICLE.path.slice(1)}`);
      await page.waitForSelector('main');
      const text = readFileSync(join(copy, ARTICLE.file), 'utf8');
      const saveText = (mark: number) => writeFileSync(join(copy, ARTICLE.file), `${text}\nMarque-${mark}.\n`);
      const saveStyle = (mark: number) => appendFileSync(join(copy, STYLES), `\n:root { --mark: ${mark}; }\n`);
      return [
        { what: 'dev, text saved to seen', median: await saveToSeen(page, saveText, saves) },
        { what: 'dev, style saved to seen', median: await saveToSeen(page, saveStyle, saves) },
        { what: 'workshop, key typed to page seen', median: await keyToSeen(page, url, text, saves) },
      ];
    });
  } finally {
    server.kill();
    await ended;
  }
}

/** Whether the page shows a mark, in its text or its styles. */
function showsMark(mark: number): boolean {
  const [, inText = 0] = /Marque-(\d+)/.exec(document.querySelector('main')?.textContent ?? '') ?? [];
  const inStyles = getComputedStyle(document.documentElement).getPropertyValue('--mark');
  return Math.max(Number(inText), Number(inStyles)) >= mark;
}

/** The mark of the save, of all saves of this run. */
let marks = 0;

async function saveToSeen(page: Page, save: (mark: number) => void, saves: number): Promise<number> {
  const waits: number[] = [];
  for (let count = 0; count < saves; count++) {
    await pause(PAUSE);
    marks += 1;
    const start = performance.now();
    save(marks);
    // Looks at each frame, as the reader does.
    await page.waitForFunction(showsMark, marks, { polling: 'raf', timeout: PATIENCE });
    waits.push(performance.now() - start);
  }
  return median(waits);
}

/**
 * How long it takes from a text that is typed until the workshop's frame shows its page: that the frame says it does is heard by the same clock.
 * The pause that the workshop itself makes between two letters is not in it.
 */
async function keyToSeen(open: Page, url: string, text: string, times: number): Promise<number> {
  const page = await open.context().newPage();
  await page.goto(new URL(WORKSHOP, url).href);
  const site = new URL(url).origin;
  await page.evaluate((address) => {
    document.body.innerHTML = `<iframe width="800" height="600" src="${address}"></iframe>`;
    return new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data.preview === 'ready' && resolve(), { once: true });
    });
  }, `${site}${PREVIEW_PAGE}?path=${ARTICLE.file}`);
  const waits: number[] = [];
  for (let mark = 0; mark < times; mark++) {
    const body = JSON.stringify({ path: ARTICLE.file, text: `${text}\nFrappe-${mark}.\n` });
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
