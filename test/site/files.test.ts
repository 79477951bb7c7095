import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { DomUtils } from 'htmlparser2';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse, stringify } from 'yaml';
import type { BuildResult } from '../../build/build-result.ts';
import { fileText } from '../../build/contract/output.ts';
import { build } from '../../build/pipeline.ts';
import { siteDefinition } from '../../build/site-definition.ts';
import { frenchDate } from '../../src/format/date.ts';
import { all, attributes, one, outsideWidgets, parseHtml, says, textOf } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { pageText } from '../support/page-text.ts';
import { entriesOfKind, realPage, realPages, realSettings } from '../support/real-pages.ts';
import { type BuiltSite, contentFolder, realSite } from '../support/real-site.ts';
import { siteCopy } from '../support/site-copy.ts';

const test = suite('Files of the site');

/** No update is to come, and none is before its article. */
const UPDATED = new Date().toISOString().slice(0, 10);
const ELSEWHERE = {
  ...realSettings(),
  adresse: 'https://agence.test/depot',
  trailingSlash: true,
  securite: { expire: '2030-01-01' },
};

/** Addresses that its pages name as their own, in a site built anywhere. */
function ownAddresses({ pages }: BuildResult): string[] {
  return pages.flatMap(({ file, route }) => {
    const page = parseHtml(fileText(file));
    const [canonical] = attributes(page, 'link[rel="canonical"]', 'href');
    const isHidden = all(page, 'meta[name="robots"]').some(({ attribs }) => attribs.content?.includes('noindex'));
    const isOwn =
      canonical !== undefined && new URL(canonical).pathname.replace(/\/$/, '').endsWith(route.path.replace(/\/$/, ''));
    return isOwn && !isHidden ? canonical : [];
  });
}

async function served({ url }: BuiltSite, path: string): Promise<string> {
  const response = await fetch(url + path);
  assert.is(response.status, 200, path);
  return response.text();
}

async function listed(site: BuiltSite): Promise<{ loc: string; lastmod?: string }[]> {
  const text = await served(site, '/sitemap.xml');
  assert.is(XMLValidator.validate(text), true);
  return new XMLParser({ parseTagValue: false }).parse(text).urlset.url;
}

test('the sitemap lists each page that may be found by the address it names itself, and no other', async () => {
  const site = await realSite();
  const addresses = (await listed(site)).map(({ loc }) => loc).sort();
  assert.equal(addresses, ownAddresses(site.result).sort());
  assert.ok(addresses.length < (await realPages()).size, 'some pages are not to be found');
});

test('the sitemap dates articles, and invents no date for other pages', async () => {
  const { origin } = new URL(realSettings().adresse);
  const articles = await entriesOfKind('article');
  const days = new Map(articles.map(({ path, data }) => [origin + path, data.miseAJour?.date ?? data.date]));
  for (const { loc, lastmod } of await listed(await realSite())) assert.is(lastmod, days.get(loc), loc);
});

test('robots.txt hides nothing and leads to the sitemap', async () => {
  const lines = (await served(await realSite(), '/robots.txt')).split('\n');
  assert.ok(lines.includes(`Sitemap: ${new URL('/sitemap.xml', realSettings().adresse)}`));
  assert.not(lines.some((line) => /^disallow:\s*\S/i.test(line)));
});

/** The site below a folder of a host that wants slashes, with one of its articles updated. */
const elsewhere = once(async () => {
  const [article] = await entriesOfKind('article');
  const { slug = '', path = '' } = article ?? {};
  const read = (file: string) => readFileSync(join(contentFolder, file), 'utf8');
  const files = {
    'content/site.md': `---\n${stringify(ELSEWHERE)}---\n`,
    [`content/blog/${slug}.md`]: read(`blog/${slug}.md`)
      .replace(/^miseAJour:.*\n(?: .*\n)*/m, '')
      .replace(/^date: /m, `miseAJour: { date: ${UPDATED}, texte: Une note. }\n$&`),
  };
  return { site: await siteCopy({ name: 'test-elsewhere', files }), path };
});

const FEEDS = ['/blog/atom.xml', '/blog/feed.json'];

