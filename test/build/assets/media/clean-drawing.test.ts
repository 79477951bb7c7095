import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CleanDrawing, cleanDrawing } from '../../../../build/assets/media/clean-drawing.ts';
import { assert, suite } from '../../../suite.ts';
import { projectRoot } from '../../../support/real-site.ts';

const test = suite('Drawings without what could run');

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes && ` ${attributes}`}>${inside}</svg>`;

const clean = (text: string): CleanDrawing => cleanDrawing(Buffer.from(text));

/** Cleans a drawing; returns it with the names of the removed parts. */
function cleaned(inside: string, attributes = ''): [string, ...string[]] {
  const { svg: cleaned, removed } = clean(svg(inside, attributes));
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
  return [cleaned.replace(open, '').replace(/<\/svg>\n$/, ''), ...removed];
}

test('scripts, frames and foreign content of a drawing are removed whole, and named', () => {
  assert.equal(cleaned('<script>alert(1)</script><path d="M0 0"/>'), ['<path d="M0 0"></path>', '<script>']);
  assert.equal(cleaned('<g><foreignObject><p>a</p></foreignObject></g>'), ['<g></g>', '<foreignObject>']);
  assert.equal(cleaned('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'), ['', '<x:script>']);
  assert.equal(cleaned('<SCRIPT>a</SCRIPT><iframe src="/a"/>'), ['', '<SCRIPT>', '<iframe>']);
});

test('what runs when somebody touches or loads it is removed, however it is written', () => {
  assert.equal(cleaned('<path onclick="a()" ONLOAD="b()" d="M0 0"/>'), ['<path d="M0 0"></path>', 'onclick', 'ONLOAD']);
  assert.equal(cleaned('', 'onload="alert(1)"'), ['', 'onload']);
  assert.equal(cleaned('<a href="java&#115;cript:alert(1)"><path/></a>'), ['<a><path></path></a>', 'href']);
  assert.equal(cleaned('<a xlink:href=" javascript:alert(1)"/>', XLINK)[1], 'xlink:href');
  assert.equal(cleaned('<set attributeName="onclick" to="alert(1)"/>'), ['<set></set>', 'attributeName', 'to']);
  assert.equal(cleaned('<animate attributeName="xlink:href" values="javascript:a"/>')[1], 'attributeName');
});

const ELSEWHERE = [
  'url(//evil.test/i.png)',
  'url( "https://evil.test/i.png" )',
  'image-set("http://evil.test/i.png" 1x)',
  '-webkit-image-set(url(#a) 1x, "http://evil.test/i.png" 2x)',
  'IMAGE-SET("//evil.test/i.png" 1x)',
  'cross-fade("http://evil.test/i.png", red)',
  'a-function-of-some-later-year("http://evil.test/i.png")',
  '\\75rl(//evil.test/i.png)',
];

test('an unsafe rule of a sheet goes alone, and a font in the file stays', () => {
  const font = '@font-face{font-family:M;src:url(data:font/woff2;base64,d09GMg==)}';
  const safe = `${font}.a{fill:#0a0}@media print{.b{stroke:red}}`;
  assert.equal(cleaned(`<style>${safe}</style>`), [`<style>${safe}</style>`]);
  for (const rule of ['.c{fill:url(//autre.test/a)}', '@import "//autre.test/a";', '@media print{.c{fill:\\75rl(a)}}'])
    for (const sheet of [`${rule}${safe}`, `${font}${rule}.a{fill:#0a0}@media print{.b{stroke:red}}`])
      assert.equal(cleaned(`<style>${sheet}</style>`), [`<style>${safe}</style>`, '<style>'], sheet);
  for (const sheet of ['.a{fill:#0a0}}.b{fill:url(//autre.test/a)}', '.a{fill:"url(//autre.test/a)'])
    assert.not.match(cleaned(`<style>${sheet}</style>`).join(), 'autre.test');
});

