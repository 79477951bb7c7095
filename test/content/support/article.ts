import { DomUtils } from 'htmlparser2';
import { all, type Element, says, textOf } from '../../support/dom.ts';
import { realPage } from '../../support/real-pages.ts';

/** An article of the site, as its page shows it. */
export function articleOf(slug: string) {
  const page = () => realPage(`/blog/${slug}`);
  return {
    page,
    text: async () => textOf(await page()),
    says: async (pattern: RegExp) => says(await page(), pattern),
    /** What it prints in a language that its writer named, block by block, with the spaces and line ends of the source. */
    code: async (language: string) =>
      all(await page(), `article pre[data-language="${language}"]`).map((block) =>
        DomUtils.textContent(block).replace(/\n$/, ''),
      ),
    /** The rows of the one table whose first columns have these names: the text of each cell. */
    rows: async (...columns: readonly string[]) => {
      const tables = all(await page(), 'article table').map((table) => all(table, 'tr').map(cellsOf));
      const [found, ...others] = tables.filter(([header]) => columns.every((name, index) => header?.[index] === name));
      if (!found || others.length > 0)
        throw new Error(`${found ? 'several' : 'no'} tables of ${slug} have the columns ${columns.join(', ')}`);
      return found.slice(1);
    },
  };
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

/** The texts of a table row's cells. */
export function cellsOf(row: Element): string[] {
  return all(row, '*')
    .filter(({ name }) => name === 'th' || name === 'td')
    .map(textOf);
}
