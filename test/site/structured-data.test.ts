import jsonld from 'jsonld';
import { absoluteUrl } from '../../build/contract/addresses.ts';
import { midnight } from '../../src/format/midnight.ts';
import { anchors } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, type Document, parseHtml, plain } from '../support/dom.ts';
import { entriesOfType, realPage, realPages, realSettings } from '../support/real-pages.ts';
import { scriptsOf, type Thing, thingsOf, unseenClaims } from '../support/structured-data.ts';

const test = suite('Structured data');

const { address } = site.settings.read(realSettings());

/** Recognizes pages that search engines may keep, under their own address. */
function isKept(path: string, page: Document): boolean {
  return attributes(page, 'link[rel="canonical"]', 'href')[0] === absoluteUrl(address, path);
}

async function keptPages(): Promise<[path: string, page: Document][]> {
  return [...(await realPages())].filter(([path, page]) => isKept(path, page));
}

/** The things of one type on a page. */
function ofType(page: Document, type: string): Thing[] {
  return thingsOf(page).filter((thing) => thing['@type'] === type);
}

function itemsOf(list: Thing | undefined): Thing[] {
  return (list?.itemListElement ?? []) as Thing[];
}

test('stands once on each page that search engines keep, and on no other', async () => {
  for (const [path, page] of await realPages()) assert.is(scriptsOf(page).length, isKept(path, page) ? 1 : 0, path);
});

test('is JSON-LD to a parser of others, which reads each term of it as one of schema.org', async () => {
  const documentLoader = async (url: string) => {
    assert.is(url, 'https://schema.org');
    return { documentUrl: url, document: { '@context': { '@vocab': 'https://schema.org/' } } };
  };
  // In its safe mode, whatever it would have to drop is an error.
  const options = { documentLoader, safe: true };
  for (const [path, page] of await keptPages()) {
    for (const script of scriptsOf(page)) {
      const expanded = await jsonld.expand(JSON.parse(script), options);
      assert.is(expanded.length, thingsOf(page).length, path);
    }
  }
});

test('claims nothing that its page does not show', async () => {
  for (const [path, page] of await keptPages()) assert.equal(unseenClaims(page), [], path);
});

test('a claim that a page no longer shows is noticed', async () => {
  const [article] = await entriesOfType('article');
  const page = await realPage(article?.path ?? '');
  const [script = ''] = scriptsOf(page);
  const [canonical] = attributes(page, 'link[rel="canonical"]', 'href');
  const empty = parseHtml(
    `<html lang="de"><head><title>x</title><link rel="canonical" href="${canonical}"></head><body><article>x</article>
    <script type="application/ld+json">${script}</script></body></html>`,
  );
  const unseen = unseenClaims(empty).map((claim) => claim.replace(/:.*/s, ''));
  const told = ['headline', 'description', 'datePublished', 'wordCount', 'inLanguage', 'name', 'item', 'image'];
  const actual = told.filter((property) => !unseen.includes(property));
  assert.equal(actual, []);
});

test('names the page by its canonical address, and only things that some page tells of', async () => {
  const pages = await keptPages();
  const known = new Set(pages.flatMap(([, page]) => thingsOf(page).map((thing) => thing['@id'])));
  for (const [path, page] of pages) {
    assert.is(thingsOf(page)[0]?.['@id'], absoluteUrl(address, path));
    for (const [, id] of scriptsOf(page)
      .join()
      .matchAll(/"@id":"([^"]+)"/g))
      assert.ok(known.has(id), `${path}: ${id}`);
  }
});

test('has the breadcrumb of each page that shows one, step by step', async () => {
  let shown = 0;
  for (const [path, page] of await keptPages()) {
    const trails = all(page, 'nav[aria-label="Fil d\'Ariane"]');
    const lists = ofType(page, 'BreadcrumbList');
    assert.is(lists.length, trails.length, path);
    for (const [index, trail] of trails.entries()) {
      shown++;
      assert.equal(
        itemsOf(lists[index]).map(({ position, item }) => [position, item]),
        all(trail, 'li').map((step, at) => {
          const [href] = attributes(step, 'a', 'href');
          return [at + 1, href && absoluteUrl(address, href)];
        }),
      );
    }
  }
  assert.ok(shown > 0);
});

test('tells who and where the agency is, and when it is open, where visitors look for it', async () => {
  for (const path of ['/', '/contact', '/about']) {
    const [agency, ...others] = ofType(await realPage(path), 'ProfessionalService');
    assert.equal(others, []);
    const { name, telephone, email, address: postal, openingHoursSpecification } = agency ?? {};
    const { marque, telephone: dialled, email: mail, adressePostale } = realSettings();
    assert.equal([name, email, telephone], [marque, mail, dialled.replaceAll(' ', '')]);
    assert.equal([(postal as Thing).streetAddress, (postal as Thing).addressCountry], [adressePostale.rue, 'FR']);
    assert.ok(agency?.image);
    assert.ok((openingHoursSpecification as Thing[]).length > 0);
  }
});

test('marks a dated text with sources as an article, and no other text', async () => {
  let articles = 0;
  for (const { path, data } of await entriesOfType('text')) {
    const page = await realPage(path);
    const [article] = ofType(page, 'Article');
    const isDated = data.version && !data.mention && all(page, `#${anchors.sources}`).length > 0;
    assert.is(article?.dateModified, isDated ? midnight(data.version ?? '') : undefined, path);
    if (article) articles += 1;
  }
  assert.ok(articles > 0);
});

test('names the site that a page belongs to, on that page', async () => {
  const [about] = ofType(await realPage('/about'), 'AboutPage');
  assert.is((about?.isPartOf as Thing | undefined)?.name, realSettings().marque);
});

test('has each article with its title, date and section, and each service with who offers it', async () => {
  for (const { path, data } of await entriesOfType('article')) {
    const [posting, ...others] = ofType(await realPage(path), 'BlogPosting');
    assert.equal(others, []);
    const found = [posting?.headline, posting?.datePublished, posting?.articleSection].map((one) => plain(String(one)));
    assert.equal(found, [data.titre, midnight(data.date), data.categorie].map(plain));
  }
  for (const { path, data } of await entriesOfType('caseStudy')) {
    const [study] = ofType(await realPage(path), 'Article');
    const days = [data.date, data.modifie ?? data.date].map((day) => day && midnight(day));
    assert.equal([study?.datePublished, study?.dateModified], days, path);
    assert.match(String(study?.image), '/partage/', path);
  }
  for (const { path, data } of await entriesOfType('service')) {
    const [service] = ofType(await realPage(path), 'Service');
    assert.is(plain(String(service?.name)), plain(data.titre));
    assert.match(JSON.stringify(service?.provider), `"name":"${realSettings().marque}"`);
  }
});
