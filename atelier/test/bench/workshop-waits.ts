import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Served, Wait, WorkshopWaits } from '../../../test/bench/dev-waits.ts';
import { median } from '../../../test/bench/timed.ts';
import { TOKEN, WORKSHOP } from '../../api.ts';
import { publicationApi } from '../../server/publication/publication-api.ts';
import { workshopFind as find } from '../../words/find.fr.ts';
import { publication } from '../../words/publication.fr.ts';

/** Measures the waits of a writer's day: searching, writing and publishing. */
export const workshopWaits: WorkshopWaits = async (open, served) => {
  const page = await open.context().newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const goTo = async (fragment: string) => {
    await page.goto('about:blank');
    await page.goto(new URL(WORKSHOP + fragment, served.url).href);
  };
  const desk = { ...served, page, goTo, ...stopwatch(served) };
  for (const measure of [list, search, typing, longText, publishing, changingAll]) await measure(desk);
  await page.close();
  return desk.waits();
};

/** Far more than a cold build of any site, in milliseconds. */
const TIMEOUT_MS = 600_000;

interface Desk extends Served {
  page: Page;
  /** Opens a place of the workshop in a tab that showed nothing. */
  goTo(fragment: string): Promise<void>;
  /** Takes the time of a deed, which begins once the server has come to rest. */
  time(what: string, deed: () => Promise<void>): Promise<void>;
  /** Notes what something took, in milliseconds; `work`: of the server's processor. */
  add(what: string, took: number, work?: number): void;
  /** The medians of all that was noted. */
  waits(): Wait[];
}

function stopwatch({ processor }: Pick<Served, 'processor'>): Pick<Desk, 'time' | 'add' | 'waits'> {
  const known = new Map<string, { took: number; work: number | undefined }[]>();
  const add: Desk['add'] = (what, took, work) => known.set(what, [...(known.get(what) ?? []), { took, work }]);
  const time: Desk['time'] = async (what, deed) => {
    await rest(processor);
    const [start, before] = [performance.now(), processor()];
    await deed();
    add(what, performance.now() - start, processor() - before);
  };
  const waits = () =>
    [...known].map(([what, noted]) => {
      const works = noted.flatMap(({ work }) => work ?? []);
      const took = median(noted.map((one) => one.took));
      return { what: `workshop, ${what}`, median: took, ...(works.length > 0 && { processor: median(works) }) };
    });
  return { time, add, waits };
}

/** Milliseconds between two looks at a server, and how much of them one that rests may work. */
const [LOOK, IDLE] = [500, 50];

async function rest(processor: () => number): Promise<void> {
  for (let known = Number.NEGATIVE_INFINITY; processor() - known > IDLE; await pause(LOOK)) known = processor();
}

async function list({ page, goTo, time, times }: Desk): Promise<void> {
  for (let nth = 0; nth < times; nth++)
    await time('list seen in a new tab', async () => {
      await goTo('');
      await page.locator('tbody tr').first().waitFor();
    });
}

/** Of words that one text has at most, others each time. */
async function search({ page, goTo, time, times }: Desk): Promise<void> {
  await goTo('#chercher');
  for (let nth = 1; nth <= times; nth++) {
    const words = `const DELAI = ${nth};`;
    await page.getByLabel(find.words).fill(words);
    await time('words of all texts found', async () => {
      await page.keyboard.press('Enter');
      await page.locator('main mark', { hasText: words }).or(page.getByText(find.none)).waitFor();
    });
  }
}

async function typing({ page, goTo, time, times, file }: Desk): Promise<void> {
  await goTo(`#/${file}`);
  const shown = page.frameLocator('iframe').locator('main');
  await shown.waitFor();
  await page.locator('.cm-content').press('Control+End');
  await page.keyboard.insertText('\n\nFrappe');
  for (let nth = 0; nth < times; nth++)
    await time('key typed to page seen', async () => {
      await page.keyboard.insertText(`-${nth}`);
      await shown.getByText(`-${nth}`).first().waitFor();
    });
  await page.keyboard.press('Control+s');
}

/** A text that has changed, put online in a folder. */
async function publishing(desk: Desk): Promise<void> {
  const { page, goTo, time, times, folder, file, text } = desk;
  await goTo('');
  await page.evaluate(chooseFolder, { address: publicationApi.way, header: TOKEN, folder: `${folder}-published` });
  await goTo(PUBLICATION);
  await checked(page);
  await publish(page);
  for (let nth = 0; nth < Math.min(times, FEW); nth++) {
    writeFileSync(join(folder, file), `${text}\nPublication ${nth}.\n`);
    await time('panel with one change seen', async () => {
      await goTo(PUBLICATION);
      await page.getByText(publication.changes.count(1), { exact: true }).waitFor();
    });
    await checked(page);
    await time('one change published', () => publish(page));
  }
}

/** A change of every article. */
async function changingAll({ page, goTo, time, add, processor, folder, file }: Desk): Promise<void> {
  const articles = dirname(join(folder, file));
  const names = readdirSync(articles).filter((name) => name.endsWith('.md'));
  for (const name of names) appendFileSync(join(articles, name), '\nUne phrase de plus.\n');
  await time('panel with every article changed seen', async () => {
    await goTo(PUBLICATION);
    await page.getByText(publication.changes.count(names.length), { exact: true }).waitFor();
  });
  // The page has begun to have the site checked by itself: a server that rests has done so.
  const [start, before] = [performance.now(), processor()];
  await checked(page);
  add('site with every article changed checked', performance.now() - start, processor() - before);
}

/** Publications take seconds each. */
const FEW = 3;
const PUBLICATION = '#publier';

function checked(page: Page): Promise<void> {
  return page.getByText(publication.check.free).waitFor();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: publication.send.button, exact: true }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByText(publication.outcome.done).waitFor();
}

/** Runs in the workshop's page. */
async function chooseFolder({ address, header, folder }: Readonly<Record<'address' | 'header' | 'folder', string>>) {
  const token = document.querySelector(`meta[name="${header}"]`)?.getAttribute('content') ?? '';
  const headers = { [header]: token, 'content-type': 'application/json' };
  await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ by: 'folder', folder }) });
}

/** Paragraphs of forty words with signs in them: 130 make a text of 5,200 words. */
const PARAGRAPH = Array.from({ length: 8 }, () => 'des mots **gras**, [liés](/services) simples').join(' ');
const LONG = Array.from({ length: 130 }, (_, nth) => `## Partie ${nth}\n\n${PARAGRAPH}`).join('\n\n');

/** Measures the time of a key on the page's thread in a long text. */
async function longText({ page, goTo, add, file, times }: Desk): Promise<void> {
  await goTo(`#/${file}`);
  await page.locator('.cm-content').press('Control+End');
  await page.keyboard.insertText(`\n\n${LONG}\n\nFin`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  for (let letter = 0; letter < times; letter++) {
    const before = await worked();
    await page.keyboard.press('a');
    add('work of a key in a text of 5,200 words as it looks', (await worked()) - before);
  }
}
