import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { frenchDate } from '../../../src/format/date.ts';
import { all, one, textOf } from '../../support/dom.ts';
import { realPage, realSettings } from '../../support/real-pages.ts';
import { ARTICLES } from './specification.ts';

const test = suite('Articles of the specification');

/** Of each article its day, its minutes, and the buttons of its closing card: where each leads, or the campaign whose tags the scheduling service gets. */
const FACTS = `
automatiser-crm-make-airtable    2025-08-15  8  Audit CRM gratuit → /contact; Voir nos réalisations → /cas-usage
ia-nocode-productivite           2025-08-12  6  Audit gratuit de vos outils → /contact; Découvrir nos méthodes → /cas-usage
roi-automatisation               2025-08-10  5  Audit ROI gratuit → /contact; Calculer mon ROI → #calculateur
comparatif-outils-automatisation 2025-08-08 10  Réserver une consultation ROI → ?utm_source=blog&utm_medium=roi-article&utm_campaign=roi-consultation
securite-automatisation          2025-08-05  7  Audit sécurité gratuit → /contact#audit-gratuit
futur-automatisation             2025-08-03  6  Stratégie d'innovation gratuite → /contact; Discuter de votre projet → /contact
design-system-nocode             2025-08-18  9  Nos services design → /services/design; Discuter de votre projet → /contact
ux-writing-automatisation        2025-08-16  5  Audit UX gratuit → /contact
tendances-ui-2025                2025-08-13  7  Refonte d'interface → /services/design
bubble-marketplace               2025-08-17 12  Devis marketplace → /contact; Démarrer mon projet → /contact
softr-airtable                   2025-01-05  8  Démarrer mon projet → /contact
make-scenarios-avances           2025-01-12 10  Automatiser mon workflow → /contact
airtable-pro-astuces             2025-01-18  9  Audit Airtable gratuit → /contact
custom-gpts                      2025-01-22  7  Démarrer mon projet → /contact
agents-ia                        2025-01-25  8  Discuter de mon projet → /contact
claude-make                      2025-01-29 10  Demander une démo → /contact
copilots-ia                      2025-02-02  9  Lancer mon copilot → /contact
notion-ai                        2025-02-06  8  Audit Notion gratuit → /contact
clickup-ai                       2025-02-10  5  Demander une démo → /contact
asana-intelligence               2025-02-14  5  Contactez-nous → /contact
monday-ai                        2025-02-18  5  Planifier un appel → ?
`;
const ROWS = FACTS.trim()
  .split('\n')
  .map((row) => {
    const [, slug = '', day = '', minutes = '', buttons = ''] = /^(\S+) +(\S+) +(\d+) +(.*)$/.exec(row) ?? [];
    return { slug, day, minutes, buttons: buttons.split('; ').map((button) => button.split(' → ')) };
  });

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

test('are the 21 of its list', () => {
  const actual = ROWS.map(({ slug }) => slug);
  assert.equal(actual, ARTICLES);
});

test('have their days, in the form that it gives dates, and promise their minutes', async () => {
  for (const { slug, day, minutes } of ROWS) {
    const head = one(await pageOf(slug), 'article header');
    // The first date is the article's own; a later update may give another.
    const dates = all(head, 'time');
    assert.equal([dates.map(textOf)[0], dates[0]?.attribs.datetime], [frenchDate(day, 'alone'), day], slug);
    const undated = dates.map(textOf).reduce((text, date) => text.replace(date, ' '), textOf(head));
    assert.match(undated, new RegExp(`\\b${minutes} min\\b`), slug);
  }
});

test('close with their buttons, which lead where it says', async () => {
  for (const { slug, buttons } of ROWS) {
    const page = await pageOf(slug);
    const links = all(one(page, 'article > #contact'), 'a');
    const expected = buttons.map(([label]) => label);
    assert.equal(links.map(textOf), expected, slug);
    for (const [index, [, target = '']] of buttons.entries()) {
      const address = links[index]?.attribs.href ?? '';
      if (target.startsWith('?')) assertSchedules(address, target);
      else assert.is(address, target, slug);
      if (address.startsWith('#')) assert.is(all(page, address).length, 1, `${address} exists`);
    }
  }
});

/** The scheduling service's address carries the site's colours and the campaign's tags, and no others. */
function assertSchedules(address: string, campaign: string): void {
  const { origin, pathname, searchParams } = new URL(address);
  assert.is(origin + pathname, realSettings().rendezVous);
  for (const name of ['primary_color', 'text_color', 'background_color']) {
    assert.match(searchParams.get(name) ?? '', /^[0-9a-f]{6}$/);
    searchParams.delete(name);
  }
  assert.is(`?${searchParams}`, campaign);
}

test('the second button of the ROI article is outlined, not a second primary one', async () => {
  const [first, second] = all(one(await pageOf('roi-automatisation'), 'article > #contact'), 'a');
  assert.ok(first?.attribs.class && second?.attribs.class);
  assert.is.not(second?.attribs.class, first?.attribs.class);
});

test('each is in one of the ten categories, and each of the ten is used', async () => {
  const used = new Set<string>();
  for (const slug of ARTICLES) {
    const spans = all(one(await pageOf(slug), 'article header'), 'span').filter(
      ({ children }) => children.length === 1,
    );
    const [category = '', ...others] = spans.map(textOf).filter((text) => CATEGORIES.includes(text));
    assert.ok(category && others.length === 0, slug);
    used.add(category);
  }
  assert.equal([...used].sort(), CATEGORIES.toSorted());
});

test.run();