/** What the feeds of a site carry of each article: its address, and its HTML. */
async function carried(site: BuiltSite): Promise<Map<string, string>[]> {
  const atom = parseAtomFeed(await served(site, '/blog/atom.xml'));
  const json = parseJsonFeed(await served(site, '/blog/feed.json'));
  return [
    new Map(atom.entries?.map(({ links, content }) => [links?.[0]?.href ?? '', content?.value ?? ''])),
    new Map(json.items?.map(({ url, content_html: html }) => [url ?? '', html ?? ''])),
  ];
}

test('feeds carry articles as their pages show them, to the last space', async () => {
  const { origin } = new URL(realSettings().adresse);
  const pages = await realPages();
  for (const articles of await carried(await realSite())) {
    assert.ok(articles.size > 0);
    for (const [url, html] of articles) {
      const page = pages.get(url.slice(origin.length));
      assert.ok(page, url);
      const [shown, told] = [one(page, 'article'), parseHtml(html)];
      for (const name of ['p', 'li', 'h3', 'td', 'th', 'pre']) {
        const texts = new Set(all(shown, name).map(DomUtils.textContent));
        // A sentence that stands for a widget links back to the page itself; a file to take away is a sentence where the page has a card.
        const isOwn = (href?: string) => href !== url && !href?.includes('/modeles/');
        const own = all(told, name).filter((element) => attributes(element, 'a', 'href').every(isOwn));
        for (const text of own.map(DomUtils.textContent))
          assert.ok(texts.has(text.replace(/^[☐☑] /, '')), `${url}: ${text}`);
      }
      for (const name of ['table', 'pre', 'img', 'sup'])
        assert.is(all(told, name).length, outsideWidgets(shown, name), `${name} of ${url}`);
      const sections = all(shown, 'h2[id]').map(DomUtils.textContent);
      assert.equal(all(told, 'h2').map(DomUtils.textContent), sections, url);
    }
  }
});

test('every address in the feeds is whole, and leads below the site’s own, slashes included', async () => {
  const { site } = await elsewhere();
  for (const articles of await carried(site))
    for (const [url, html] of articles) {
      assert.match(url, /^https:\/\/agence\.test\/depot\/blog\/[a-z0-9-]+\/$/);
      const document = parseHtml(html);
      const addresses = [...attributes(document, 'a', 'href'), ...attributes(document, 'img', 'src')];
      for (const address of addresses) {
        const { host, pathname = '' } = new URL(address ?? '');
        if (host === 'agence.test') assert.match(pathname, /^\/depot\/(?:.*[/.][^/]*)?$/, address);
      }
    }
});

test('the blog and its articles tell readers of feeds where these are, and no other page does', async () => {
  for (const [path, page] of await realPages()) {
    const feeds = all(page, 'link[rel="alternate"]').filter(({ attribs }) => FEEDS.includes(attribs.href ?? ''));
    assert.is(feeds.length, path === '/blog' || path.startsWith('/blog/') ? 2 : 0, path);
  }
  assert.equal(all(await realPage('/blog'), 'main a[href="/blog/atom.xml"]').length, 1);
});

/** The twin that a page names in its head, where it does. */
function twinsNamed(result: BuildResult): string[] {
  return result.pages.flatMap(({ file }) =>
    attributes(parseHtml(fileText(file)), 'link[rel="alternate"][type="text/markdown"]', 'href').flatMap(
      (address) => address ?? [],
    ),
  );
}

