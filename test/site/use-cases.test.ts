import { assert, suite } from '../suite.ts';
import { all, type Element, one, plain, textOf } from '../support/dom.ts';
import { entriesOfType, realPage } from '../support/real-pages.ts';

const test = suite('Use cases');

/** Each case study, with the main part of its page and its card on the page of them all. */
async function cases() {
  const entries = await entriesOfType('caseStudy');
  const cards = all(one(await realPage('/cas-usage'), '#cas-usage'), 'li');
  return Promise.all(
    entries.map(async ({ slug, path, data }) => {
      const card = cards.find((item) => all(item, `h3 a[href="${path}"]`).length === 1);
      if (!card) throw new Error(`no card leads to ${path}`);
      return { slug, path, data, main: one(await realPage(path), 'main'), card };
    }),
  );
}

/** The smallest part of a page that holds the heading of these words and a list. */
function titled(main: Element, title: string): Element {
  const part = all(main, '*').findLast(
    (element) =>
      all(element, 'h2').some((heading) => textOf(heading) === title) &&
      all(element, 'li').length + all(element, 'dd').length > 0,
  );
  if (!part) throw new Error(`no list stands below the title ${title}`);
  return part;
}

test('a case study shows its results in its page and on its card', async () => {
  for (const { slug, data, main, card } of await cases()) {
    const values = data.resultats.map(({ valeur }) => plain(valeur));
    assert.equal(all(titled(main, 'Résultats obtenus'), 'dd').map(textOf), values, slug);
    assert.equal(all(card, 'strong').map(textOf), values, slug);
  }
});

test('the head of a case study tells its first result, beside the first button of its closing card', async () => {
  for (const { slug, data, main } of await cases()) {
    const head = one(main, 'header');
    assert.is(textOf(one(head, 'strong')), plain(data.resultats[0]?.valeur ?? ''), slug);
    assert.ok(
      all(head, 'a')
        .map(textOf)
        .includes(plain(data.fin.actions[0]?.libelle ?? '')),
      slug,
    );
  }
});

test('a case study says where it stands: home, the use cases, its sector', async () => {
  for (const { slug, data, main, card } of await cases()) {
    const [trail] = all(main, 'header nav');
    const steps = trail ? all(trail, 'li') : [];
    assert.equal(steps.map(textOf), ['Accueil', "Cas d'usage", plain(data.secteur)]);
    const actual = steps.flatMap((step) => all(step, 'a').map(({ attribs }) => attribs.href));
    assert.equal(actual, ['/', '/cas-usage']);
    for (const place of [one(main, 'header'), card])
      assert.ok(all(place, 'span').map(textOf).includes(plain(data.secteur)), slug);
  }
});

test('a case study has a challenge, a solution, technologies, three others and a contact link', async () => {
  for (const { slug, path, main } of await cases()) {
    for (const title of ['Le défi', 'Notre solution']) {
      const card = titled(main, title);
      assert.ok(textOf(one(card, 'p')).length > 0 && all(card, 'li').length > 0, `${title} of ${slug}`);
    }
    assert.ok(all(titled(main, 'Technologies utilisées'), 'li').length > 0, slug);
    const others = all(titled(main, "Autres cas d'usage"), 'h3 a').map(({ attribs }) => attribs.href);
    assert.is(new Set(others).size, 3, slug);
    assert.not.ok(others.includes(path), slug);
    assert.ok(all(one(main, '#contact'), 'a[href^="/contact"]').length > 0, slug);
  }
});

test('a case study and its card name the same tools', async () => {
  for (const { slug, main, card } of await cases()) {
    const onCard = all(card, 'ul')
      .slice(-1)
      .flatMap((list) => all(list, 'li').map(textOf));
    const inPage = all(titled(main, 'Technologies utilisées'), 'li').map(textOf);
    assert.ok(onCard.length > 0);
    // A tool without a logo shows letters beside its name.
    assert.is(inPage.length, onCard.length, slug);
    for (const [index, tool] of onCard.entries()) assert.ok(inPage[index]?.endsWith(tool), `${tool} in ${slug}`);
  }
});
