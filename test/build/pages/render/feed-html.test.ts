import { feedHtml } from '../../../../build/pages/render/feed-html.ts';
import { assert, suite } from '../../../suite.ts';
import { render } from '../../../support/markdown.ts';

const test = suite('HTML of feeds');

const ROOT = { origin: 'https://exemple.test', base: '', trailingSlash: false };
const BELOW = { origin: 'https://exemple.test', base: '/depot', trailingSlash: true };

/** A Markdown text as others get it. */
function carried(markdown: string, address = ROOT, lang = 'fr'): string {
  return feedHtml(render(markdown).html, { address, path: '/blog/essai', lang }).trim();
}

test('addresses are whole: those of pages, of images, of places in the text, and what already was', () => {
  const text = '[a](/services#x) [b](#fin) [c](https://autre.test/?a=1&b=2) ![d](/images/a.png) [e](mailto:a@b.test)';
  for (const [address, base, slash] of [
    [ROOT, 'https://exemple.test', ''],
    [BELOW, 'https://exemple.test/depot', '/'],
  ] as const) {
    const found = Array.from(carried(text, address).matchAll(/(?:href|src)="([^"]*)"/g), ([, one]) => one);
    assert.equal(found, [
      ...[`${base}/services${slash}#x`, `${base}/blog/essai${slash}#fin`, 'https://autre.test/?a=1&amp;b=2'],
      ...[`${base}/images/a.png`, 'mailto:a@b.test'],
    ]);
  }
});

test('a picture is left in the form that any software knows, a film with what stands for it', () => {
  const picture =
    '<figure><a href="/m/a-1600.webp"><picture><source type="image/avif" srcset="/m/a.avif 400w" sizes="9vw"><img src="/m/a.jpg" alt="A" width="8" height="6" loading="lazy"></picture></a><figcaption>B</figcaption></figure>';
  const film =
    '<video src="/m/f.mp4" controls preload="none" poster="/m/f.jpg" width="8" height="6" aria-label="F"></video>';
  assert.is(
    feedHtml(picture + film, { address: BELOW, path: '/blog/essai', lang: 'fr' }),
    '<figure><a href="https://exemple.test/depot/m/a-1600.webp"><img src="https://exemple.test/depot/m/a.jpg" alt="A" width="8" height="6"></a><figcaption>B</figcaption></figure>' +
      '<video src="https://exemple.test/depot/m/f.mp4" controls="" preload="none" poster="https://exemple.test/depot/m/f.jpg" width="8" height="6"></video>',
  );
});

test('addresses that are whole stay as they were written', () => {
  const html =
    '<a href="https://autre.test"></a><a href="//autre.test/a"></a><img src="/a.png" alt=""><a href="b c"></a>';
  assert.is(
    feedHtml(html, { address: ROOT, path: '/blog/essai', lang: 'fr' }),
    '<a href="https://autre.test"></a><a href="https://autre.test/a"></a><img src="https://exemple.test/a.png" alt=""><a href="https://exemple.test/blog/b%20c"></a>',
  );
});

test('the text has the typography of its language, also across elements, and code has none', () => {
  const text = carried("L'**essai** : oui ! `a : b`");
  assert.is(text, '<p>L’<strong>essai</strong>\u00a0: oui\u202f! <code>a : b</code></p>');
  const link = '<a href="https://exemple.test/services">essai</a>';
  assert.is(carried("L'[essai](/services) : oui"), `<p>L’${link}\u00a0: oui</p>`);
  assert.is(carried("Don't : ok !", ROOT, 'en'), "<p>Don't : ok !</p>");
});

test('nothing is left that only the site’s own styles and scripts understand', () => {
  const html = carried(
    [
      '## Titre {#ici}\n\n| A | B |\n|---|--:|\n| 1 | 2[^n] |\n\n```js\nconst a = "b";\n```',
      ':::astuce[Un titre]\nUn mot.\n:::\n\n- [x] fait\n- [ ] à faire\n\n3. trois',
      '![Un point](/images/a.png)\n\n[^n]: Une note.',
    ].join('\n\n'),
  );
  const names = new Set(Array.from(html.matchAll(/\s([\w-]+)="/g), ([, name]) => name));
  assert.equal([...names].sort(), ['alt', 'height', 'href', 'src', 'start', 'width']);
  assert.not.match(html, /<\/?(?:div|span)\b/);
  const opened = Array.from(html.matchAll(/<((?!img)[a-z]\w*)(?=[\s>])/g), ([, name]) => name);
  const closed = Array.from(html.matchAll(/<\/(\w+)>/g), ([, name]) => name);
  assert.equal(opened.sort(), closed.sort(), 'every element is closed');
});

test('what the site says by styles is said by elements and signs: call-outs, their titles, tasks', () => {
  const found = carried(':::astuce[Un titre]\nUn mot.\n:::');
  assert.match(found, /^<blockquote><p><strong>Un titre<\/strong><\/p>\s*<p>Un mot\.<\/p>\s*<\/blockquote>$/);
  const tasks = carried('- [x] fait\n- [ ] à faire');
  assert.match(tasks, '<li>☑ fait</li>');
  assert.match(tasks, '<li>☐ à faire</li>');
});

test('a drawing made of a text goes, even one that names its own end, and its text stays', () => {
  const html = carried(':::schema[Le `</svg>` : un signe]\n1. Un\n2. Deux\n:::');
  assert.not.match(html, /<(?:svg|path|text)|étape-/);
  assert.match(html, /^<figure><figcaption>Le <code>&#x3C;\/svg><\/code>\u00a0: un signe<\/figcaption><details>/);
  assert.match(html, /<li>Un<\/li>\s*<li>Deux<\/li>/);
});

test('tables and notes stay, and a note is called where the page has it', () => {
  const html = carried('| A |\n|---|\n| 1[^n] |\n\n[^n]: Une note.');
  assert.match(html, /^<table>\s*<thead>/);
  assert.match(html, '</table>\n<section>');
  const page = 'https://exemple.test/blog/essai';
  assert.match(html, `<td>1<sup><a href="${page}#note:1">1</a></sup></td>`);
  assert.match(html.replaceAll('<p>', ''), new RegExp(`<li>\\s*Une note\\. <a href="${page}#appel:1">↩</a>`));
});
