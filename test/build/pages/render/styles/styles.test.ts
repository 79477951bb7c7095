import { createHash } from 'node:crypto';
import { fileText } from '../../../../../build/contract/output.ts';
import { finish } from '../../../../../build/pages/render/finish.ts';
import { scriptWords } from '../../../../../build/pages/render/styles/script-words.ts';
import { type Piece, splitSheet } from '../../../../../build/pages/render/styles/split-sheet.ts';
import { STYLESHEET_MARK } from '../../../../../build/pages/render/to-html.ts';
import { build } from '../../../../../build/pipeline/pipeline.ts';
import { assert, suite } from '../../../../suite.ts';
import { fixtureSite } from '../../../../support/fixture-site.ts';

const test = suite('Styles in a page');

const CSS = '.card{top:0}.card h2{top:1px}.link,.gone{top:2px}table{top:3px}[data-open]{top:4px}';
const ADDRESS = { origin: 'https://exemple.test', base: '', trailingSlash: false };

test('are the rules that something in it can match, with short names for its classes', () => {
  const found = finished('<p class="card">A</p><p class="link other">B</p>');
  assert.is(found, '<style>.a{top:0}.b{top:2px}</style><p class="a">A</p><p class="b other">B</p>');
});

test('leave the rules of the page’s own behind the sheet as they are', () => {
  const own = 'main{top:9px}.gone{top:8px}';
  assert.is(
    finish(`<style>${STYLESHEET_MARK}${own}</style><p class="card">A</p>`, {
      address: ADDRESS,
      sheet: splitSheet(CSS, []),
    }).html,
    `<style>.a{top:0}${own}</style><p class="a">A</p>`,
  );
});

const LINKED = '<script type="module" src="/assets/page.js"></script>';

test('have what its scripts may bring, linked or in the page', () => {
  const found = finished(LINKED, CSS, 'a.className = "card"; b.append("<table>")');
  assert.is(found, `<style>.card{top:0}table{top:3px}</style>${LINKED}`);
  const inline = '<script>a.dataset.open = ""</script>';
  assert.is(finished(inline), `<style>[data-open]{top:4px}</style>${inline}`);
});

test('are those for the values that its attributes have, and for all values where a script may set one', () => {
  const css = '[data-even=cards]{top:0}[data-even="pairs"]{top:1px}[lang=fr]{top:2px}';
  const page = '<ul data-even="cards"></ul><p lang="FR"></p>';
  assert.is(finished(page, css), `<style>[data-even=cards]{top:0}[lang=fr]{top:2px}</style>${page}`);
  const brought = '<style>[data-even=cards]{top:0}[data-even="pairs"]{top:1px}</style>';
  const setting = 'a.dataset.even = next';
  assert.is(finished(LINKED, css, setting), `${brought}${LINKED}`);
  assert.is(finished(`<script>${setting}</script>`, css), `${brought}<script>${setting}</script>`);
});

test('stay as they are beside a script that nobody knows, and where a class is named elsewhere', () => {
  for (const page of [
    '<script src="https://exemple.test/x.js"></script>',
    '<script>a.className = "card"</script>',
    '<div data-props="{&quot;className&quot;:&quot;card&quot;}"></div>',
  ])
    assert.is(finished(page), `<style>${CSS}</style>${page}`);
});

test('hold keyframes that a rule of theirs names, and no empty group', () => {
  const css =
    '.card{animation:turn 1s}.gone{animation:fade 1s}@keyframes turn{to{top:0}}@keyframes fade{to{top:1px}}@media print{.gone{top:0}}';
  const html = finished('<p class="card">A</p>', css);
  assert.is(html, '<style>.a{animation:turn 1s}@keyframes turn{to{top:0}}</style><p class="a">A</p>');
});

test('are whole, under the names they were given, for who develops', async () => {
  const pages = await Promise.all([false, true].map((development) => build(fixtureSite(), { development })));
  const [built, developed] = pages.map(({ files }) => files.filter(({ path }) => path === 'contact/index.html'));
  assert.match(developed?.map(fileText).join() ?? '', 'class="TextPage_prose"');
  assert.not.match(built?.map(fileText).join() ?? '', 'TextPage_prose');
});

test('need what every matching element has, and nothing that the browser may set', () => {
  assert.equal(needs('.card>H2'), [['.card', 'h2']]);
  assert.equal(needs('a[aria-current]:hover::before'), [['a', '[aria-current']]);
  assert.equal(needs('.card:has(.link:focus-visible)'), [['.card', '.link']]);
  assert.equal(needs('.a,p'), [['.a'], ['p']]);
  assert.equal(needs('[data-even="a b"]'), [['[data-even=a b']]);
  assert.equal(needs('[data-even=a i],[data-even~=a],[type=text]'), [['[data-even'], ['[data-even'], ['[type']]);
  for (const selector of [':root', '*', '::selection', ':not(.a)', ':is(h2,h3)', '[open]', 'svg|*'])
    assert.equal(needs(selector), [[]], selector);
});

