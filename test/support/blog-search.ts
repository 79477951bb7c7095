import type { BrowserContextOptions, Page } from 'playwright-core';
import { assert } from '../suite.ts';
import { eventually } from './eventually.ts';
import { onPage } from './on-page.ts';
import { entriesOfType } from './real-pages.ts';

export const field = (page: Page) => page.getByRole('search').getByRole('searchbox');
export const status = (page: Page) => page.getByRole('search').getByRole('status');
export const results = (page: Page) =>
  page.getByRole('region', { name: 'Résultats de la recherche' }).getByRole('link');
export const cards = (page: Page) => page.locator('#blog li:has(h3)').locator('visible=true');
export const category = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name} `) });

/** Once what is shown is the answer to these words, and not to their beginning. */
export const searchAnswer = (page: Page, words: string) =>
  eventually(async () => (await status(page).innerText()).includes(words), true, `an answer to ${words}`);

/** Files of the search: its index, its code, and the styles of its results. */
export const SEARCH_FILES = /\/recherche\.json$|\/assets\/(?:chunk|results)-/;

/** Opens the blog, with a query in its address; `asked`: what the search has loaded since. */
export async function onBlog(
  work: (page: Page, url: string, asked: string[]) => Promise<void>,
  query = '',
  options: BrowserContextOptions = {},
): Promise<void> {
  await onPage('/blog', options, async (page, url) => {
    const asked: string[] = [];
    page.on('request', (request) => SEARCH_FILES.test(request.url()) && asked.push(request.url()));
    await page.goto(url + query);
    await work(page, url, asked);
  });
}

/** An article, and a word of its title that is long enough to be looked for in part. */
export async function anArticle(): Promise<{ path: string; titre: string; categorie: string; word: string }> {
  const [article] = await entriesOfType('article');
  assert.ok(article);
  const { titre, categorie } = article.data;
  const word = titre.match(/\p{L}{6,}/u)?.[0] ?? '';
  assert.ok(word);
  return { path: article.path, titre, categorie, word };
}
