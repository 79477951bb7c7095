import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, type Element, one, says, textOf } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';
import { ARTICLES, CASE_STUDIES, SERVICES } from './specification.ts';

const test = suite('What the specification counts');

/** A list's own items, without those of lists inside it. */
function itemsOf(section: Element): Element[] {
  const list = all(section, '*').find(({ name }) => name === 'ul' || name === 'ol');
  return list ? all(list, '> li') : [];
}

/** The lists of a page's sections, in order; sections without one left out. */
async function listsOf(path: string): Promise<Element[][]> {
  return all(await realPage(path), 'main > section')
    .map(itemsOf)
    .filter((items) => items.length > 0);
}

async function listOf(path: string, size: number): Promise<Element[]> {
  const fitting = (await listsOf(path)).filter((items) => items.length === size);
  assert.is(fitting.length, 1, `lists of ${size} on ${path}`);
  return fitting[0] ?? [];
}

/** Of these cards, those that lead to these addresses: there is one for each, in this order. */
function specifiedCards(cards: readonly Element[], addresses: readonly string[]): Element[] {
  const addressOf = (card: Element) => one(card, 'h3 a').attribs.href ?? '';
  const specified = cards.filter((card) => addresses.includes(addressOf(card)));
  assert.equal(specified.map(addressOf), addresses);
  return specified;
}

const titles = (items: readonly Element[]) => items.map((item) => textOf(one(item, 'h3')));
const isCard = (link: Element) => all(link, 'h3').length === 1;

test('/blog shows 22 cards: the 21 articles, newest first, and one of an article announced or written since', async () => {
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
  assert.equal(
    addresses.filter((address) => address !== '#'),
    ARTICLES.slice(0, 6).map((slug) => `/blog/${slug}`),
  );
  assert.is(addresses.filter((address) => address === '#').length, 14);
});

