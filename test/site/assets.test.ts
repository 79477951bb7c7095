import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '../../build/contract/finished-page.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, type Document, one, pageText, parseHtml } from '../support/dom.ts';
import { readPages, realSettings } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Assets and policy of pages');

async function documents(): Promise<{ page: Page; document: Document }[]> {
  const { result } = await realSite();
  return readPages(result).map((page) => ({ page, document: parseHtml(pageText(page)) }));
}

test('two fonts at most, of 45 kB in all, which the stylesheets name', async () => {
  const { result } = await realSite();
  const fonts = result.files.filter(({ path }) => /\.(?:woff2?|ttf|otf|eot)$/.test(path));
  assert.ok(fonts.length === 1 || fonts.length === 2, `${fonts.length} fonts`);
  const bytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
  assert.ok(bytes <= 45_000, `${bytes} bytes of fonts`);
  for (const { style } of result.pages) {
    for (const { path } of fonts) assert.ok(style?.text.includes(`/${path}`), `${path} in a stylesheet`);
  }
});

test('no font is asked for before a page’s text needs it, and none hides text that waits for it', async () => {
  for (const { page, document } of await documents()) {
    assert.equal(all(document, 'link[rel="preload"][as="font"]'), [], page.route.path);
    const faces = [...(page.style?.text ?? '').matchAll(/@font-face\{[^}]*\.woff2[^}]*\}/g)].map(([face]) => face);
    assert.ok(faces.length > 0);
    for (const face of faces) assert.match(face, /font-display:swap/);
  }
});

test('the policy of each page stands before all that it governs, its scripts behind all they work on', async () => {
  for (const { page, document } of await documents()) {
    const head = all(document, 'head *');
    const policy = head.findIndex(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy');
    const governed = head.findIndex(({ name }) => ['link', 'style', 'script'].includes(name));
    assert.ok(policy !== -1 && policy < governed, page.route.path);
    assert.is(all(document, 'head script[src]').length, 0, page.route.path);
    const names = all(document, 'body *').map(({ name, attribs }) => (attribs.type === 'module' ? 'module' : name));
    assert.ok(names.indexOf('module') > names.lastIndexOf('footer'), page.route.path);
  }
});

test('the policy of each page allows the own origin and hashes; to frame, the scheduling service alone', async () => {
  const foreign: Readonly<Record<string, string>> = {
    'img-src': 'data:',
    'frame-src': new URL(realSettings().rendezVous).origin,
    'require-trusted-types-for': "'script'",
  };
  const strict = { 'default-src': "'self'", 'object-src': "'none'", 'base-uri': "'none'", 'trusted-types': "'none'" };
  for (const { page, document } of await documents()) {
    const policy = policyOf(document);
    for (const [directive, sources] of policy)
      for (const source of sources.filter((source) => !/^'(?:self|none|sha256-[\w+/]+=*)'$/.test(source)))
        assert.is(source, foreign[directive], `${directive} of ${page.route.path}`);
    for (const [directive, source] of Object.entries({ ...strict, 'require-trusted-types-for': "'script'" }))
      assert.equal(policy.get(directive), [source], page.route.path);
  }
});

test('the policy of each page names exactly the hashes of the styles and scripts that the page holds', async () => {
  for (const { page, document } of await documents()) {
    const policy = policyOf(document);
    const scripts = all(document, 'script').filter(
      // Data blocks are never executed.
      ({ attribs }) => attribs.src === undefined && !/^application\/(?:ld\+)?json$/.test(attribs.type ?? ''),
    );
    const texts = { 'style-src': stylesOf(document), 'script-src': scripts.map(rawText) };
    for (const [directive, held] of Object.entries(texts)) {
      const hashes = held.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      const allowed = policy.get(directive)?.filter((source) => source.startsWith("'sha256-")) ?? [];
      assert.equal(allowed.sort(), [...new Set(hashes)].sort(), `${directive} of ${page.route.path}`);
    }
  }
});

test('a page inlines its stylesheet if it opens in one round trip, or else links it', async () => {
  const { result } = await realSite();
  const published = new Set([...result.files, ...result.copies].map(({ path }) => `/${path}`));
  for (const { page, document } of await documents()) {
    const linked = attributes(document, 'link[rel="stylesheet"]', 'href').filter((href) => href !== undefined);
    if (linked.length > 0) {
      for (const href of linked) assert.ok(published.has(href), href);
    } else {
      assert.ok(stylesOf(document).join('').includes('body'), page.route.path);
      const text = pageText(page);
      const heading = text.indexOf('</h1>');
      const end = heading === -1 ? -1 : text.indexOf('</p>', heading);
      const bytes = brotliSize(end === -1 ? text : text.slice(0, end));
      assert.ok(bytes <= 10 * 1024, `${page.route.path}: ${bytes} bytes`);
    }
  }
  assert.ok((await documents()).some(({ document }) => all(document, 'link[rel="stylesheet"]').length === 0));
});

/** Directives of a page's policy, with their sources. */
function policyOf(document: Document): Map<string, string[]> {
  const { content = '' } = one(document, 'meta[http-equiv="Content-Security-Policy"]').attribs;
  return new Map(
    content.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function stylesOf(document: Document): string[] {
  return all(document, 'style').map(rawText);
}

/** The text of a style or script as it stands in the page: hashes cover every byte. */
function rawText({ children }: { children: readonly object[] }): string {
  return children.map((child) => ('data' in child ? String(child.data) : '')).join('');
}

/** At quality 5, about what a host spends on a response it compresses itself. */
function brotliSize(contents: string): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
