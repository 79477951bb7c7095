import type { Article } from '../../src/pages/article/schema.ts';
import { paths } from '../../src/routes.ts';
import { blogPosting } from '../../src/structured-data/creative-works.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, one } from '../support/dom.ts';
import { entriesOfType, realPage, realSettings } from '../support/real-pages.ts';

const test = suite('Who signs an article, and where it stands');

/** Returns the author in structured data of an article with this front matter. */
async function authorOf(auteur?: Article['auteur']): Promise<unknown> {
  const [first] = await entriesOfType('article');
  if (!first) throw new Error('there is no article');
  const place = { path: first.path, url: (path: string) => `https://a.example${path}`, settings: realSettings() };
  return JSON.parse(JSON.stringify(blogPosting({ ...first.data, auteur }, 10, place))).author;
}

test('a person whom the article names, with the page that tells of them', async () => {
  const person = { '@type': 'Person', name: 'A. B.', jobTitle: 'architecte' };
  assert.equal(await authorOf({ nom: 'A. B.', role: 'architecte', page: '/about' }), {
    ...person,
    url: 'https://a.example/about',
  });
  assert.equal(await authorOf({ nom: 'A. B.', role: 'architecte' }), person);
});

test('else the agency', async () => {
  const author = Object(await authorOf());
  assert.equal([author['@type'], author.name], ['Organization', realSettings().marque]);
});

test('an article’s category leads to the blog, where it is one of the choices', async () => {
  const choices = attributes(await realPage(paths.blog), '[type="radio"][name="categorie"]', 'value');
  for (const { path } of await entriesOfType('article')) {
    const trail = one(await realPage(path), 'nav[aria-label="Fil d\'Ariane"]');
    const last = all(trail, 'a').at(-1)?.attribs.href ?? '';
    const { pathname, searchParams } = new URL(last, 'https://a.example');
    assert.is(pathname, paths.blog, path);
    assert.ok(choices.includes(searchParams.get('categorie') ?? ''), `${path}: ${last}`);
  }
});
