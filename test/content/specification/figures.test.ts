import { assert, suite } from '../../suite.ts';
import { all, type Element, one, says, textOf } from '../../support/dom.ts';
import { realPage } from '../../support/real-pages.ts';

const test = suite('Figures and structures of the specification');

/** Figures that the specification gives to pages, in any wording. */
const FIGURES: Readonly<Record<string, readonly RegExp[]>> = {
  '/blog/automatiser-crm-make-airtable': [
    ...[/\b73 %/, /\b65 %/, /\b30 %/, /\b50 prospects par semaine/],
    /\b1 000\+|plus de 1 000 intégrations/i,
  ],
  '/blog/roi-automatisation': [
    ...[/\b13 900 €/, /\b95 500 €/, /\b587 %/, /\b1,7 mois/, /\b231 900 €/],
    /\(gains - coûts\) ?\/ ?coûts × 100/,
  ],
  '/blog/comparatif-outils-automatisation': [/\b150 plateformes/, /\b35 %/],
  '/blog/claude-make': [/\b20 (?:€|euros) par mois/],
  '/blog/copilots-ia': [/\b70 %/, /\b65 %/, /\b30 secondes/, /\b4,6 ?\/ ?5\b/],
  '/blog/notion-ai': [/\b10 (?:\$|dollars) par mois (?:et )?par utilisateur/],
  '/blog/ux-writing-automatisation': [/\b10 Mo\b/],
  '/services/automatisation-de-processus': [/\b80 %/, /\b30 à 50 %/, /\b500\+|plus de 500\b/i, /\b5 000\b/],
  '/services/integration-ia': [/\b70 %/],
  '/services/crm-no-code': [/\b60 %/, /\b5 fois|× ?5\b/],
  '/services/apps-metiers': [/\b10 fois|× ?10\b/, /\b70 %/],
  '/services/tableaux-de-bord': [/\b90 %/],
};

test('articles and services hold the figures of the specification', async () => {
  for (const [path, figures] of Object.entries(FIGURES)) {
    const text = one(await realPage(path), path.startsWith('/blog') ? 'article' : 'main');
    for (const figure of figures) assert.ok(says(text, figure), `${path}: ${figure}`);
  }
});

test('the tool comparison gives the starter price and the integrations of Zapier, Make and n8n', async () => {
  const rows = all(await realPage('/blog/comparatif-outils-automatisation'), 'article tr').map((row) =>
    all(row, '*')
      .filter(({ name }) => name === 'th' || name === 'td')
      .map(textOf)
      .slice(1),
  );
  const holds = (...cells: RegExp[]) =>
    rows.some((row) => row.length === cells.length && cells.every((cell, index) => cell.test(row[index] ?? '')));
  assert.ok(holds(/^Zapier$/, /^Make$/, /^n8n$/), 'columns');
  assert.ok(holds(/^20 (?:€|euros)/, /^9 (?:€|euros)/, /^gratuit.*auto-hébergement/i), 'prices');
  assert.ok(holds(/^7 000\+/, /^1 500\+/, /^500\+/), 'integrations');
});

/** Parts that sections of these articles fall into, in order: sub-headings, or the items of a numbered list. */
const PARTS: Readonly<Record<string, readonly number[]>> = {
  'custom-gpts': [5],
  'agents-ia': [4],
  'claude-make': [3, 6, 4],
  'copilots-ia': [5, 4],
  'notion-ai': [5],
};

test('sections have the specified number of steps, examples, practices and uses, in order', async () => {
  for (const [slug, expected] of Object.entries(PARTS)) {
    const actual = sectionsOf(await realPage(`/blog/${slug}`)).map(partsOf);
    let from = 0;
    for (const parts of expected) {
      from = actual.indexOf(parts, from) + 1;
      assert.ok(from > 0, `${slug}: ${parts} parts among sections of ${actual.join(', ')}`);
    }
  }
});

test('Claude with Make warns of costs and limits, copilots of hallucinations, in a call-out', async () => {
  for (const slug of ['claude-make', 'copilots-ia'])
    assert.ok(all(await realPage(`/blog/${slug}`), 'article [data-callout="attention"]').length > 0, slug);
});

/** Returns the elements from each h2 to the next one beside it. */
function sectionsOf(page: Awaited<ReturnType<typeof realPage>>): Element[][] {
  return all(page, 'article h2[id]').map((title) => {
    const beside = all(page, 'article *').filter(({ parent }) => parent === title.parent);
    const after = beside.slice(beside.indexOf(title) + 1);
    const end = after.findIndex(({ name }) => name === 'h2');
    return [title, ...(end === -1 ? after : after.slice(0, end))];
  });
}

function partsOf(section: readonly Element[]): number {
  const headings = section.filter(({ name }) => name === 'h3').length;
  const list = section.find(({ name }) => name === 'ol');
  return headings || (list ? all(list, '> li').length : 0);
}