test('each page that may be found has a twin in Markdown, which says where the page is', async () => {
  const site = await realSite();
  const own = ownAddresses(site.result);
  const named = twinsNamed(site.result);
  assert.is(named.length, own.length);
  const urls = new Set<unknown>();
  for (const address of named) {
    const [, head = '', text = ''] = /^---\n(.*?)---\n\n(.*)$/s.exec(await served(site, address)) ?? [];
    const { title, description, url } = parse(head);
    assert.ok(title && description, address);
    urls.add(url);
    assert.is(text.match(/^# ./gm)?.length, 1, address);
    const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
    assert.not.match(prose, /\]\((?!https:|mailto:|tel:)/, address);
    assert.not.match(prose, /(?<!\\)<(?!https?:|[\w.-]+@)[a-z/]/i, `HTML in ${address}`);
  }
  assert.equal([...urls].sort(), own.sort());
});

test('the twin of an article has its sections, tables, code, call-outs and tasks', async () => {
  const site = await realSite();
  for (const { path } of await entriesOfKind('article')) {
    const twin = await served(site, `${path}.md`);
    const shown = one(await realPage(path), 'main');
    const counts: [selector: string, sign: RegExp][] = [
      ['h2', /^## /gm],
      ['table', /^\|(?: :?-+:? \|)+$/gm],
      ['pre', /^```\S*\n[\s\S]*?^```$/gm],
      ['aside', /^> \*\*.+\*\*$/gm],
      ['li[data-task]', /^\s*(?:-|\d+\.) \[[ x]\] /gm],
    ];
    for (const [selector, sign] of counts)
      assert.is(twin.match(sign)?.length ?? 0, outsideWidgets(shown, selector), `${selector} of ${path}`);
  }
});

test('llms.txt names the site, what it is, and every twin once, with a note', async () => {
  for (const site of [await realSite(), (await elsewhere()).site]) {
    const lines = (await served(site, '/llms.txt')).split('\n');
    assert.is(lines[0], `# ${realSettings().marque}`);
    assert.match(lines[2] ?? '', /^> ./);
    const links = lines
      .filter((line) => line.startsWith('- '))
      .map((line) => /^- \[.+\]\((https:\S+\.md)\): ./.exec(line)?.[1] ?? line);
    const { origin } = new URL(links[0] ?? '');
    assert.equal(
      links.toSorted(),
      twinsNamed(site.result)
        .map((address) => origin + address)
        .sort(),
    );
  }
});

test('security.txt stands where software looks for it, with the contact of the settings', async () => {
  const text = await served((await elsewhere()).site, '/.well-known/security.txt');
  assert.match(text, `Contact: mailto:${realSettings().email}\n`);
  assert.match(text, 'Canonical: https://agence.test/depot/.well-known/security.txt\n');
});

test('a build on a later day says what has expired, at its line, and makes the same files', async () => {
  const { result } = await realSite();
  const later = await build(siteDefinition(contentFolder), { production: true, now: new Date('2100-01-01') });
  const [finding] = later.diagnostics.filter(({ rule }) => rule.startsWith('securite-'));
  assert.equal([finding?.severity, finding?.file.endsWith('site.md')], ['warning', true]);
  if (realSettings().securite) assert.ok(finding && finding.line > 1);
  const hashes = ({ files }: BuildResult) => files.map(({ path, hash }) => `${hash} ${path}`).sort();
  assert.equal(hashes(later), hashes(result));
});

test('an update is shown beside the day of publication, in the site’s own form, and its note before the text', async () => {
  const { site, path } = await elsewhere();
  const page = parseHtml(pageText(site.result.pages.find(({ route }) => route.path === path)));
  const [published, updated] = all(page, 'article header time');
  assert.ok(published);
  assert.is(updated?.attribs.datetime, UPDATED);
  assert.ok(says(page, new RegExp(`^Mis à jour le ${frenchDate(UPDATED, 'sentence')}$`)));
  const note = one(page, 'article aside[aria-labelledby="mise-a-jour"]');
  assert.equal(all(note, 'p').map(textOf), [`Mise à jour du ${frenchDate(UPDATED, 'sentence')}`, 'Une note.']);
  assert.is(attributes(note, 'time', 'datetime')[0], UPDATED);
});

test('below a folder, with slashes, every file names addresses as the host serves them', async () => {
  const { site, path } = await elsewhere();
  const addresses = await listed(site);
  assert.equal(addresses.map(({ loc }) => loc).toSorted(), ownAddresses(site.result).sort());
  for (const { loc } of addresses) assert.match(loc, /^https:\/\/agence\.test\/depot\/(?:.*\/)?$/);
  assert.ok(addresses.some(({ loc, lastmod }) => loc.endsWith(`${path}/`) && lastmod === UPDATED));
  const robots = await served(site, '/robots.txt');
  assert.match(robots, 'Sitemap: https://agence.test/depot/sitemap.xml\n');
});

test.run();