test('what would be loaded from elsewhere is removed, in a style, an attribute or a sheet', () => {
  for (const value of ELSEWHERE) {
    const quoted = value.replaceAll('"', "'");
    for (const property of ['background', 'cursor', 'mask', 'list-style', 'content', 'fill', '--own'])
      for (const style of [`${property}:${quoted}`, `${property}: ${quoted} !important`]) {
        assert.equal(cleaned(`<path style="${style}"/>`), ['<path></path>', 'style'], style);
        assert.equal(cleaned(`<style>.a{${style}}</style>`), ['<style></style>', '<style>'], style);
      }
    assert.equal(cleaned(`<path fill="${quoted}" mask="${quoted}"/>`), ['<path></path>', 'fill', 'mask'], value);
    assert.equal(cleaned(`<animate values="red;${quoted}"/>`), ['<animate></animate>', 'values'], value);
  }
  for (const sheet of ['@import "https://evil.test/a.css";', '@IMPORT url(#a);', '@font-face{src:local(A)}'])
    assert.equal(cleaned(`<style>${sheet}</style>`), ['<style></style>', '<style>'], sheet);
  assert.equal(cleaned('<style><![CDATA[.a{fill:\\75rl(//autre.test)}]]></style>'), ['<style></style>', '<style>']);
});

test('foreign addresses and unused attributes are removed; places and pixels inside stay', () => {
  assert.equal(cleaned('<use href="https://autre.test/a.svg#b"/>'), ['<use></use>', 'href']);
  assert.equal(cleaned('<image href="/images/a.png"/>'), ['<image></image>', 'href']);
  assert.equal(cleaned('<image href="data:image/svg+xml;base64,AAAA"/>'), ['<image></image>', 'href']);
  assert.equal(cleaned('<a ping="https://evil.test/" href="#a" target="_top"/>'), ['<a href="#a"></a>']);
  assert.equal(cleaned('<g data-id="url(https://autre.test/a)" id="url(a)"/>'), ['<g id="url(a)"></g>']);
  for (const sound of [
    '<use href="#a"></use>',
    '<path fill="url(#a)" style="fill:url(&quot;#a&quot;);stroke:rgba(0,0,0,.5)" transform="rotate(3) translate(1 2)"></path>',
    '<image href="data:image/png;base64,AAAA"></image>',
    '<style>@media (width &gt; 1px){.a:nth-child(2n){fill:red;filter:drop-shadow(0 0 1px #000)}}@keyframes k{to{opacity:0}}</style>',
    '<text aria-label="f(x), à écrire à a@b.test">Un &lt; deux &amp; trois</text>',
  ])
    assert.equal(cleaned(sound), [sound]);
});

test('a drawing that is deeper than any program draws is none, and a large one is read in one go', () => {
  const nested = (levels: number) => clean(svg('<g>'.repeat(levels) + '</g>'.repeat(levels)));
  assert.equal([nested(150).why, nested(150).changed], [undefined, false]);
  assert.equal([nested(250).why?.rule, nested(250).svg], ['svg-trop-profond', '']);
  // Work that grows with the square takes longer than any file of tests may.
  const long = 40_000;
  assert.is(nested(long).svg, '');
  for (const unit of ['<!DOCTYPE[', '<!DOCTYPE x [ ]', '<script>', '</g>', '<!--', '<![CDATA[', '&a;'])
    clean(`${unit.repeat(long)}${svg('')}${unit.repeat(long)}`);
  for (const unit of ['a', 'a-', '(', 'url(', 'url(#', ' ', '"', '@', '/*'])
    clean(svg(`<path style="fill:url(${unit.replace('"', "'").repeat(long)}"/><style>${unit.repeat(long)}</style>`));
});

test('a document type is left out with the attributes that it brings', () => {
  const typed = `<?xml version="1.0"?><!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)"><!ENTITY a "b">]>${svg('<text>&a;</text>')}`;
  assert.match(clean(typed).svg, /^<svg[^<]*<text>b<\/text>/);
  assert.not.match(clean(typed).svg, 'alert');
});

test('notes of the program that drew it are left out without a word: they may name people and folders', () => {
  const notes =
    '<!-- Camille --><metadata><dc:creator>Camille</dc:creator></metadata><sodipodi:namedview/><description>Dessin de Camille</description>';
  const { svg: cleaned, removed, changed } = clean(svg(`${notes}<path inkscape:label="C:\\Camille" d="M0 0"/>`));
  assert.equal([removed, changed], [[], true]);
  assert.not.match(cleaned, 'Camille');
  assert.match(cleaned, '<path d="M0 0">');
});

test('a text that is no drawing is none', () => {
  for (const text of ['', 'Un texte', '<p>a</p>', '<html><svg></svg></html>']) assert.is(clean(text).svg, '', text);
});

test('the site’s own drawings lose nothing', () => {
  const folder = join(projectRoot, 'static');
  const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  assert.ok(drawings.length > 0);
  for (const name of drawings) assert.is(cleanDrawing(readFileSync(join(folder, name))).changed, false, name);
});
