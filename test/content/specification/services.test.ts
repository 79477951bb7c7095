import { assert, suite } from '../../suite.ts';
import { all, attributes, type Element, one, textOf } from '../../support/dom.ts';
import { realPage } from '../../support/real-pages.ts';
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
  const actual = cards.map((card) => all(one(card, 'ul'), 'li').map(textOf));
  assert.equal(actual, tools);
  for (const card of cards) assert.ok(textOf(one(card, 'p')).length > 0);
});

/** Sizes of a service page's lists, in order: benefits, method or families, tools … */
const SERVICE_LISTS = {
  'automatisation-de-processus': '4, 6, 3, 6',
  'integration-ia': '4, 5, 3',
  'crm-no-code': '4, 6, 3',
  'apps-metiers': '4, 6, 2, 8',
  'tableaux-de-bord': '4, 6, 4, 6',
  design: '5, 6, 6, 4',
};

test('service pages hold lists of the sizes that the specification counts', async () => {
  for (const [slug, sizes] of Object.entries(SERVICE_LISTS))
    assert.is((await listsOf(`/services/${slug}`)).map(({ length }) => length).join(', '), sizes, slug);
});

test('every method has six steps, numbered 01 to 06', async () => {
  for (const slug of SERVICES.filter((service) => service !== 'integration-ia')) {
    const steps = all(one(await realPage(`/services/${slug}`), 'main > section > ol'), '> li');
    const actual = steps.map((step) => textOf(step).slice(0, 2));
    assert.equal(actual, ['01', '02', '03', '04', '05', '06'], slug);
    for (const step of steps) assert.ok(textOf(one(step, 'p')).length > 0, slug);
  }
});

test('the specified tools and families have cards in its order, each with its features', async () => {
  const departments = 'Commercial, Marketing, Opérationnel, Transport & Logistique, Ressources Humaines, Finance';
  const named: readonly [slug: string, at: number, names: readonly string[]][] = [
    ['automatisation-de-processus', 2, ['n8n', 'Make', 'Zapier']],
    ['apps-metiers', 2, ['Bubble', 'Softr']],
    ['tableaux-de-bord', 2, ['Looker Studio', 'Power BI', 'Supabase', 'Excel']],
    ['tableaux-de-bord', 3, departments.split(', ')],
  ];
  for (const [slug, at, names] of named) {
    const cards = (await listsOf(`/services/${slug}`))[at] ?? [];
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

test('/services/design shows six logos; three have a name for screen readers and no caption', async () => {
  const logos = (await listsOf('/services/design'))[2] ?? [];
  const captions = logos.map((logo) => {
    const hidden = all(logo, '[aria-hidden="true"]').map(textOf).join('');
    return textOf(logo).replace(hidden, '');
  });
  assert.equal(captions.slice(0, 3), ['', '', '']);
  assert.is(captions.slice(3).filter((caption) => caption !== '').length, 3);
  const actual = logos.slice(0, 3).flatMap((logo) => attributes(logo, '[aria-label]', 'aria-label'));
  assert.equal(actual, ['Figma', 'Canva', 'Ideogram']);
});
