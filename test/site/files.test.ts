import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'yaml';
import { siteDefinition } from '../../build/cli/site-definition.ts';
import { fileText } from '../../build/contract/output.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import { build } from '../../build/pipeline/pipeline.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, parseHtml } from '../support/dom.ts';
import { realPage, realPages, realSettings } from '../support/real-pages.ts';
import { type BuiltSite, contentFolder, realSite } from '../support/real-site.ts';

const test = suite('Files of the site');

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

test('the sitemap lists each page that may be found by the address it names itself, and no other page', async () => {
  const site = await realSite();
  const text = await served(site, '/sitemap.xml');
  assert.is(XMLValidator.validate(text), true);
  const listed: { loc: string }[] = new XMLParser({ parseTagValue: false }).parse(text).urlset.url;
  assert.equal(listed.map(({ loc }) => loc).sort(), ownAddresses(site.result).sort());
  assert.ok(listed.length < (await realPages()).size, 'some pages are not to be found');
});

test('robots.txt hides nothing and leads to the sitemap', async () => {
  const lines = (await served(await realSite(), '/robots.txt')).split('\n');
  assert.ok(lines.includes(`Sitemap: ${new URL('/sitemap.xml', realSettings().adresse)}`));
  assert.not(lines.some((line) => /^disallow:\s*\S/i.test(line)));
});

const FEEDS = ['/blog/atom.xml', '/blog/feed.json'];

test('the blog, its articles and its archives link to their feeds, and no other page does', async () => {
  for (const [path, page] of await realPages()) {
    const feeds = all(page, 'link[rel="alternate"]').filter(({ attribs }) => FEEDS.includes(attribs.href ?? ''));
    assert.is(feeds.length, /^\/(?:blog|archives)(?:\/|$)/.test(path) ? 2 : 0, path);
  }
  assert.equal(all(await realPage('/blog'), 'main a[href="/blog/atom.xml"]').length, 1);
});

/** The Markdown alternate that a page names in its head, where it does. */
function twinsNamed(result: BuildResult): string[] {
  return result.pages.flatMap(({ file }) =>
    attributes(parseHtml(fileText(file)), 'link[rel="alternate"][type="text/markdown"]', 'href').flatMap(
      (address) => address ?? [],
    ),
  );
}

test('each page that may be found has a Markdown alternate, which says where the page is', async () => {
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

test('llms.txt names the site, its purpose and every Markdown alternate once', async () => {
  const site = await realSite();
  const lines = (await served(site, '/llms.txt')).split('\n');
  assert.is(lines[0], `# ${realSettings().marque}`);
  assert.match(lines[2] ?? '', /^> ./);
  const links = lines
    .filter((line) => line.startsWith('- '))
    .map((line) => /^- \[.+\]\((https:\S+\.md)\): ./.exec(line)?.[1] ?? line);
  const { origin } = new URL(realSettings().adresse);
  assert.equal(
    links.sort(),
    twinsNamed(site.result)
      .filter((address) => !address.startsWith('/archives/'))
      .map((address) => origin + address)
      .sort(),
  );
});

test('a build on a later day says what has expired, at its line, and makes the same files', async () => {
  const { result } = await realSite();
  const later = await build(siteDefinition(contentFolder), { production: true, now: new Date('2100-01-01') });
  const [diagnostic] = later.diagnostics.filter(({ rule }) => rule.startsWith('securite-'));
  assert.equal([diagnostic?.severity, diagnostic?.file.endsWith('site.md')], ['warning', true]);
  if (realSettings().securite) assert.ok(diagnostic && diagnostic.line > 1);
  const hashes = ({ files }: BuildResult) => files.map(({ path, hash }) => `${hash} ${path}`).sort();
  assert.equal(hashes(later), hashes(result));
});

test('licences name the browser’s packages and fonts, and the legal notices link to them', async () => {
  const { url, result } = await realSite();
  assert.ok(attributes(await realPage('/mentions-legales'), 'main a', 'href').includes('/licences.txt'));
  const response = await fetch(`${url}/licences.txt`);
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain/);
  const text = await response.text();
  for (const name of ['react-dom', 'sonner']) assert.match(text, new RegExp(`^${name} \\d`, 'm'));
  const fonts = result.files.flatMap(({ path }) => /^assets\/(.+)-[A-Z0-9]{8}\.woff2$/.exec(path)?.[1] ?? []);
  for (const font of fonts) assert.ok(text.includes(font), font);
});
