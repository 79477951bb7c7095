import { productOf } from '../../src/pages/service/product.ts';
import { assert, suite } from '../suite.ts';
import { all, one, textOf } from '../support/dom.ts';
import { entriesOfType, realPage, realPages } from '../support/real-pages.ts';

const test = suite('Questions, tools and samples of services');

/** Each set of records that the head of a service's page shows. */
async function shown() {
  const services = await entriesOfType('service');
  const found = services.map(async ({ path, data }) => {
    const section = productOf(data);
    if (section?.type !== 'fiches') return [];
    const head = one(one(await realPage(path), 'main'), 'header');
    assert.ok(flat(textOf(head)).includes(flat(section.titre)), path);
    const [board] = all(head, 'div').filter((part) => /^Données d.exemple/.test(textOf(part)));
    if (!board) throw new Error(`${path} shows no records`);
    return [{ path, records: section.elements.flatMap(({ fiches }) => fiches), part: board }];
  });
  return (await Promise.all(found)).flat();
}

test('a record says all that its writer gave it, and has a word for its state', async () => {
  for (const { path, records, part } of await shown()) {
    const items = all(part, 'li');
    assert.is(items.length, records.length, path);
    for (const [nth, { titre, repere = '', etat, texte = '', champs }] of records.entries()) {
      const [item] = items.slice(nth);
      if (!item) throw new Error(`${path}: ${titre}`);
      const inside = champs.map(({ nom, valeur }) => nom + valeur).join('');
      const state = all(item, '[data-state]').map(textOf).join('');
      assert.is(state !== '', etat !== undefined, titre);
      assert.is(flat(textOf(item)), flat(repere + state + titre + texte + inside), `${path}: ${titre}`);
    }
  }
});

test('a record opens where it has more to say, and is open from the first where its writer wants it', async () => {
  for (const { path, records, part } of await shown()) {
    const more = records.filter(({ texte, champs }) => texte !== undefined || champs.length > 0);
    assert.equal(
      all(part, 'details > summary b').map(textOf).map(flat),
      more.map(({ titre }) => flat(titre)),
      path,
    );
    const open = more.filter(({ ouverte }) => ouverte);
    assert.equal(
      all(part, 'details[open] > summary b').map(textOf).map(flat),
      open.map(({ titre }) => flat(titre)),
      path,
    );
  }
});

test('data are called samples before the first of them', async () => {
  for (const { path, part } of await shown()) {
    const [before = ''] = textOf(part).split(textOf(all(part, 'h3')[0] ?? part));
    assert.match(before, /exemple/i, path);
  }
});

/** Without what typography changes. */
function flat(text: string): string {
  return text.replace(/[\s’'…]/g, '');
}

test('each question that a service answers is a heading with its answer below it', async () => {
  for (const { path, data } of await entriesOfType('service')) {
    const main = one(await realPage(path), 'main');
    const sections = all(main, 'section').filter((section) => all(section, 'section').length === 0);
    const shown = sections.map((section) => flat(textOf(section)));
    for (const { question, reponse, chiffres = '', liens = [] } of data.questions ?? []) {
      const links = liens.map(({ libelle }) => libelle).join('');
      assert.ok(shown.includes(flat(`${question}${reponse}${chiffres}${links}`)), `${path}: ${question}`);
    }
  }
});

test('each tool has one mark with its name below, but those that are drawn as words', async () => {
  let tools = 0;
  for (const [path, page] of await realPages())
    for (const tool of all(page, '[data-even="tiles"] > li')) {
      const marks = all(tool, '[aria-hidden]');
      if (all(tool, 'button').length > 0) continue;
      assert.is(marks.length, 1, `${path}: ${textOf(tool)}`);
      assert.is.not(textOf(tool), '', path);
      tools++;
    }
  assert.ok(tools > 0);
});

test('drawn designs are called fictional, and each has a sentence for those who do not see it', async () => {
  const drawn = (await entriesOfType('service')).filter(({ data }) =>
    data.sections.some(({ type }) => type === 'maquette'),
  );
  assert.ok(drawn.length > 0);
  for (const { path } of drawn) {
    const figures = all(one(await realPage(path), 'main'), 'figure').filter(
      (figure) => all(figure, 'div[aria-hidden]').length > 0,
    );
    assert.is(figures.length, 3, path);
    assert.match(textOf(one(await realPage(path), 'main')), /exemple fictif/i);
    for (const figure of figures) assert.match(textOf(one(figure, 'figcaption')), /\.$/, path);
  }
});
