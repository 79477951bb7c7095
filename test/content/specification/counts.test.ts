import { assert, suite } from '../../suite.ts';
import { all, attributes, type Element, one, says, textOf } from '../../support/dom.ts';
import { realPage, realPages, realSettings } from '../../support/real-pages.ts';
import { realSite } from '../../support/real-site.ts';
import { itemsOf, listOf, specifiedCards } from './lists.ts';
import { ARTICLES, CASE_STUDIES, ROUTES } from './specification.ts';

const test = suite('What the specification counts');

const isCard = (link: Element) => all(link, 'h3').length === 1;

test('/blog shows 22 cards: 21 articles, newest first, and one that is announced or newer', async () => {
  const cards = all(one(await realPage('/blog'), '#blog'), 'a').filter(isCard);
  const specified = cards.filter(({ attribs }) => ARTICLES.some((slug) => attribs.href === `/blog/${slug}`));
  assert.is(specified.length, 21);
  assert.ok(cards.length >= 22);
  const dates = specified.map((card) => one(card, 'time').attribs.datetime ?? '');
  assert.equal(dates, dates.toSorted().reverse());
});

test('/blog/tous-les-articles shows 20 cards: six articles in the given order and 14 that are announced', async () => {
  const cards = all(await realPage('/blog/tous-les-articles'), 'main a').filter(isCard);
  assert.is(cards.length, 20);
  const addresses = cards.map(({ attribs }) => attribs.href);
  const actual = addresses.filter((address) => address !== '#');
  const expected = ARTICLES.slice(0, 6).map((slug) => `/blog/${slug}`);
  assert.equal(actual, expected);
  assert.is(addresses.filter((address) => address === '#').length, 14);
});

test('/cas-usage shows six cards in order, each with a problem, a solution, three results and tools', async () => {
  const cards = specifiedCards(
    itemsOf(one(await realPage('/cas-usage'), '#cas-usage')),
    CASE_STUDIES.map((slug) => `/cas-usage/${slug}`),
  );
  for (const card of cards) {
    assert.is(all(card, 'dd').filter((story) => textOf(story) !== '').length, 2);
    const [results, tools] = all(card, 'ul');
    assert.is(results && all(results, 'li').length, 3);
    assert.ok(tools && all(tools, 'li').length > 0);
  }
});

test('the menu has the six links of the specification, the last line of pages the legal ones', () => {
  const links = realSettings().menu.map(({ libelle, lien }) => `${libelle} ${lien}`);
  const menu = "Accueil /, Services /services, Cas d'usage /cas-usage, Blog /blog, À propos /about, Contact /contact";
  assert.is(links.join(', '), menu);
  const legal = realSettings().piedDePage.slice(0, 3);
  const legalPaths = legal.map(({ lien }) => lien);
  assert.equal(legalPaths, ['/mentions-legales', '/politique-confidentialite', '/cgv']);
});

test('the site is on the four networks', () => {
  const names = realSettings().reseaux.map(({ nom }) => nom);
  assert.equal(names.sort(), ['Facebook', 'Instagram', 'LinkedIn', 'X']);
});

test('the home page claims 90 %, 24/7 and ×5, and leads to the audit request', async () => {
  const main = one(await realPage('/'), 'main');
  const [claims] = all(main, 'dl');
  assert.equal(claims && all(claims, 'dd').map(textOf), ['90 %', '24/7', '×5']);
  assert.is(textOf(one(main, 'a[href="/contact#audit-gratuit"]')), 'Demander un audit gratuit');
});

const RESULTS: Readonly<Record<string, readonly RegExp[]>> = {
  'e-commerce': [/^60 %$/, /^100 %$/],
  'transport-logistique': [/^\+70 %$/, /^100 %$/],
  'auto-ecole': [/^90 %$/, /^-50 %$/, /^95 %$/],
  'services-rh': [/^÷ ?3$/, /^-40 %$/, /^95 %$/],
  immobilier: [/^\+80 %$/, /^100 %$/, /^24\/7$/],
  'transport-personnes': [/^80 %$/, /^× ?3$/, /^100 %$/],
};

test('case studies show the results of the specification', async () => {
  for (const [slug, results] of Object.entries(RESULTS)) {
    const values = all(one(await realPage(`/cas-usage/${slug}`), 'main'), 'dd').map(textOf);
    for (const result of results)
      assert.ok(
        values.some((value) => result.test(value)),
        `${slug}: ${result}`,
      );
  }
});

