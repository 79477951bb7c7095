import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { z } from 'zod';
import type { PlannedPage, SiteAddress } from '../../../../build/contract/definition.ts';
import { fileText } from '../../../../build/contract/output.ts';
import { hostFiles } from '../../../../build/output/hosts/hosts.ts';
import { hostHeaders } from '../../../../build/server/preview/preview.ts';
import { assert, suite } from '../../../suite.ts';
import { folderWith } from '../../../support/folder.ts';
import { formerPages, ODD_PATHS, paths, policy } from '../../../support/policy.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Files for hosts');

const ROOT: SiteAddress = { origin: 'https://a.test', base: '', trailingSlash: false };
/** Pages that have a Markdown alternate; `notes.md` is a file of somebody's own. */
const ALTERNATES = ['/about', '/blog/one'];
const BELOW: SiteAddress = { origin: 'https://a.test', base: '/depot', trailingSlash: true };

test('are those of every host, and none without a policy', () => {
  const everywhere = ['.hosts/apache.conf', '.hosts/nginx.conf', '.htaccess', '.nojekyll', '_headers', 'vercel.json'];
  assert.equal(Object.keys(filesFor().texts).sort(), everywhere);
  assert.ok('_redirects' in filesFor({ pages: formerPages(1) }).texts);
  assert.equal(hostFiles(undefined, [], ROOT, { paths, pages: [] }), { value: [], diagnostics: [] });
});

