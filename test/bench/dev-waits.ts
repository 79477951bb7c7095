import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { inPage } from '../support/browser.ts';
import { processorOfTree } from '../support/processor-time.ts';
import { projectRoot } from '../support/project-root.ts';
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
  /** Milliseconds of processor time that the server had meanwhile, which a busy machine changes less. */
  processor?: number;
}

/** A running development server, and a text of its site. */
export interface Served {
  url: string;
  /** Folder of the project. */
  folder: string;
  file: string;
  text: string;
  /** How often each thing is done. */
  times: number;
  /** Milliseconds of processor time that the server has had. */
  processor: () => number;
}

/** Measures the workshop of a server, in a page beside one that is open. */
export type WorkshopWaits = (open: Page, served: Served) => Promise<Wait[]>;

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
        ...(await workshopWaits(page, {
          url,
          folder: copy,
          file: ARTICLE.file,
          text,
          times: saves,
          processor: () => 1000 * processorOfTree(server.pid),
        })),
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

/** What the workshop's own measure, where there is a workshop. */
async function workshopWaits(...measured: Parameters<WorkshopWaits>): Promise<Wait[]> {
  const file = join(projectRoot, 'atelier/test/bench/workshop-waits.ts');
  if (!existsSync(file)) return [];
  const { workshopWaits }: { workshopWaits: WorkshopWaits } = await import(pathToFileURL(file).href);
  return workshopWaits(...measured);
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
