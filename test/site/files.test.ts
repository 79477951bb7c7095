import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BuildResult } from '../../build/build-result.ts';
import { fileText } from '../../build/contract/output.ts';
import { all, attributes, parseHtml, says } from '../support/dom.ts';
import { once } from '../support/once.ts';
import { pageText } from '../support/page-text.ts';
import { entriesOfKind, realPages, realSettings } from '../support/real-pages.ts';
import { type BuiltSite, contentFolder, realSite } from '../support/real-site.ts';
import { siteCopy } from '../support/site-copy.ts';

const test = suite('Files of the site');

const UPDATED = '2030-03-01';

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
  const addresses = (await listed(site)).map(({ loc }) => loc);
  assert.equal(addresses.toSorted(), ownAddresses(site.result).sort());
  assert.ok(addresses.length < (await realPages()).size, 'some pages are not to be found');
});

test('the sitemap dates articles, and invents no date for other pages', async () => {
  const { origin } = new URL(realSettings().adresse);
  const days = new Map(
    (await entriesOfKind('article')).map(({ path, data }) => [origin + path, data.miseAJour ?? data.date]),
  );
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
    'content/site.md': read('site.md')
      .replace(
        /^adresse: .*\ntrailingSlash: .*$/m,
        'adresse: https://agence.test/depot\ntrailingSlash: true\nsecurite: { expire: 2030-01-01 }',
      )
      .replace(/^securite:\n {2}.*\n/m, ''),
    [`content/blog/${slug}.md`]: read(`blog/${slug}.md`)
      .replace(/^miseAJour: .*\n/m, '')
      .replace(/^date: /m, `miseAJour: ${UPDATED}\n$&`),
  };
  return { site: await siteCopy({ name: 'test-elsewhere', files }), path };
});

test('security.txt stands where software looks for it, with the contact of the settings', async () => {
  const text = await served((await elsewhere()).site, '/.well-known/security.txt');
  assert.match(text, `Contact: mailto:${realSettings().email}\n`);
  assert.match(text, 'Canonical: https://agence.test/depot/.well-known/security.txt\n');
});

test('an update is shown beside the day of publication, in the site’s own form', async () => {
  const { site, path } = await elsewhere();
  const page = parseHtml(pageText(site.result.pages.find(({ route }) => route.path === path)));
  const [published, updated] = all(page, 'article header time');
  assert.ok(published);
  assert.is(updated?.attribs.datetime, UPDATED);
  assert.ok(says(page, /^Mis à jour le 1er Mars 2030$/));
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
