import type { Site } from '../../src/pages/site.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, type Element, one, plain, textOf } from '../support/dom.ts';
import { entriesOfType, realPage, realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Articles');

const articles = () => entriesOfType('article');

/** The cards of the blog, in order. */
async function cards(): Promise<Element[]> {
  return all(one(await realPage('/blog'), '#blog'), 'a').filter((link) => all(link, 'h3').length === 1);
}

/** Addresses of all articles, newest first: where the blog cannot list them all, its archives do. */
async function listed(): Promise<string[]> {
  const archives = [...(await realPages())].filter(([path]) => /^\/archives(?:\/\d+)?$/.test(path));
  if (archives.length === 0) return addressesOf(await cards()).filter((address) => address !== '#');
  return archives.flatMap(([, page]) => addressesOf(all(page, 'main li a[href^="/blog/"]')));
}

const isAnnounced = (card: Element) => card.attribs.href === '#';
const addressesOf = (some: readonly Element[]) => some.map(({ attribs }) => attribs.href ?? '');

test('an article and its card say the title, the category, the date and the reading time', async () => {
  const shownCards = await cards();
  for (const { slug, path, data } of await articles()) {
    const card = shownCards.find(({ attribs }) => attribs.href === path);
    if (card) assert.ok(textOf(card).includes(plain(data.description)), slug);
    for (const place of [one(await realPage(path), 'article header'), ...(card ? [card] : [])]) {
      const shown = textOf(place);
      for (const text of [data.titre, data.categorie]) assert.ok(shown.includes(plain(text)), `${slug}: ${text}`);
      const [published] = all(place, 'time');
      assert.is(published?.attribs.datetime, data.date, slug);
      assert.match(shown.replace(published ? textOf(published) : '', ' '), /(?<!\d)\d+ min\b/, slug);
    }
  }
});

test('the blog and its archives show every article, newest first, then what is announced', async () => {
  const published = await articles();
  const addresses = await listed();
  assert.equal(addresses.toSorted(), published.map(({ path }) => path).sort());
  const dates = addresses.map((address) => published.find(({ path }) => path === address)?.data.date ?? '');
  assert.equal(dates, dates.toSorted().reverse());
  const shown = await cards();
  const newest = shown.filter((card) => !isAnnounced(card));
  assert.ok(newest.length > 0);
  assert.equal(addressesOf(newest), addresses.slice(0, newest.length));
  assert.ok(shown.slice(newest.length).every(isAnnounced));
});

test('a card has a title and a reading time, an icon if chosen, and a mark if announced', async () => {
  const chosen = all(await realPage('/blog/tous-les-articles'), 'main a').filter(
    (link) => all(link, 'h3').length === 1,
  );
  const { allArticles } = (await realSite()).result.site as Site;
  assert.is(chosen.length, allArticles.data.cartes.length);
  for (const card of [...(await cards()), ...chosen]) {
    const name = textOf(one(card, 'h3'));
    assert.is(all(card, 'svg').length > 0, chosen.includes(card), `icon of ${name}`);
    assert.match(textOf(card), /\d+ min\b/, name);
    assert.is(textOf(card).includes('Bientôt'), isAnnounced(card), name);
    assert.is(all(card, 'time').length, isAnnounced(card) ? 0 : 1, name);
  }
});

test('an article has a lead paragraph between its title and its text', async () => {
  for (const { path, data } of await articles()) {
    const paragraphs = all(one(await realPage(path), 'article header'), 'p').map(textOf);
    assert.ok(paragraphs.includes(plain(data.chapeau)), path);
  }
});

test('an article of four or more sections has a table of contents in their order', async () => {
  for (const { path } of await articles()) {
    const page = await realPage(path);
    const sections = all(page, 'article h2[id]').map((heading) => [`#${heading.attribs.id}`, textOf(heading)]);
    const lists = all(page, 'nav[aria-label="Sommaire"] ol');
    assert.ok(lists.length > 0 || sections.length < 4, path);
    for (const list of lists) {
      const links = all(list, 'a').map((link) => [link.attribs.href, textOf(link)]);
      assert.equal(links, sections, path);
    }
  }
});

test('the closing buttons are those of the front matter, and their anchors exist', async () => {
  for (const { path, data } of await articles()) {
    const page = await realPage(path);
    const links = all(one(page, 'article > #contact'), 'a');
    const expected = data.fin.actions.map(({ libelle }) => plain(libelle));
    assert.equal(links.map(textOf), expected);
    for (const { attribs } of links)
      if (attribs.href?.startsWith('#')) assert.is(all(page, attribs.href).length, 1, `${attribs.href} of ${path}`);
  }
});

test('the links to previous articles pass each article once, and lead back the same way', async () => {
  const next = async (path: string, rel: 'next' | 'prev') =>
    attributes(await realPage(path), `a[rel="${rel}"]`, 'href')[0];
  const walk = async (from: string, rel: 'next' | 'prev') => {
    const passed: string[] = [];
    for (let path: string | undefined = from; path && !passed.includes(path); path = await next(path, rel))
      passed.push(path);
    return passed;
  };
  const newestFirst = await listed();
  assert.equal(await walk(newestFirst[0] ?? '', 'prev'), newestFirst);
  assert.equal(await walk(newestFirst.at(-1) ?? '', 'next'), newestFirst.toReversed());
});

test('the page of all articles leads to the blog, with the number of the articles that are published', async () => {
  const { length } = await articles();
  const links = all(one(await realPage('/blog/tous-les-articles'), 'main header'), 'a[href="/blog"]').map(textOf);
  assert.match(links.join(' | '), new RegExp(`\\b${length}\\b`));
});
