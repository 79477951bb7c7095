import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import type { SitePlan } from '../../../build/contract/definition.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { feedHtml } from '../../../build/pages/render/feed-html.ts';
import { typesetText } from '../../../build/pages/render/typography/typesetters.ts';
import { feeds } from '../../../src/files/feeds/feed.ts';
import type { Article } from '../../../src/pages/article/schema.ts';
import type { Blog } from '../../../src/pages/blog/schema.ts';
import type { Facts } from '../../../src/pages/facts/schema.ts';
import { assert, suite } from '../../suite.ts';
import { articleEntry, entriesIn, entryOf, url } from '../../support/planned-site.ts';
import { realSettings } from '../../support/real-pages.ts';

const test = suite('Feeds');

const address = { origin: 'https://exemple.test', base: '', trailingSlash: false };
const plan: SitePlan = {
  pages: [],
  address,
  url,
  typeset: typesetText,
  feedHtml: async (html, page) => feedHtml(html, { address, ...page }),
};
const blog: Blog = {
  titre: "L'essai",
  description: 'Des essais : trois.',
  accroche: 'A',
  apercu: 6,
  bouton: 'B',
  annonces: [],
  synonymes: [],
};

/** Both feeds of a blog of these articles, as readers take them apart. */
async function read(articles: readonly Entry<Article>[], facts: readonly Entry<Facts>[] = []) {
  const site = {
    article: entriesIn(articles),
    facts: entriesIn(facts),
    blog: entryOf('blog', blog),
    settings: entryOf('site', { ...realSettings(), marque: 'Essai & fils', anneeCopyright: 2024 }),
  };
  const [atom, json] = (await feeds(site, plan)).map(({ output, contents }) => ({ output, text: String(contents) }));
  assert.equal([atom?.output, json?.output], ['blog/atom.xml', 'blog/feed.json']);
  assert.is(XMLValidator.validate(atom?.text ?? ''), true);
  return { atom: parseAtomFeed(atom?.text ?? ''), json: parseJsonFeed(json?.text ?? ''), text: atom?.text ?? '' };
}

test('both say what the blog is, in its language’s typography, and where they and it are found', async () => {
  const { atom, json, text } = await read([articleEntry('un')]);
  assert.match(text, '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">');
  for (const title of [atom.title?.value, json.title]) assert.is(title, 'L’essai — Essai & fils');
  for (const description of [atom.subtitle?.value, json.description])
    assert.is(description, 'Des essais\u00a0: trois.');
  const self = atom.links?.find(({ rel }) => rel === 'self');
  const found = [self?.href, json.feed_url];
  assert.equal(found, ['https://exemple.test/blog/atom.xml', 'https://exemple.test/blog/feed.json']);
  const home = atom.links?.find(({ rel }) => rel === 'alternate');
  assert.equal([home?.href, json.home_page_url], ['https://exemple.test/blog', 'https://exemple.test/blog']);
  assert.equal([atom.authors?.[0]?.name, json.authors?.[0]?.name], ['Essai & fils', 'Essai & fils']);
  assert.is(json.language, 'fr');
});

test('both carry an article whole: title, lead, note of its update, text, category, days', async () => {
  const miseAJour = { date: '2025-09-02', texte: "L'offre <b> a changé : 3 €" };
  const data = { titre: 'Un « titre » & plus', chapeau: "L'idée <b> :", date: '2025-08-01', miseAJour };
  const html = '<h2 id="a">A</h2>\n<p>Un mot & <a href="/services">un lien</a> ; <img src="/images/a.png" alt=""></p>';
  const { atom, json } = await read([articleEntry('un', data, html.replace(' & ', ' &amp; '))]);
  const [entry, item] = [atom.entries?.[0], json.items?.[0]];
  for (const title of [entry?.title?.value, item?.title]) assert.is(title, 'Un «\u00a0titre\u00a0» & plus');
  for (const found of [entry?.links?.[0]?.href, item?.url]) assert.is(found, 'https://exemple.test/blog/un');
  for (const day of [entry?.published, item?.date_published]) assert.is(day, '2025-08-01T00:00:00+02:00');
  for (const day of [entry?.updated, item?.date_modified, atom.updated]) assert.is(day, '2025-09-02T00:00:00+02:00');
  assert.equal([entry?.categories?.[0]?.term, item?.tags], ['Outils', ['Outils']]);
  for (const text of [entry?.content?.value, item?.content_html]) {
    assert.is(
      text,
      [
        '<p>L’idée &lt;b&gt;\u00a0:</p>',
        '<p><strong>Mise à jour du 2\u00a0septembre 2025</strong></p>',
        '<p>L’offre &lt;b&gt; a changé\u00a0: 3\u00a0€</p>',
        '<h2>A</h2>',
        '<p>Un mot &amp; <a href="https://exemple.test/services">un lien</a>\u202f; <img src="https://exemple.test/images/a.png" alt=""></p>',
      ].join('\n'),
    );
  }
});

