import { assert, suite } from '../suite.ts';
import { all, type Document, type Element, one, textOf } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';

const test = suite('Figures of the example documents');

const AUDIT = '/exemple-rapport-audit';
const LOG = '/exemple-journal-essais';
const HANDOVER = '/exemple-dossier-passation';

const NUMBER_WORDS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** The text of a page as `textOf` gives it, without spaces within a number. */
function figuresIn(page: Document): string {
  const text = textOf(one(page, 'main')).replace(/\s+/g, ' ');
  return text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '');
}

function cellsOf(row: Element): string[] {
  return all(row, '> *').map((cell) => textOf(cell).replace(/\s+/g, ' '));
}

function tablesOf(page: Document): string[][][] {
  return all(page, 'main table').map((table) => all(table, 'tr').map(cellsOf));
}

const numberIn = (text: string) => Number.parseInt(text.replace(/\D/g, ''), 10);

/** The minutes of each of the report's two months, added up from the products of their rows. */
async function minutesOfMonths(): Promise<number[]> {
  const months = tablesOf(await realPage(AUDIT)).filter((rows) => /^Total\b/.test(rows.at(-1)?.[0] ?? ''));
  return months.map((rows) =>
    rows.slice(1, -1).reduce((sum, [, product = '']) => {
      const [quantity = 0, minutes = 0] = product.split('×').map(numberIn);
      return sum + quantity * minutes;
    }, 0),
  );
}

test('the audit report’s hours, gain and ceiling follow from its two tables', async () => {
  const text = figuresIn(await realPage(AUDIT));
  const [before = 0, after = 0] = await minutesOfMonths();
  const [hoursBefore = 0, hoursAfter = 0] = [before, after].map((minutes) => Math.round(minutes / 60));
  const gain = Math.round((before - after) / 60);
  const halfOfGain = (gain * 30) / 2;
  const ceiling = (halfOfGain - 20) * 12;
  for (const figure of [
    `${hoursBefore} heures`,
    `${hoursAfter} heures, contre ${hoursBefore}`,
    `${gain} heures par mois, soit ${Math.round((100 * (before - after)) / before)} %`,
    `${gain * 30} € par mois`,
    `(${halfOfGain} - 20) × 12 = ${ceiling} €`,
  ])
    assert.ok(text.includes(figure), figure);
});

test('the report counts the approval to pay, which stays with a person, before and after', async () => {
  const approvals = tablesOf(await realPage(AUDIT))
    .flat()
    .filter(([task, ...cells]) => task === 'Bon à payer' && cells.some((cell) => cell.includes('×')));
  assert.is(approvals.length, 2);
});

test('the report’s invoices are those of its channels', async () => {
  const text = figuresIn(await realPage(AUDIT));
  const channels = [/(\d+) par e-mail/, /(\d+) par la plateforme/, /(\d+) par courrier/];
  const sum = channels.reduce((all, channel) => all + Number(channel.exec(text)?.[1]), 0);
  assert.ok(text.includes(`${sum} factures par mois`), `${sum} in all`);
});

test('the test log explains each failure of its table, and counts them', async () => {
  const page = await realPage(LOG);
  const rows = all(page, 'main table tr').slice(1);
  const failures = rows.filter((row) => textOf(row).includes('Échec'));
  const text = figuresIn(page);
  assert.ok(failures.length > 0, 'there are some');
  assert.ok(text.includes(`Les ${NUMBER_WORDS[failures.length]} échecs`), `${failures.length} failures`);
  const ids = all(page, 'main h3').map(({ attribs }) => `#${attribs.id}`);
  const links = failures.flatMap((row) => all(row, 'a').map(({ attribs }) => attribs.href ?? ''));
  assert.equal(ids, links);
  for (const row of failures) assert.ok(text.includes(`Essai ${cellsOf(row)[0]} rejoué`), cellsOf(row).join(' | '));
});

test('the handover describes what the log tested', async () => {
  const [, listed = ''] = /Six contrôles : ([^.]+)\./.exec(figuresIn(await realPage(LOG))) ?? [];
  const checks = listed.split(', ');
  assert.ok(figuresIn(await realPage(HANDOVER)).includes(`${NUMBER_WORDS[checks.length]} contrôles`));
});