for (const address of [ROOT, BELOW])
  test(`_headers is read by Netlify, and gives each path one value of each header, at « ${address.base}/ »`, async () => {
    const { texts, diagnostics } = filesFor({ address });
    const { headers, errors } = await netlifyHeaders(texts._headers ?? '');
    assert.equal([diagnostics, errors], [[], []]);
    assert.ok(headers.length > 0);
    const headersFor = await hostHeaders(folderWith({ _headers: texts._headers ?? '' }));
    for (const path of paths) {
      const asked = `${address.base}/${path.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
      assert.equal(Object.fromEntries(headersFor(asked)), expectedFor(path, address), asked);
    }
  });

test('what is read at the root of a host alone is named below one, once, whatever hosts are told', () => {
  const rooted = ['robots.txt', '.well-known/security.txt', 'notes/robots.txt'];
  assert.equal(filesFor({ paths: rooted }).diagnostics, []);
  const { diagnostics } = filesFor({ paths: rooted, address: BELOW });
  assert.equal(placesOf(diagnostics), ['warning robots.txt:1:1+1 fichier-hors-racine']);
  assert.match(diagnostics[0]?.message ?? '', 'robots.txt et .well-known/security.txt');
  assert.equal(hostFiles(undefined, [], BELOW, { paths: rooted, pages: [] }).diagnostics, diagnostics);
});

test('_headers tells whose the alternates are as far as Cloudflare reads, and that none is to be listed', () => {
  const many = Array.from({ length: 120 }, (_, nth) => `/blog/page-${nth}`);
  const { texts, diagnostics } = filesFor({ alternates: many });
  assert.equal(diagnostics, []);
  assert.is((texts._headers ?? '').split('\n').filter((line) => line.startsWith('/')).length, 100);
  assert.match(texts._headers ?? '', '/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n');
});

test('_headers leaves out what Cloudflare would not read, and says so', () => {
  const many = Array.from({ length: 120 }, (_, nth) => `page-${nth}/index.html`);
  const { texts, diagnostics } = filesFor({ paths: many });
  assert.equal(placesOf(diagnostics), ['warning _headers:1:1+1 regles-d-hebergeur']);
  assert.ok((texts._headers ?? '').split('\n').filter((line) => line.startsWith('/')).length <= 100);
  assert.match(texts._headers ?? '', 'X-Everywhere: always');
});

test('_redirects is read by Netlify: every former address, with and without a slash', async () => {
  for (const [address, to] of [
    [ROOT, '/about'],
    [BELOW, '/depot/about/'],
  ] as const) {
    const { texts } = filesFor({ pages: formerPages(0, '/prix.html', '/été', ...ODD_PATHS), address });
    const { redirects, errors } = await netlifyRedirects(texts._redirects ?? '');
    assert.equal(errors, []);
    const read = redirects.map((one) => `${one.from} ${one.to} ${one.status}`);
    const former = ['/prix.html', '/prix.html/', '/%C3%A9t%C3%A9', '/%C3%A9t%C3%A9/'].concat(
      ODD_PATHS.map(encodeURI).flatMap((path) => [path, `${path}/`]),
    );
    const expected = former.map((path) => `${address.base}${path} ${to} 301`);
    assert.equal(read, expected);
  }
});

test('vercel.json gives each path its headers: of those that fit, the last one has the say', () => {
  for (const address of [ROOT, BELOW]) {
    const { headers, redirects, trailingSlash, cleanUrls } = JSON.parse(
      filesFor({ address, pages: formerPages(0, '/prix.html') }).texts['vercel.json'] ?? '',
    ) as Vercel;
    assert.equal([trailingSlash, cleanUrls], [address.trailingSlash, true]);
    const to = address === ROOT ? '/about' : '/depot/about/';
    assert.equal(redirects, [{ source: `${address.base}/prix.html`, destination: to, permanent: true }]);
    for (const path of paths) {
      const fit = headers.filter(({ source }) => new RegExp(`^${source}$`).test(`${address.base}/${path}`));
      const fields = fit.flatMap((rule) => rule.headers).map(({ key, value }) => [key.toLowerCase(), value]);
      assert.equal(Object.fromEntries(fields), expectedFor(path, address), path);
    }
  }
});

test('no sign of a former address is one of a pattern, for Vercel', () => {
  const { texts } = filesFor({ pages: formerPages(0, ...ODD_PATHS) });
  const vercel = JSON.parse(texts['vercel.json'] ?? '').redirects as { source: string }[];
  const matchers = vercel.map(({ source }) => new RegExp(`^${source.replaceAll('$', '\\$')}$`));
  const found = ODD_PATHS.map(encodeURI).map((path) => matchers.findIndex((matcher) => matcher.test(path)));
  assert.equal(found, [...ODD_PATHS.keys()]);
});

test('Apache sends brotli to those who name it, unless they give it no weight', () => {
  const [, pattern = ''] = /Accept-Encoding\} "(.*\bbr\b.*)" \[NC\]/.exec(filesFor().texts['.htaccess'] ?? '') ?? [];
  const takes = (value: string) => new RegExp(pattern, 'i').test(value);
  for (const value of ['br', 'gzip, br', 'gzip;q=0.5,BR;q=0.001', 'br ; q=1.0, gzip']) assert.ok(takes(value), value);
  for (const value of ['', 'gzip', 'br;q=0', 'gzip, br; q=0.000', 'br;q=0, gzip', 'x-br', 'brotli'])
    assert.not(takes(value), value);
});

const redirect = z.array(z.object({ from: z.string(), to: z.string(), status: z.number() }));

/** A `_headers` file as Netlify's own code reads it. */
async function netlifyHeaders(text: string) {
  // Its types know no names of files; it takes texts.
  const headersFiles = JSON.parse(JSON.stringify([join(folderWith({ _headers: text }), '_headers')]));
  return parseAllHeaders({ headersFiles, configHeaders: [], netlifyConfigPath: undefined, minimal: true });
}

/** A `_redirects` file as Netlify's own code reads it. */
async function netlifyRedirects(text: string) {
  const redirectsFiles = [join(folderWith({ _redirects: text }), '_redirects')];
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true });
  return { redirects: redirect.parse(redirects), errors };
}

interface Vercel {
  trailingSlash: boolean;
  cleanUrls: boolean;
  redirects: unknown[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

interface Site {
  pages?: readonly PlannedPage[];
  address?: SiteAddress;
  paths?: readonly string[];
  /** Paths of the pages that have a Markdown alternate. */
  alternates?: readonly string[];
}

function filesFor({ pages = [], address = ROOT, paths: published = paths, alternates = ALTERNATES }: Site = {}) {
  const { value, diagnostics } = hostFiles(policy, pages, address, {
    paths: published,
    pages: withAlternates(alternates, address),
  });
  const texts: Record<string, string> = Object.fromEntries(value.map((file) => [file.path, fileText(file)]));
  return { texts, diagnostics };
}

function withAlternates(pages: readonly string[], { base }: SiteAddress) {
  return ['/contact', ...pages].map((path) => ({
    route: { path },
    facts: path === '/contact' ? {} : { alternate: `${base}${path}.md` },
  }));
}

function canonical(path: string): string {
  return `<https://a.test${path}>; rel="canonical"`;
}

/** Returns the policy's headers for a file, in lower case. */
function expectedFor(path: string, { base, trailingSlash }: SiteAddress): Record<string, string> {
  const own = Object.entries(policy.folders).find(([folder]) => `/${path}`.startsWith(folder))?.[1];
  const [, type] = Object.entries(policy.types).find(([end]) => `/${path}`.endsWith(end)) ?? [];
  const page = `/${path.replace(/\.md$/, '')}`;
  const headers = {
    ...policy.headers,
    ...own,
    ...(type !== undefined && { 'Content-Type': type }),
    ...(path.endsWith('.md') && policy.ends['.md']),
    ...(ALTERNATES.includes(page) && { Link: canonical(`${base}${page}${trailingSlash ? '/' : ''}`) }),
  };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