test('the agency’s own figures lead to the place that says what they count', async () => {
  const measured = await realPage('/comment-nous-mesurons');
  const services = ['automatisation-de-processus', 'integration-ia', 'crm-no-code', 'apps-metiers', 'tableaux-de-bord'];
  const pages = [
    '/',
    '/cas-usage',
    ...CASE_STUDIES.map((slug) => `/cas-usage/${slug}`),
    ...services.map((slug) => `/services/${slug}`),
  ];
  for (const path of pages) {
    const places = attributes(await realPage(path), 'main a[href^="/comment-nous-mesurons#"]', 'href');
    assert.ok(places.length > 0, path);
    for (const place of places) one(measured, `#${place?.split('#')[1]}`);
  }
});

test('figures that differ are not of the same thing, on the home page or in the case studies', async () => {
  const [home, ...cases] = [
    await realPage('/'),
    ...(await Promise.all(CASE_STUDIES.map((slug) => realPage(`/cas-usage/${slug}`)))),
  ];
  const values = new Map<string, string>();
  for (const page of [home, ...cases]) {
    for (const figure of all(page, 'main [data-even="figures"] > div')) {
      const [name, value] = [textOf(one(figure, 'dt')), textOf(one(figure, 'dd'))];
      assert.is(values.get(name) ?? value, value, name);
      values.set(name, value);
    }
  }
  assert.ok(values.size > CASE_STUDIES.length);
});

test('/about holds the mission, the vision, five values, the story and a founder with a portrait', async () => {
  assert.is((await listOf('/about', 5)).filter((value) => textOf(one(value, 'p')) !== '').length, 5);
  const main = one(await realPage('/about'), 'main');
  const expected = ['Notre mission', 'Notre vision', 'Nos valeurs', 'Notre histoire'];
  assert.equal(all(main, 'h2').map(textOf).slice(0, 4), expected);
  assert.ok((one(main, 'img').attribs.alt ?? '').length > 0);
});

test('the legal pages have their numbers of sections, and the links that the specification gives them', async () => {
  const pages: readonly (readonly [path: string, sections: number, ...links: string[]])[] = [
    ['/politique-confidentialite', 7, '/contact'],
    ['/mentions-legales', 8, '/', '/contact'],
    ['/cgv', 12],
  ];
  for (const [path, sections, ...links] of pages) {
    const main = one(await realPage(path), 'main');
    const titles = all(main, 'h2').map(textOf);
    assert.is(titles.length, sections, path);
    if (path !== '/mentions-legales')
      for (const [index, title] of titles.entries()) assert.is(Number.parseInt(title, 10), index + 1, path);
    for (const link of links) assert.ok(all(main, `a[href="${link}"]`).length > 0, `${link} in ${path}`);
  }
});

test('the terms of sale state the specification’s periods, fee, tax rule, date and courts', async () => {
  const main = one(await realPage('/cgv'), 'main');
  // Once for a quote's validity, once for the time to pay.
  assert.ok((textOf(main).match(/\b30 jours\b/g)?.length ?? 0) >= 2);
  const terms = [/virement/, /\b40 €/, /lettre recommandée/, /\b(?:quinze|15) jours\b/, /hors taxes/, /293 B\b/];
  for (const term of [...terms, /Janvier 2025/, /droit français/, /tribunaux de Montpellier/])
    assert.ok(says(main, term), String(term));
});

test('the routes of the specification are all there', async () => {
  const pages = await realPages();
  assert.is(ROUTES.length, 44);
  const actual = ROUTES.filter((path) => !pages.has(path));
  assert.equal(actual, []);
});

test('the not-found and error screens say what the specification has them say, in English, and lead home', async () => {
  const expected = [
    ['/404', ['404', 'Oops! Page not found'], 'Return to Home'],
    ['/500', ['Unexpected Application Error!'], 'Return to Home'],
  ] as const;
  for (const [path, texts, link] of expected) {
    const main = one(await realPage(path), 'main');
    assert.is(main.attribs.lang, 'en');
    for (const text of texts) assert.ok(textOf(main).includes(text), `${path} says ${text}`);
    assert.ok(all(main, 'a[href="/"]').map(textOf).includes(link), `${path} leads home`);
  }
});

test('the short page on automation links to the page it stands in for, and names it as canonical', async () => {
  const page = await realPage('/automatisation-processus');
  const full = '/services/automatisation-de-processus';
  assert.ok(all(one(page, 'main'), `a[href="${full}"]`).length > 0);
  const { origin } = new URL(realSettings().adresse);
  assert.equal(attributes(page, 'link[rel="canonical"]', 'href'), [origin + full]);
});

test('nine pages of ten meet their budgets; a build names a text that grew, and no test fails', async () => {
  const { result } = await realSite();
  const found = result.diagnostics.filter(({ rule }) => rule === 'poids');
  const named = found.map(({ file, message }) => `${file}: ${message}`).join('\n');
  assert.ok(found.length <= result.pages.length / 10, named);
});
