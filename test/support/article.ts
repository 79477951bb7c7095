import { DomUtils } from 'htmlparser2';
import { all, type Element, textOf } from './dom.ts';
import { realPage } from './real-pages.ts';

/** What an article prints in a language that its writer named, block by block, with the spaces and line ends of the source. */
export async function codeOf(slug: string, language: string): Promise<string[]> {
  return all(await articlePage(slug), `article pre[data-language="${language}"]`).map((block) =>
    DomUtils.textContent(block).replace(/\n$/, ''),
  );
}

/** The rows of the one table whose first columns have these names: the text of each cell. */
export async function rowsOf(slug: string, ...columns: readonly string[]): Promise<string[][]> {
  const tables = all(await articlePage(slug), 'article table').map((table) => all(table, 'tr').map(cellsOf));
  const [found, ...others] = tables.filter(([header]) => columns.every((name, index) => header?.[index] === name));
  if (!found || others.length > 0)
    throw new Error(`${found ? 'several' : 'no'} tables of ${slug} have the columns ${columns.join(', ')}`);
  return found.slice(1);
}

/** The numbers of a text, as French writes them: `1 234,5 € à 20 %` holds 1234.5 and 20. */
export function numbersIn(text: string): number[] {
  return (text.match(/-?\d[\d ]*(?:,\d+)?/g) ?? []).map((digits) =>
    Number(digits.replaceAll(' ', '').replace(',', '.')),
  );
}

/** The first number of a text; not a number where there is none. */
export function numberIn(text: string): number {
  return numbersIn(text)[0] ?? Number.NaN;
}

function articlePage(slug: string): ReturnType<typeof realPage> {
  return realPage(`/blog/${slug}`);
}

function cellsOf(row: Element): string[] {
  return all(row, '*')
    .filter(({ name }) => name === 'th' || name === 'td')
    .map(textOf);
}
