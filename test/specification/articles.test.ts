import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, one, textOf } from '../support/dom.ts';
import { realPage, realSettings } from '../support/real-pages.ts';
import { ARTICLES } from './specification.ts';

const test = suite('Articles of the specification');

/** Where a button leads: a path, an anchor, or the scheduling service with the tags of a campaign. */
type Action = [label: string, target: string | Readonly<Record<string, string>>];

const CONTACT = '/contact';
const ROI_CAMPAIGN = { utm_source: 'blog', utm_medium: 'roi-article', utm_campaign: 'roi-consultation' };

/** Date, the date as shown, minutes, and the closing card's buttons. */
const FACTS: Readonly<Record<string, readonly [iso: string, shown: string, minutes: number, ...Action[]]>> = {
  'automatiser-crm-make-airtable': [
    '2025-08-15',
    '15 Août 2025',
    8,
    ['Audit CRM gratuit', CONTACT],
    ['Voir nos réalisations', '/cas-usage'],
  ],
  'ia-nocode-productivite': [
    '2025-08-12',
    '12 Août 2025',
    6,
    ['Audit gratuit de vos outils', CONTACT],
    ['Découvrir nos méthodes', '/cas-usage'],
  ],
  'roi-automatisation': [
    '2025-08-10',
    '10 Août 2025',
    5,
    ['Audit ROI gratuit', CONTACT],
    ['Calculer mon ROI', '#calculateur'],
  ],
  'comparatif-outils-automatisation': [
    '2025-08-08',
    '8 Août 2025',
    10,
    ['Réserver une consultation ROI', ROI_CAMPAIGN],
  ],
  'securite-automatisation': ['2025-08-05', '5 Août 2025', 7, ['Audit sécurité gratuit', '/contact#audit-gratuit']],
  'futur-automatisation': [
    '2025-08-03',
    '3 Août 2025',
    6,
    ["Stratégie d'innovation gratuite", CONTACT],
    ['Discuter de votre projet', CONTACT],
  ],
  'design-system-nocode': [
    '2025-08-18',
    '18 Août 2025',
    9,
    ['Nos services design', '/services/design'],
    ['Discuter de votre projet', CONTACT],
  ],
  'ux-writing-automatisation': ['2025-08-16', '16 Août 2025', 5, ['Audit UX gratuit', CONTACT]],
  'tendances-ui-2025': ['2025-08-13', '13 Août 2025', 7, ["Refonte d'interface", '/services/design']],
  'bubble-marketplace': [
    '2025-08-17',
    '17 Août 2025',
    12,
    ['Devis marketplace', CONTACT],
    ['Démarrer mon projet', CONTACT],
  ],
  'softr-airtable': ['2025-01-05', '5 Janvier 2025', 8, ['Démarrer mon projet', CONTACT]],
  'make-scenarios-avances': ['2025-01-12', '12 Janvier 2025', 10, ['Automatiser mon workflow', CONTACT]],
  'airtable-pro-astuces': ['2025-01-18', '18 Janvier 2025', 9, ['Audit Airtable gratuit', CONTACT]],
  'custom-gpts': ['2025-01-22', '22 Janvier 2025', 7, ['Démarrer mon projet', CONTACT]],
  'agents-ia': ['2025-01-25', '25 Janvier 2025', 8, ['Discuter de mon projet', CONTACT]],
  'claude-make': ['2025-01-29', '29 Janvier 2025', 10, ['Demander une démo', CONTACT]],
  'copilots-ia': ['2025-02-02', '2 Février 2025', 9, ['Lancer mon copilot', CONTACT]],
  'notion-ai': ['2025-02-06', '6 Février 2025', 8, ['Audit Notion gratuit', CONTACT]],
  'clickup-ai': ['2025-02-10', '10 Février 2025', 5, ['Demander une démo', CONTACT]],
  'asana-intelligence': ['2025-02-14', '14 Février 2025', 5, ['Contactez-nous', CONTACT]],
  'monday-ai': ['2025-02-18', '18 Février 2025', 5, ['Planifier un appel', {}]],
};

const CATEGORIES = [
  'Automatisation',
  'Intelligence Artificielle',
  'Business',
  'Outils',
  'Sécurité',
  'Tendances',
  'Design & UX',
  'No-Code',
  'Agents IA',
  'Gestion de Projet',
];

const pageOf = (slug: string) => realPage(`/blog/${slug}`);

for (const slug of ARTICLES) {
  const [iso, shown, minutes, ...actions] = FACTS[slug] ?? ['', '', 0];

  test(`${slug} is dated ${shown} and promises ${minutes} minutes`, async () => {
    const head = one(await pageOf(slug), 'article header');
    // The first date is the article's own; a later update may give another.
    const dates = all(head, 'time');
    assert.equal([dates.map(textOf)[0], dates[0]?.attribs.datetime], [shown, iso]);
    const undated = dates.map(textOf).reduce((text, date) => text.replace(date, ' '), textOf(head));
    assert.match(undated, new RegExp(`\\b${minutes} min\\b`));
  });

  test(`${slug} closes with ${actions.map(([label]) => label).join(', ')}`, async () => {
    const page = await pageOf(slug);
    const links = all(one(page, 'article > #contact'), 'a');
    assert.equal(
      links.map(textOf),
      actions.map(([label]) => label),
    );
    for (const [index, [, target]] of actions.entries()) {
      const address = links[index]?.attribs.href ?? '';
      if (typeof target === 'string') assert.is(address, target);
      else assertSchedules(address, target);
      if (address.startsWith('#')) assert.is(all(page, address).length, 1, `${address} exists`);
    }
  });
}

/** The scheduling service's address carries the site's colours and the campaign's tags, and no others. */
function assertSchedules(address: string, tags: Readonly<Record<string, string>>): void {
  const { origin, pathname, searchParams } = new URL(address);
  assert.is(origin + pathname, realSettings().rendezVous);
  const given = Object.fromEntries(searchParams);
  const { primary_color, text_color, background_color, ...campaign } = given;
  for (const color of [primary_color, text_color, background_color]) assert.match(color ?? '', /^[0-9a-f]{6}$/);
  assert.equal(campaign, tags);
}

test('the second button of the ROI article is outlined, not a second primary one', async () => {
  const [first, second] = all(one(await pageOf('roi-automatisation'), 'article > #contact'), 'a');
  assert.ok(first?.attribs.class);
  assert.ok(second?.attribs.class);
  assert.is.not(second?.attribs.class, first?.attribs.class);
});

test('each is in one of the ten categories, and each of the ten is used', async () => {
  const used = await Promise.all(ARTICLES.map(categoriesOf));
  for (const [index, categories] of used.entries()) assert.is(categories.length, 1, ARTICLES[index]);
  assert.equal([...new Set(used.flat())].sort(), CATEGORIES.toSorted());
});

/** Categories that the head of an article names, each in an element of its own. */
async function categoriesOf(slug: string): Promise<string[]> {
  const spans = all(one(await pageOf(slug), 'article header'), 'span').filter((span) => all(span, 'span').length === 0);
  return spans.map(textOf).filter((text) => CATEGORIES.includes(text));
}

test.run();