test('/services shows six cards in order, each with a title, a text and its tools', async () => {
  const tools = [
    ['n8n', 'Make'],
    ['GPT', 'Claude', 'Chatbots'],
    ['Airtable', 'Notion'],
    ['Bubble', 'Softr'],
    ['Looker Studio', 'Power BI'],
    ['Figma', 'Adobe CC', 'Prototypage'],
  ];
  const [shown = []] = await listsOf('/services');
  const cards = specifiedCards(
    shown,
    SERVICES.map((slug) => `/services/${slug}`),
  );
  assert.equal(
    cards.map((card) => all(one(card, 'ul'), 'li').map(textOf)),
    tools,
  );
  for (const card of cards) assert.ok(textOf(one(card, 'p')).length > 0);
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

/** Sizes of a service page's lists, in order: benefits, method or families, tools … */
const SERVICE_LISTS: Readonly<Record<string, readonly number[]>> = {
  'automatisation-de-processus': [4, 6, 3, 6],
  'integration-ia': [4, 5, 3],
  'crm-no-code': [4, 6, 3],
  'apps-metiers': [4, 6, 2, 8],
  'tableaux-de-bord': [4, 6, 4, 6],
  design: [5, 6, 6, 4],
};

for (const slug of SERVICES) {
  const sizes = SERVICE_LISTS[slug] ?? [];
  test(`/services/${slug} holds lists of ${sizes.join(', ')}`, async () => {
    const lists = await listsOf(`/services/${slug}`);
    assert.equal(
      lists.map(({ length }) => length),
      sizes,
    );
  });
}

test('every method has six steps, numbered 01 to 06', async () => {
  for (const slug of SERVICES.filter((service) => service !== 'integration-ia')) {
    const steps = all(one(await realPage(`/services/${slug}`), 'main > section > ol'), '> li');
    assert.equal(
      steps.map((step) => textOf(step).slice(0, 2)),
      ['01', '02', '03', '04', '05', '06'],
      slug,
    );
    for (const step of steps) assert.ok(textOf(one(step, 'p')).length > 0, slug);
  }
});

test('the tools and families that the specification names have cards in its order, each with its features', async () => {
  const named: [slug: string, size: number, at: number, names: string[]][] = [
    ['automatisation-de-processus', 3, 2, ['n8n', 'Make', 'Zapier']],
    ['apps-metiers', 2, 2, ['Bubble', 'Softr']],
    ['tableaux-de-bord', 4, 2, ['Looker Studio', 'Power BI', 'Supabase', 'Excel']],
    [
      'tableaux-de-bord',
      6,
      3,
      ['Commercial', 'Marketing', 'Opérationnel', 'Transport & Logistique', 'Ressources Humaines', 'Finance'],
    ],
  ];
  for (const [slug, size, at, names] of named) {
    const cards = (await listsOf(`/services/${slug}`))[at] ?? [];
    assert.is(cards.length, size);
    assert.equal(titles(cards), names, slug);
    for (const card of cards) assert.ok(all(card, 'ul > li').length > 0, textOf(card));
  }
});

test('/services/design names its three sections; each of its five blocks has details', async () => {
  const sections = all(await realPage('/services/design'), 'main > section > div > h2').map(textOf);
  assert.equal(sections.slice(0, 3), ['Ce que nous faisons', 'Notre méthode', 'Outils']);
  const [blocks = []] = await listsOf('/services/design');
  for (const block of blocks) assert.ok(all(block, 'ul > li').length > 0, textOf(block));
});

test('/services/design shows six logos; Figma, Canva and Ideogram have a name for screen readers and no caption', async () => {
  const logos = (await listsOf('/services/design'))[2] ?? [];
  const captions = logos.map((logo) => {
    const hidden = all(logo, '[aria-hidden="true"]').map(textOf).join('');
    return textOf(logo).replace(hidden, '');
  });
  assert.equal(captions.slice(0, 3), ['', '', '']);
  assert.is(captions.slice(3).filter((caption) => caption !== '').length, 3);
  assert.equal(
    logos.slice(0, 3).flatMap((logo) => attributes(logo, '[aria-label]', 'aria-label')),
    ['Figma', 'Canva', 'Ideogram'],
  );
});

/** What each service page claims, however it words it. */
const CLAIMS: Readonly<Record<string, readonly RegExp[]>> = {
  'automatisation-de-processus': [/\b80 %/, /\b30 à 50 %/, /\b500\+|plus de 500\b/i, /\b5 000\b/],
  'integration-ia': [/\b70 %/],
  'crm-no-code': [/\b60 %/, /\b5 fois|× ?5\b/],
  'apps-metiers': [/\b10 fois|× ?10\b/, /\b70 %/],
  'tableaux-de-bord': [/\b90 %/],
};

test('service pages hold the figures of the specification', async () => {
  for (const [slug, claims] of Object.entries(CLAIMS)) {
    const main = one(await realPage(`/services/${slug}`), 'main');
    for (const claim of claims) assert.ok(says(main, claim), `${slug}: ${claim}`);
  }
});

test('the home page claims 90 %, 24/7 and ×5, and leads to the audit request', async () => {
  const main = one(await realPage('/'), 'main');
  assert.equal(all(main, 'dd').map(textOf), ['90 %', '24/7', '×5']);
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

for (const slug of CASE_STUDIES) {
  test(`/cas-usage/${slug} shows the results of the specification`, async () => {
    const values = all(one(await realPage(`/cas-usage/${slug}`), 'main'), 'dd').map(textOf);
    for (const result of RESULTS[slug] ?? [])
      assert.ok(
        values.some((value) => result.test(value)),
        String(result),
      );
  });
}

test('every case study leads on to three others', async () => {
  for (const slug of CASE_STUDIES) {
    const others = attributes(await realPage(`/cas-usage/${slug}`), 'main h3 a[href^="/cas-usage/"]', 'href');
    assert.is(new Set(others).size, 3, slug);
    assert.not.ok(others.includes(`/cas-usage/${slug}`), slug);
  }
});

test('/about holds the mission, the vision, five values, the story and a founder with a portrait', async () => {
  assert.is((await listOf('/about', 5)).filter((value) => textOf(one(value, 'p')) !== '').length, 5);
  const main = one(await realPage('/about'), 'main');
  const expected = ['Notre mission', 'Notre vision', 'Nos valeurs', 'Notre histoire'];
  assert.equal(all(main, 'h2').map(textOf).slice(0, 4), expected);
  assert.ok((one(main, 'img').attribs.alt ?? '').length > 0);
});

test('the privacy policy has 7 numbered sections and leads to the contact page', async () => {
  const main = one(await realPage('/politique-confidentialite'), 'main');
  assert.equal(numbersOf(main), [1, 2, 3, 4, 5, 6, 7]);
  assert.ok(all(main, 'a[href="/contact"]').length > 0);
});

test('the legal notices have 8 sections and lead home and to the contact page', async () => {
  const main = one(await realPage('/mentions-legales'), 'main');
  assert.is(all(main, 'h2').length, 8);
  for (const path of ['/', '/contact']) assert.ok(all(main, `a[href="${path}"]`).length > 0, path);
});

test('the terms of sale have 12 numbered sections', async () => {
  assert.equal(numbersOf(one(await realPage('/cgv'), 'main')), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('the terms of sale hold the periods, the fee, the tax rule, the date and the courts of the specification', async () => {
  const main = one(await realPage('/cgv'), 'main');
  // Once for a quote's validity, once for the time to pay.
  assert.ok((textOf(main).match(/\b30 jours\b/g)?.length ?? 0) >= 2);
  const terms = [/virement/, /\b40 €/, /lettre recommandée/, /\b(?:quinze|15) jours\b/, /hors taxes/, /293 B\b/];
  for (const term of [...terms, /Janvier 2025/, /droit français/, /tribunaux de Montpellier/])
    assert.ok(says(main, term), String(term));
});

function numbersOf(main: Element): number[] {
  return all(main, 'h2').map((heading) => Number.parseInt(textOf(heading), 10));
}

test.run();
