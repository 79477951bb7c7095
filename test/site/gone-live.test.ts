import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { all, attributes, one, parseHtml, textOf } from '../support/dom.ts';
import { folderWith } from '../support/folder.ts';
import { FORMER, goneLive, LIVE } from '../support/gone-live.ts';
import { pageText } from '../support/page-text.ts';
import { readPages, realSettings } from '../support/real-pages.ts';
import { contentFolder, withOwnAddress } from '../support/tested-content.ts';
import { withFrontMatter } from '../support/with-front-matter.ts';

const test = suite('A site gone live, below a folder');

const PAGE = /^https:\/\/agence\.test\/depot\/(?:.*\/)?$/;
const SCREENS = ['/404', '/500'];

/** Its pages that visitors read, but for the screens of hosts. */
async function pages() {
  const { site } = await goneLive();
  const read = readPages(site.result).filter(({ route }) => !SCREENS.includes(route.path));
  return read.map((page) => ({ path: page.route.path, document: parseHtml(pageText(page)) }));
}

const contents = (document: ReturnType<typeof parseHtml>, selector: string) =>
  attributes(document, selector, 'content').map((content) => content ?? '');

test('other tests are of a site with an address of its own, which calls nobody, whatever its settings say', () => {
  const settings = withFrontMatter(readFileSync(join(contentFolder, 'site.md'), 'utf8'), LIVE);
  const own = readFileSync(join(withOwnAddress(folderWith({ 'site.md': settings })), 'site.md'), 'utf8');
  const { adresse, trailingSlash, delivery, mesure } = parse(own.split(/^---$/m)[1] ?? '');
  assert.equal([adresse, trailingSlash, delivery, mesure], ['https://orbite.example', false, undefined, undefined]);
});

test('every page names itself, its picture and its manifest by the addresses that the host serves', async () => {
  for (const { path, document } of await pages()) {
    const own = [
      ...attributes(document, 'link[rel="canonical"]', 'href'),
      ...contents(document, '[property="og:url"]'),
    ];
    assert.is(own.length, 2, path);
    for (const address of own) assert.match(address ?? '', PAGE);
    for (const address of contents(document, '[property="og:image"]'))
      assert.match(address, /^https:\/\/agence\.test\/depot\/partage\/[\w/-]+\.png\?\w+$/);
    assert.equal(attributes(document, 'link[rel="manifest"]', 'href'), ['/depot/manifest.webmanifest']);
  }
});

test('the form is delivered and views are counted where the settings say, and no other address may be called', async () => {
  const { page } = await goneLive();
  const calls = `connect-src 'self' ${[LIVE.delivery, LIVE.mesure].map(({ endpoint }) => new URL(endpoint).origin).join(' ')};`;
  for (const { path, document } of await pages()) {
    assert.match(contents(document, '[http-equiv="Content-Security-Policy"]').join(), calls, path);
    assert.equal(attributes(document, 'script[data-endpoint]', 'data-endpoint'), [LIVE.mesure.endpoint], path);
    assert.equal(attributes(document, 'script[data-endpoint]', 'data-site'), [new URL(LIVE.adresse).origin], path);
  }
  const form = one(page('/contact'), '[data-island="ContactForm"]');
  assert.is(JSON.parse(form.attribs['data-props'] ?? '').delivery.endpoint, LIVE.delivery.endpoint);
});

test('every address in the feeds is whole, and leads below the site’s own', async () => {
  const { file } = await goneLive();
  const atom = parseAtomFeed(file('blog/atom.xml'));
  const json = parseJsonFeed(file('blog/feed.json'));
  const articles = [
    ...(atom.entries ?? []).map(({ links, content }) => [links?.[0]?.href, content?.value]),
    ...(json.items ?? []).map(({ url, content_html: html }) => [url, html]),
  ];
  assert.ok(articles.length > 0);
  for (const [url = '', html = ''] of articles) {
    assert.match(url, /^https:\/\/agence\.test\/depot\/blog\/[a-z0-9-]+\/$/);
    const document = parseHtml(html);
    for (const address of [...attributes(document, 'a', 'href'), ...attributes(document, 'img', 'src')]) {
      const { host, pathname } = new URL(address ?? '');
      if (host === 'agence.test') assert.match(pathname, /^\/depot\/(?:.*[/.][^/]*)?$/, address);
    }
  }
});

test('sitemap, robots.txt, llms.txt and security.txt name addresses as the host serves them', async () => {
  const { file, paths, date } = await goneLive();
  const listed = [...file('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)];
  const canonical = (await pages()).flatMap(({ document }) => attributes(document, 'link[rel="canonical"]', 'href'));
  for (const [, address = ''] of listed) assert.ok(PAGE.test(address) && canonical.includes(address), address);
  assert.ok(listed.some(([, address, day]) => address?.endsWith(`${paths.article}/`) && day === date));
  assert.match(file('robots.txt'), 'Sitemap: https://agence.test/depot/sitemap.xml\n');
  const alternates = [...file('llms.txt').matchAll(/\]\((\S+)\): /g)].map(([, address]) => address ?? '');
  assert.ok(alternates.length > 0);
  for (const address of alternates) assert.match(address, /^https:\/\/agence\.test\/depot\/.+\.md$/);
  const security = file('.well-known/security.txt');
  assert.match(security, `Contact: mailto:${realSettings().email}\n`);
  assert.match(security, 'Canonical: https://agence.test/depot/.well-known/security.txt\n');
});

test('former addresses lead on at once and by a link, and are kept out of what search engines find', async () => {
  const { site, file, paths } = await goneLive();
  const target = `/depot${paths.text}/`;
  for (const path of FORMER) {
    const html = file(`${path.slice(1)}/index.html`);
    assert.match(html, `<meta http-equiv="refresh" content="0; url=${target}"/>`);
    assert.match(html, `<link rel="canonical" href="https://agence.test${target}"/>`);
    assert.match(html, '<meta name="robots" content="noindex"/>');
    assert.ok(attributes(parseHtml(html), 'a', 'href').includes(target));
    assert.not.match(html, '<script');
  }
  assert.match(file('sitemap.xml'), `${target}</loc>`);
  assert.not.match(file('sitemap.xml'), /ancienne|vieille-page/);
  const leading = site.result.pages.filter(({ route }) => route.leadsTo === paths.text);
  const actual = leading.map(({ facts }) => facts.styleAttributes);
  assert.equal(actual, [0, 0]);
});

test('a blog that folds nothing has no button to unfold it', async () => {
  const { page } = await goneLive();
  const blog = page('/blog');
  assert.ok(all(blog, 'main li').length > 1);
  assert.is(all(blog, '[data-folded]').length + all(blog, '[data-reveal]').length, 0);
});

test('the day of an update stands in its sentence, beside that of publication, and before the text with its note', async () => {
  const { page, paths, date } = await goneLive();
  const article = page(paths.article);
  const [published, updated] = all(article, 'article header time').map(textOf);
  assert.is(updated, published?.toLowerCase());
  const note = one(article, 'article aside[aria-labelledby="mise-a-jour"]');
  assert.equal(all(note, 'p').map(textOf), [`Mise à jour du ${updated}`, 'Une note.']);
  assert.equal(attributes(note, 'time', 'datetime'), [date]);
});

test.run();
