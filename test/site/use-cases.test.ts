import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, type Element, one, plain, textOf } from '../support/dom.ts';
import { entriesOfKind, realPage } from '../support/real-pages.ts';

const test = suite('Use cases');

const mainOf = async (slug: string) => one(await realPage(`/cas-usage/${slug}`), 'main');
const cardOf = async (slug: string) =>
  all(one(await realPage('/cas-usage'), '#cas-usage'), 'li').find(
    (item) => all(item, `h3 a[href="/cas-usage/${slug}"]`).length === 1,
  );

/** The smallest part of the page that holds the heading of these words and a list. */
function titled(main: Element, title: string): Element {
  const part = all(main, '*').findLast(
    (element) =>
      all(element, 'h2').some((heading) => textOf(heading) === title) && (has(element, 'li') || has(element, 'dd')),
  );
  if (!part) throw new Error(`no list stands below the title ${title}`);
  return part;
}

function has(element: Element, selector: string): boolean {
  return all(element, selector).length > 0;
}

const slugs = async () => (await entriesOfKind('caseStudy')).map(({ slug }) => slug);

test('a case study shows its three results in its page and on its card', async () => {
  for (const { slug, data } of await entriesOfKind('caseStudy')) {
    const values = all(titled(await mainOf(slug), 'Résultats obtenus'), 'dd').map(textOf);
    assert.equal(
      values,
      data.resultats.map(({ valeur }) => plain(valeur)),
      slug,
    );
    const card = await cardOf(slug);
    assert.equal(card ? all(card, 'strong').map(textOf) : [], values, slug);
  }
});

test('a case study says where it stands: home, the use cases, its sector', async () => {
  for (const slug of await slugs()) {
    const [trail] = all(await mainOf(slug), 'header nav');
    const steps = trail ? all(trail, 'li') : [];
    assert.equal(steps.slice(0, 2).map(textOf), ['Accueil', "Cas d'usage"]);
    assert.equal(
      steps.flatMap((step) => all(step, 'a').map(({ attribs }) => attribs.href)),
      ['/', '/cas-usage'],
    );
    const sector = steps[2] ? textOf(steps[2]) : '';
    const badges = all(await mainOf(slug), 'header span').map(textOf);
    assert.ok(sector !== '' && badges.includes(sector), slug);
    const card = await cardOf(slug);
    assert.ok(card && all(card, 'span').map(textOf).includes(sector), slug);
  }
});

test('a case study has a challenge, a solution, technologies and other cases, under these titles', async () => {
  for (const slug of await slugs()) {
    const main = await mainOf(slug);
    for (const title of ['Le défi', 'Notre solution']) {
      const card = titled(main, title);
      assert.ok(textOf(one(card, 'p')).length > 0 && all(card, 'li').length > 0, `${title} of ${slug}`);
    }
    assert.ok(all(titled(main, 'Technologies utilisées'), 'li').length > 0, slug);
    const others = all(titled(main, "Autres cas d'usage"), 'h3 a').map(({ attribs }) => attribs.href);
    assert.is(new Set(others).size, 3, slug);
    assert.not.ok(others.includes(`/cas-usage/${slug}`), slug);
  }
});

test('a case study and its card name the same tools', async () => {
  for (const slug of await slugs()) {
    const card = await cardOf(slug);
    const onCard = card
      ? all(card, 'ul')
          .slice(-1)
          .flatMap((list) => all(list, 'li').map(textOf))
      : [];
    const inPage = all(titled(await mainOf(slug), 'Technologies utilisées'), 'li').map(textOf);
    assert.ok(onCard.length > 0);
    // A tool without a logo shows letters beside its name.
    assert.is(inPage.length, onCard.length, slug);
    for (const [index, tool] of onCard.entries()) assert.ok(inPage[index]?.endsWith(tool), `${tool} in ${slug}`);
  }
});

test('a case study closes with a card that leads to the contact page', async () => {
  for (const slug of await slugs())
    assert.ok(all(one(await mainOf(slug), '#contact'), 'a[href^="/contact"]').length > 0, slug);
});

test.run();