test('both end with the sources of what the article cites', async () => {
  const source = 'https://exemple.test/prix?a=1&b=2';
  const fact = { nom: 'outil-prix', valeur: '3 €', objet: 'forfait <Un>', source };
  const faits = [
    { ...fact, verifie: '2025-08-01' },
    { ...fact, nom: 'outil-limite', valeur: 'dix' },
  ];
  const facts = [entryOf('outil', { produit: 'Outil', faits })];
  const citing = { ...articleEntry('un', {}, '<p>Un.</p>'), variables: ['fait.outil-limite', 'fait.outil-prix'] };
  const { json } = await read([citing, articleEntry('deux', {}, '<p>Deux.</p>')], facts);
  const [one, two] = json.items ?? [];
  const link = '<a href="https://exemple.test/prix?a=1&amp;b=2">forfait &lt;Un&gt;</a>';
  const list = `<ul><li>Outil, ${link}\u00a0: dix, non daté</li><li>Outil, ${link}\u00a0: 3\u00a0€, vérifié le 1er\u00a0août 2025</li></ul>`;
  const heading = '<h2>Sources et\u00a0dates de\u00a0vérification</h2>';
  assert.ok(one?.content_html?.endsWith(`<p>Un.</p>\n${heading}\n${list}`), one?.content_html);
  assert.ok(two?.content_html?.endsWith('<p>Deux.</p>'));
});

test('both offer below a text what its article offers to take away', async () => {
  const telechargements = [{ fichier: '/a&b.pdf', titre: 'Un <modèle>', texte: 'À remplir.' }];
  const files = { '/a&b.pdf': { path: '/a&b.pdf', extension: 'pdf', bytes: 2048 } };
  const { json } = await read([{ ...articleEntry('un', { telechargements }, '<p>Un.</p>'), files }]);
  const link = '<a href="https://exemple.test/a&amp;b.pdf">Un &lt;modèle&gt;</a>';
  assert.ok(json.items?.[0]?.content_html?.includes(`<li>${link}`), json.items?.[0]?.content_html);
});

test('a widget becomes a link to its page', async () => {
  const html = '<p>Avant</p>\n<div data-slot="calculateur-roi"></div>\n<p>Après</p>';
  const { json } = await read([articleEntry('roi', {}, html)]);
  const text = json.items?.[0]?.content_html ?? '';
  assert.not.match(text, /<div|data-slot/);
  assert.match(
    text,
    /<p>Avant<\/p>\n<p>[^<]+<a href="https:\/\/exemple\.test\/blog\/roi">[^<]+<\/a>\.<\/p>\n<p>Après<\/p>/,
  );
});

test('an article’s id stays when it is updated or rewritten, and is no other’s', async () => {
  const idsOf = async (data: Partial<Article>) => {
    const { atom, json } = await read([articleEntry('un', data), articleEntry('deux', data)]);
    const ids = atom.entries?.map(({ id }) => id);
    const expected = json.items?.map(({ id }) => id);
    assert.equal(ids, expected);
    return ids;
  };
  const ids = await idsOf({});
  assert.equal(ids?.[0], 'tag:exemple.test,2025-08-15:/blog/un');
  assert.equal(await idsOf({ titre: 'Autre', miseAJour: { date: '2026-01-01', texte: 'Une note.' } }), ids);
  assert.is(new Set(ids).size, 2);
});

test('a long blog’s feeds have its newest articles and the date of their latest change', async () => {
  const days = Array.from(
    { length: 62 },
    (_, nth) => `2025-0${nth < 31 ? 8 : 7}-${String(31 - (nth % 31)).padStart(2, '0')}`,
  );
  const articles = days.map((date) => articleEntry(`le-${date}`, { date }));
  articles.push(articleEntry('ancien', { date: '2020-01-01', miseAJour: { date: '2030-01-01', texte: 'Une note.' } }));
  const { atom, json } = await read(articles);
  const actual = json.items?.map(({ date_published: day }) => day?.slice(0, 10));
  assert.equal(actual, days.slice(0, 50));
  assert.is(atom.entries?.length, 50);
  assert.is(atom.updated, '2025-08-31T00:00:00+02:00');
});

test('a blog without articles has feeds all the same', async () => {
  const { atom, json } = await read([]);
  assert.is(atom.updated, '2024-01-01T00:00:00+01:00');
  assert.equal(json.items ?? [], []);
});
