import { absoluteUrl, publishedPath } from '../../../../build/contract/addresses.ts';
import type { SiteAddress } from '../../../../build/contract/definition.ts';
import { finish } from '../../../../build/pages/render/finish.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('Facts and addresses of a finished page');

const ROOT = { origin: 'https://exemple.test', base: '', trailingSlash: false };
const BASE = { ...ROOT, base: '/depot' };
const SLASH = { ...ROOT, trailingSlash: true };
const BOTH = { ...BASE, trailingSlash: true };

test('facts are those of the finished page: addresses as published, the title as it is set', () => {
  const html = `<html lang="fr"><head><title>L'été &amp; toi ?</title></head><body>${[
    '<a href="/services">x</a><a href="/l&#x27;eau?a&amp;b">x</a>',
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="L\'eau ?">',
    '<div data-island="x"><a href="/contact">x</a></div>',
  ].join('')}</body></html>`;
  const { facts } = finish(html, { address: BOTH });
  assert.is(facts.title, 'L’été & toi\u202f?');
  assert.equal(facts.addresses, ['/depot/services/', "/depot/l'eau/?a&b", '/depot/a.png', '/depot/b.png', '/contact']);
});

test('an address that is rewritten keeps the signs that HTML escapes', () => {
  const { html } = finish('<a href="/l&#x27;eau?a&amp;b=&quot;c&quot;">x</a>', { address: BOTH });
  assert.is(html, '<a href="/depot/l&apos;eau/?a&amp;b=&quot;c&quot;">x</a>');
});

test('facts are plain data: what is written as JSON and read again is the same', () => {
  const html = '<title>x</title><h1>x</h1><p>y</p>';
  const { facts } = finish(html, { address: ROOT });
  assert.equal(JSON.parse(JSON.stringify(facts)), facts);
  assert.is(facts.description, '');
});

test('a path is published as the host serves it; an absolute address has origin and base', () => {
  const cases: [path: string, root: string, base: string, slash: string, both: string][] = [
    ['/', '/', '/depot/', '/', '/depot/'],
    ['/services', '/services', '/depot/services', '/services/', '/depot/services/'],
    ['/a?b=/c.d#e', '/a?b=/c.d#e', '/depot/a?b=/c.d#e', '/a/?b=/c.d#e', '/depot/a/?b=/c.d#e'],
    ['/images/a.png', '/images/a.png', '/depot/images/a.png', '/images/a.png', '/depot/images/a.png'],
    ['/etc.', '/etc.', '/depot/etc.', '/etc./', '/depot/etc./'],
  ];
  for (const [path, ...expected] of cases) {
    const found = [ROOT, BASE, SLASH, BOTH].map((address) => publishedPath(address, path));
    assert.equal(found, expected, path);
  }
  assert.is(absoluteUrl(ROOT, '/'), 'https://exemple.test/');
  assert.is(absoluteUrl(BOTH, '/services'), 'https://exemple.test/depot/services/');
});

test('rewrites links, images, scripts, frames, forms and posters, each once', () => {
  const page = (base: string, slash: string) =>
    [
      `<link rel="icon" href="${base}/favicon.ico"/>`,
      `<script src="${base}/app.js"></script>`,
      `<a class="x" href="${base}/services${slash}" data-x="1">a</a><a href="${base}/">b</a>`,
      `<form method="post" action="${base}/envoi${slash}"><img alt="" src="${base}/a.png"></form>`,
      `<video src="${base}/a.mp4" poster="${base}/a.png"></video>`,
      `<svg><use href="${base}/icones.svg#x"></use><use xlink:href="${base}/icones.svg#x"></use></svg>`,
      `<button formAction="${base}/envoi${slash}">c</button><q cite="${base}/a${slash}">d</q>`,
      `<object data="${base}/a.pdf"></object>`,
    ].join('\n');
  assert.is(published(page('', ''), BOTH), page('/depot', '/'));
});

test('leaves islands alone, and goes on behind them', () => {
  const island =
    '<div data-island="Lien" data-props="{}"><p><img src="/a.png" alt=""><br><a href="/contact">b</a></p></div>';
  const page = (base: string, slash: string) =>
    `<a href="${base}/avant${slash}">a</a>${island}<p><a href="${base}/apres${slash}">c</a></p>`;
  assert.is(published(page('', ''), BOTH), page('/depot', '/'));
});

test('rewrites every candidate of a srcset; elsewhere, an address that holds a comma is one address', () => {
  const page = (base: string, slash: string) =>
    `<img alt="" src="${base}/a.png" srcset="${base}/a.png 1x, ${base}/a-2.png 2x" width="8" height="8">
    <link rel="preload" as="image" imageSrcSet="${base}/a.png 1x,${base}/a,/b.png 2x, ${base}/c.png">
    <a href="${base}/a,/b${slash}">a</a>`;
  assert.is(published(page('', ''), BOTH), page('/depot', '/'));
});

test('leaves other hosts, fragments, relative and special addresses, text and other attributes alone', () => {
  const html = [
    '<a href="https://ailleurs.test/services">a</a>',
    '<a href="//ailleurs.test/services">b</a>',
    '<a href="#haut">c</a><a href="mailto:a@exemple.test">d</a><a href="tel:+33465712025">e</a>',
    '<a href="services">f</a>',
    '<p title="/services" data-path="/services">href="/services"</p>',
    '<pre><code>&lt;a href="/services"&gt;</code></pre>',
    '<script type="application/ld+json">{"href":"<a href=\\"/x\\">"}</script>',
    '<!-- <a href="/services"> -->',
  ].join('\n');
  assert.is(published(html, BOTH), html);
});

test('a path that starts like the base is not taken for one that carries it', () => {
  const found = published('<a href="/depot">a</a><a href="/depot/assets">b</a><a href="/depotoir">c</a>', BASE);
  assert.is(found, '<a href="/depot/depot">a</a><a href="/depot/depot/assets">b</a><a href="/depot/depotoir">c</a>');
});

test('an address of one thing over and over is rewritten as it is', () => {
  for (const unit of ['.', './', '?', ' ', ',', ', ', '/']) {
    const value = `/${unit.repeat(100_000)}`;
    // Work that grows with the square takes longer than any file of tests may.
    const html = published(`<img alt="" src="${value}" srcset="${value}/a 1x"><a href="${value}/a">a</a>`, BASE);
    assert.ok(html.includes(`${unit.repeat(100_000)}/a">`), unit);
  }
});

test('the bundler’s output has the base; at the root, pages below /assets are usual pages', () => {
  const html = '<img alt="" src="/depot/assets/photo-ABCDEFGH.webp">';
  assert.is(published(html, BOTH), html);
  assert.is(published('<a href="/assets/a">a</a>', SLASH), '<a href="/assets/a/">a</a>');
});

function published(html: string, address: SiteAddress): string {
  return finish(html, { address }).html;
}