test('are allowed by the page’s policy, also if a page gets the whole sheet or nothing', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="style-src {style-hashes}">';
  for (const body of ['<p class="card">A</p>', '<script>a.className = "card"</script>', '']) {
    const html = finished(policy + body);
    const styles = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
    const approved = styles && ` 'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
    assert.ok(html.includes(`content="style-src${approved}"`), html);
  }
});

test('are the whole sheet, whatever stands in it', () => {
  const css =
    '@font-face{font-family:A;src:url(a.woff2)}@media print{@page{margin:2cm}p{color:red}}@keyframes k{0%{opacity:0}to{opacity:1}}@view-transition{navigation:auto}@supports (gap:1px){@media (width>1px){p{gap:1px}}}';
  assert.is(splitText(css), css);
});

test('contain the values of constant custom properties instead of references', () => {
  assert.is(splitText(':root{--a:1px;--b:calc(2*var(--a))}p{margin:var(--b) var(--a)}'), 'p{margin:calc(2*1px) 1px}');
  assert.is(splitText(':root{--a:1px}p{margin:var(--a)var(--a)}'), 'p{margin:1px 1px}');
  const css = ':root{--a: light-dark(red, blue);--b: "A, B", serif}p{color:var(--a);font-family:var(--b)}';
  assert.is(splitText(css), 'p{color:light-dark(red,blue);font-family:"A, B",serif}');
  const circle = ':root{--a:var(--b);--b:var(--a)}p{margin:var(--a)}';
  assert.is(splitText(circle), 'p{margin:var(--a)}', 'which ends where they refer to each other');
});

test('hold what constants add up to, where they have one unit', () => {
  const css =
    ':root{--a:4rem;--b:.5rem;--c:1px}.card{top:calc(var(--a) + var(--b));left:calc(-1 * var(--b));right:calc(var(--a) + var(--c));bottom:calc(-1 * (var(--a) + var(--b)))}';
  assert.is(
    finished('<p class="card">A</p>', css),
    '<style>.a{top:4.5rem;left:-.5rem;right:calc(4rem + 1px);bottom:calc(-1*(4rem + .5rem))}</style><p class="a">A</p>',
  );
});

test('have no space that says nothing, and all that texts in quotes have', () => {
  const css =
    '.card{--gap: 1px;font:1px / 2 "A / B";margin:calc(2 * var(--gap) + 1px)}@container (width < 9rem){.card{content:"-" / "a, b"}}';
  assert.is(
    finished('<p class="card">A</p>', css),
    '<style>.a{--gap:1px;font:1px/2 "A / B";margin:calc(2*var(--gap) + 1px)}@container (width<9rem){.a{content:"-"/"a, b"}}</style><p class="a">A</p>',
  );
});

test('keep a custom property that is declared twice, elsewhere, or read in another way', () => {
  for (const css of [
    ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}',
    '.b{--a:1px}p{margin:var(--a)}',
    ':root{--a:1px}p{transition:--a 1s}',
  ])
    assert.is(splitText(css).replace(/\.[a-z]\b/g, '.b'), css);
});

test('keep a custom property and a class that a script names', () => {
  const css = ':root{--a:1px}.card{margin:var(--a)}.link{margin:0}';
  const script = 'x.style.setProperty("--a", 2); y.className = "card"';
  assert.is(splitText(css, script), ':root{--a:1px}.card{margin:var(--a)}.a{margin:0}');
});

test('give classes short unique names, but keep all names if a selector matches a part of one', () => {
  const found = splitText('.card .a,.card:hover{color:red}[href$=".card"]{top:0}');
  assert.is(found, '.b .c,.b:hover{color:red}[href$=".card"]{top:0}');
  const spelt = '.card{top:0}[class^="car"]{top:1px}';
  assert.is(splitText(spelt), spelt);
});

test('know what scripts may bring, with those that they load', () => {
  const css = '.dialog{top:0}table{top:0}[data-when-done]{top:0}[aria-busy]{top:0}.never{top:0}';
  const files = [
    { path: 'assets/page-1.js', text: 'import("./chunk-1.js")' },
    { path: 'assets/chunk-1.js', text: 'a.className="dialog";b.dataset.whenDone="";c.ariaBusy="true"' },
    { path: 'assets/other-1.js', text: 'document.createElement("table")' },
  ];
  const { brought } = splitSheet(css, scriptWords(files, '/depot'));
  assert.equal(brought['/depot/assets/page-1.js'], ['.dialog', '[data-when-done', '[aria-busy']);
  assert.equal(brought['/depot/assets/other-1.js'], ['table']);
});

/** A page that holds the sheet, finished; its script holds this text. */
function finished(body: string, css = CSS, script = ''): string {
  const sheet = splitSheet(css, scriptWords([{ path: 'assets/page.js', text: script }], ''));
  return finish(`<style>${STYLESHEET_MARK}</style>${body}`, { address: ADDRESS, sheet }).html;
}

/** Returns the needs of a rule's selectors. */
function needs(selector: string): (readonly string[])[] {
  const [piece] = splitSheet(`${selector}{color:red}`, []).pieces;
  return typeof piece === 'object' && 'selectors' in piece ? piece.selectors.map((one) => one.needs) : [];
}

/** A sheet put together again. */
function whole(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('keyframes' in piece) return piece.text;
      if ('head' in piece) return `${piece.head}{${whole(piece.pieces)}}`;
      return piece.selectors.map(({ text }) => text).join() + piece.block;
    })
    .join('');
}

function splitText(css: string, script = ''): string {
  return whole(splitSheet(css, scriptWords([{ path: 'assets/page.js', text: script }], '')).pieces);
}
