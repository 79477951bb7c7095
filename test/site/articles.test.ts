import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, type Element, one, textOf } from '../support/dom.ts';
import { realPage, realSettings } from '../support/real-pages.ts';
import { ARTICLES } from '../support/specification.ts';

const test = suite('Articles');

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
const categoriesIn = (place: Element) =>
  all(place, 'span')
    .filter((span) => all(span, 'span').length === 0)
    .map(textOf)
    .filter((text) => CATEGORIES.includes(text));

async function blogCard(slug: string): Promise<Element> {
  return one(one(await realPage('/blog'), '#blog'), `a[href="/blog/${slug}"]`);
}

for (const slug of ARTICLES) {
  const [iso, shown, minutes, ...actions] = FACTS[slug] ?? ['', '', 0];

  test(`${slug} and its card are dated ${shown} and promise ${minutes} minutes`, async () => {
    const head = one(await pageOf(slug), 'article header');
    for (const place of [head, await blogCard(slug)]) {
      const time = one(place, 'time');
      assert.is(textOf(time), shown);
      assert.is(time.attribs.datetime, iso);
      assert.equal(
        textOf(place)
          .replace(shown, ' ')
          .match(/(?<!\d)\d+ min\b/g),
        [`${minutes} min`],
      );
    }
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
  const primary = all(one(await pageOf('custom-gpts'), 'article > #contact'), 'a')[0]?.attribs.class;
  assert.is(first?.attribs.class, primary);
  assert.is.not(second?.attribs.class, primary);
});

test('each article and its card show the same category, one of the ten, and each of the ten is used', async () => {
  const used = new Set<string>();
  for (const slug of ARTICLES) {
    const shown = categoriesIn(one(await pageOf(slug), 'article header'));
    assert.is(shown.length, 1, slug);
    assert.equal(categoriesIn(await blogCard(slug)), shown, slug);
    used.add(shown[0] ?? '');
  }
  assert.equal([...used].sort(), [...CATEGORIES].sort());
});

test('an article has a lead paragraph between its title and its text', async () => {
  for (const slug of ARTICLES) {
    const paragraphs = all(one(await pageOf(slug), 'article header'), 'p');
    assert.ok(
      paragraphs.some((paragraph) => textOf(paragraph).length > 80),
      slug,
    );
  }
});

test('a table of contents lists the sections of its article, in order, by their titles', async () => {
  for (const slug of ARTICLES) {
    const page = await pageOf(slug);
    const sections = all(page, 'article h2[id]').map((heading) => [`#${heading.attribs.id}`, textOf(heading)]);
    assert.ok(sections.length > 1, slug);
    const lists = all(one(page, 'nav[aria-label="Sommaire"]'), 'ol');
    assert.ok(lists.length > 0, slug);
    for (const list of lists) {
      const links = all(list, 'a').map((link) => [link.attribs.href, textOf(link)]);
      assert.equal(links, sections, slug);
    }
  }
});

test('going from the newest article to the previous one, again and again, passes all 21 and comes back the same way', async () => {
  const next = async (slug: string, rel: 'next' | 'prev') =>
    attributes(await pageOf(slug), `a[rel="${rel}"]`, 'href')[0]?.replace('/blog/', '');
  const walk = async (from: string, rel: 'next' | 'prev') => {
    const passed: string[] = [];
    for (let slug: string | undefined = from; slug && !passed.includes(slug); slug = await next(slug, rel))
      passed.push(slug);
    return passed;
  };
  const newestFirst = [...ARTICLES].sort((a, b) => (FACTS[b]?.[0] ?? '').localeCompare(FACTS[a]?.[0] ?? ''));
  assert.equal(await walk(newestFirst[0] ?? '', 'prev'), newestFirst);
  assert.equal(await walk(newestFirst[20] ?? '', 'next'), [...newestFirst].reverse());
});

test.run();
