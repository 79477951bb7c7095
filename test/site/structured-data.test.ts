import jsonld from 'jsonld';
import { absoluteUrl } from '../../build/contract/addresses.ts';
import { midnight } from '../../src/format/midnight.ts';
import { anchors } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, type Document, type Element, one, parseHtml, plain, textOf } from '../support/dom.ts';
import { entriesOfType, realPage, realPages, realSettings } from '../support/real-pages.ts';

const test = suite('Structured data');

/** A node of a page's structured data, or a part of one. */
interface Thing {
  '@type'?: string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The things that a page's JSON-LD names; none where it has no JSON-LD. */
function thingsOf(page: Document): Thing[] {
  return scriptsOf(page).flatMap((text) => JSON.parse(text)['@graph'] as Thing[]);
}

/** The texts of a page's JSON-LD scripts. */
function scriptsOf(page: Document): string[] {
  return all(page, 'script[type="application/ld+json"]').map((script) =>
    script.children.map((child) => ('data' in child ? child.data : '')).join(''),
  );
}

/** Values that machines read in another form than readers, with the page's form. */
const OTHER_WORDS: Readonly<Record<string, (value: string, page: Shown) => boolean>> = {
  // Words of the vocabulary, not of the page.
  '@type': () => true,
  // A name among things; whatever page it stands for, addresses are held to lead there.
  '@id': (value, { addresses }) =>
    addresses.has(value.replace(/#(?:website|organization|article|service|donnees)$/, '')),
  inLanguage: (value, { language }) => value === language,
  // A file's media type: of a link to it.
  encodingFormat: (value, { types }) => types.has(value),
  // Of a list's items, in the order of the page.
  position: () => true,
  datePublished: isShownDay,
  dateModified: isShownDay,
  // Of the text alone.
  wordCount: (value, { words }) => Number(value) <= words && Number(value) > words / 3,
  opens: isHour,
  closes: isHour,
  // A span shows its first and its last day: the tests of opening hours hold what lies between.
  dayOfWeek: () => true,
};

interface Shown {
  /** All that readers see, and what its head says. */
  text: string;
  /** Absolute addresses that it leads to or names in its head. */
  addresses: ReadonlySet<string>;
  language: string | undefined;
  /** Media types that its links name. */
  types: ReadonlySet<string | undefined>;
  /** As `datetime`. */
  dates: ReadonlySet<string | undefined>;
  /** Of its article, with what stands around the text, such as its sources. */
  words: number;
}

function isShownDay(value: string, { dates }: Shown): boolean {
  const [day = '', time = ''] = value.split('T');
  return dates.has(day) && /^00:00:00\+0[12]:00$/.test(time);
}

/** Claims of a page's structured data that neither its readers nor its head see, as 'property: value'. */
function unseenClaims(page: Document): string[] {
  const shown = shownBy(page);
  return thingsOf(page)
    .flatMap((thing) => claimsOf(thing))
    .filter(([property, value]) => !isShown(property, value, shown))
    .map(([property, value]) => `${property}: ${value}`);
}

function claimsOf(thing: unknown, property = ''): [property: string, value: string][] {
  if (Array.isArray(thing)) return thing.flatMap((one) => claimsOf(one, property));
  if (typeof thing !== 'object' || thing === null) return [[property, String(thing)]];
  return Object.entries(thing).flatMap(([name, value]) => claimsOf(value, name));
}

function isShown(property: string, value: string, shown: Shown): boolean {
  const inOtherWords = OTHER_WORDS[property];
  if (inOtherWords) return inOtherWords(value, shown);
  return shown.addresses.has(value) || shown.text.includes(typeset(value));
}

/** '09:00' is shown as '9h', '14:30' as '14h30'. */
function isHour(value: string, { text }: Shown): boolean {
  const [hour, minute] = value.split(':');
  return new RegExp(`(?<!\\d)0?${Number(hour)} ?h ?${minute === '00' ? '(?!\\d)' : minute}`).test(text);
}

function shownBy(page: Document): Shown {
  const [canonical = ''] = attributes(page, 'link[rel="canonical"]', 'href');
  const links = ['a', 'link'].flatMap((name) => attributes(page, name, 'href')).flatMap((href) => href ?? []);
  const metas = attributes(page, 'head > meta', 'content').flatMap((content) => content ?? []);
  const telephones = links.filter((href) => href.startsWith('tel:')).map((href) => href.slice('tel:'.length));
  return {
    text: typeset([...textsOf(page), textOf(one(page, 'head > title')), ...metas, ...telephones].join(' | ')),
    addresses: new Set([...links.map((href) => new URL(href, canonical).href), ...metas]),
    language: attributes(page, 'html', 'lang')[0],
    types: new Set(attributes(page, 'a', 'type')),
    dates: new Set(attributes(page, 'time', 'datetime')),
    words: all(page, 'article').flatMap((article) => textOf(article).split(/\s+/)).length,
  };
}

/** Returns the page's text, whole and by element, as words of neighbours run into each other. */
function textsOf(page: Document): string[] {
  const seen = all(page, 'body *').filter((element) => !isUnseen(element));
  return seen.filter(({ children }) => children.some(({ type }) => type === 'text')).map(textOf);
}

function isUnseen(element: Element): boolean {
  for (let node: typeof element.parent | Element = element; node && 'name' in node; node = node.parent)
    if (['script', 'style', 'template', 'noscript'].includes(node.name) || 'hidden' in node.attribs) return true;
  return false;
}

/** As French typography shows it, with one kind of space and apostrophe. */
function typeset(text: string): string {
  return plain(text).replaceAll('...', '…');
}

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
