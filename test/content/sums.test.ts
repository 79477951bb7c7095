import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all } from '../support/dom.ts';
import { entriesOfType } from '../support/real-pages.ts';
import { articleOf, cellsOf, numberIn } from './support/article.ts';

const test = suite('What articles calculate');

/** A number with at most two words of what it counts: `217`, `30 €`, `15 par mois`. */
const TERM = String.raw`-?\d[\d ]*(?:,\d+)?(?: (?:[€$]|\p{L}+(?: \p{L}+)?))?`;
const PRODUCT = `${TERM}(?: × ${TERM})+`;
/** A product and its result, but for what a longer calculation ends with. */
const WRITTEN_OUT = new RegExp(String.raw`(?<![\d,÷/+×-] ?)(${PRODUCT}) = (${TERM})`, 'gu');

/** A table's rows, each the texts of its cells. */
async function tables(): Promise<string[][][]> {
  const pages = await Promise.all((await entriesOfType('article')).map(({ slug }) => articleOf(slug).page()));
  return pages.flatMap((page) => all(page, 'article table').map((table) => all(table, 'tr').map(cellsOf)));
}

function productOf(factors: string): number {
  // Cents of a sum of decimals are no mistake of its writer.
  return Math.round(factors.split('×').reduce((product, factor) => product * numberIn(factor), 1) * 100) / 100;
}

test('a product is that of its factors, in a sentence and in a table', async () => {
  const articles = await entriesOfType('article');
  const texts = await Promise.all(articles.map(({ slug }) => articleOf(slug).text()));
  const written = texts.flatMap((text) =>
    [...text.matchAll(WRITTEN_OUT)].map(([, factors = '', result = '']) => [factors, result] as const),
  );
  const isProduct = new RegExp(`^${PRODUCT}$`, 'u');
  const rows = (await tables()).flat().map((row) => [row.at(-2) ?? '', row.at(-1) ?? ''] as const);
  const products = [...written, ...rows.filter(([factors]) => isProduct.test(factors) && !factors.includes('minutes'))];
  assert.ok(products.length > 10, 'there are some');
  for (const [factors, result] of products) assert.is(productOf(factors), numberIn(result), `${factors} = ${result}`);
});

test('a total is the sum of the rows above it', async () => {
  const summed = (await tables()).filter((rows) => /^Total\b/.test(rows.at(-1)?.[0] ?? ''));
  assert.ok(summed.length > 2, 'there are some');
  for (const rows of summed) {
    const [total = 0, ...parts] = rows
      .slice(1)
      .map((row) => numberIn(row.at(-1) ?? ''))
      .reverse();
    const sum = parts.reduce((all, part) => all + part, 0);
    assert.is(Math.round(sum * 100), Math.round(total * 100), rows.join(' | '));
  }
});

test('what is printed as JSON is JSON', async () => {
  const printed = await Promise.all((await entriesOfType('article')).map(({ slug }) => articleOf(slug).code('json')));
  assert.ok(printed.flat().length > 2, 'there is some');
  for (const code of printed.flat()) assert.type(JSON.parse(code), 'object');
});

test.run();
