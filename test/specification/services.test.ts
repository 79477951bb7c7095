import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, type Element, one, says, textOf } from '../support/dom.ts';
import { realPage } from '../support/real-pages.ts';
import { listsOf, specifiedCards } from './lists.ts';
import { SERVICES } from './specification.ts';

const test = suite('Services of the specification');

const titles = (items: readonly Element[]) => items.map((item) => textOf(one(item, 'h3')));

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

/** Sizes of a service page's lists, in order: benefits, method or families, tools … */
const SERVICE_LISTS: Readonly<Record<string, readonly number[]>> = {
  'automatisation-de-processus': [4, 6, 3, 6],
  'integration-ia': [4, 5, 3],
  'crm-no-code': [4, 6, 3],
  'apps-metiers': [4, 6, 2, 8],
  'tableaux-de-bord': [4, 6, 4, 6],
  design: [5, 6, 6, 4],
};

test('service pages hold lists of the sizes that the specification counts', async () => {
  for (const [slug, sizes] of Object.entries(SERVICE_LISTS))
    assert.equal(
      (await listsOf(`/services/${slug}`)).map(({ length }) => length),
      sizes,
      slug,
    );
});

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

test.run();
