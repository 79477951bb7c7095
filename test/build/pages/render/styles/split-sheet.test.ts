import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptWords } from '../../../../../build/pages/render/styles/script-words.ts';
import { type Piece, splitSheet } from '../../../../../build/pages/render/styles/split-sheet.ts';

const test = suite('Stylesheets in pieces');

/** What the selectors of a rule ask a page for. */
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

test('ask a page for what every element that a selector matches comes with', () => {
  assert.equal(needs('.card>H2'), [['.card', 'h2']]);
  assert.equal(needs('a[aria-current]:hover::before'), [['a', '[aria-current']]);
  assert.equal(needs('.card:has(.link:focus-visible)'), [['.card', '.link']]);
  assert.equal(needs('.a,p'), [['.a'], ['p']]);
  assert.equal(needs('[data-even="a b"]'), [['[data-even=a b']]);
  assert.equal(needs('[data-even=a i],[data-even~=a],[type=text]'), [['[data-even'], ['[data-even'], ['[type']]);
});

test('ask for nothing that need not be there, or that the browser may set', () => {
  for (const selector of [':root', '*', '::selection', ':not(.a)', ':is(h2,h3)', '[open]', 'svg|*'])
    assert.equal(needs(selector), [[]], selector);
});

test('are the whole sheet, whatever stands in it', () => {
  const css =
    '@font-face{font-family:A;src:url(a.woff2)}@media print{@page{margin:2cm}p{color:red}}@keyframes k{0%{opacity:0}to{opacity:1}}@view-transition{navigation:auto}@supports (gap:1px){@media (width>1px){p{gap:1px}}}';
  assert.is(splitText(css), css);
});

test('hold the values of custom properties that never change, not their names', () => {
  assert.is(splitText(':root{--a:1px;--b:calc(2*var(--a))}p{margin:var(--b) var(--a)}'), 'p{margin:calc(2*1px) 1px}');
});

test('keep values apart that references kept apart', () => {
  assert.is(splitText(':root{--a:1px}p{margin:var(--a)var(--a)}'), 'p{margin:1px 1px}');
});

test('hold no space behind a comma, but in a text', () => {
  const css = ':root{--a: light-dark(red, blue);--b: "A, B", serif}p{color:var(--a);font-family:var(--b)}';
  assert.is(splitText(css), 'p{color:light-dark(red,blue);font-family:"A, B",serif}');
});

test('keep a custom property that is declared twice, elsewhere, or read in another way', () => {
  for (const css of [
    ':root{--a:1px}.b{--a:2px}p{margin:var(--a)}',
    ':root{--a:1px}@media print{:root{--a:2px}}p{margin:var(--a)}',
    '.b{--a:1px}p{margin:var(--a)}',
    ':root{--a:1px}p{margin:var(--a,2px)}',
    ':root{--a:1px}p{transition:--a 1s}',
  ])
    assert.is(splitText(css).replace(/\.[a-z]\b/g, '.b'), css);
});

test('end where custom properties refer to each other', () => {
  assert.is(splitText(':root{--a:var(--b);--b:var(--a)}p{margin:var(--a)}'), 'p{margin:var(--a)}');
});

test('keep a custom property and a class that a script names', () => {
  const css = ':root{--a:1px}.card{margin:var(--a)}.link{margin:0}';
  const script = 'x.style.setProperty("--a", 2); y.className = "card"';
  assert.is(splitText(css, script), ':root{--a:1px}.card{margin:var(--a)}.a{margin:0}');
});

test('give classes short names, none that another class has, and leave texts alone', () => {
  const found = splitText('.card .a,.card:hover{color:red}[href$=".card"]{top:0}');
  assert.is(found, '.b .c,.b:hover{color:red}[href$=".card"]{top:0}');
});

test('keep all names where a selector spells them', () => {
  const css = '.card{top:0}[class^="car"]{top:1px}';
  assert.is(splitText(css), css);
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

test.run();
