import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type RenderedMarkdown, renderMarkdown } from '../../build/markdown/markdown.ts';
import { all, attributes, one, parseHtml, textOf } from '../support/dom.ts';

const test = suite('Markdown');

function render(text: string): RenderedMarkdown {
  return renderMarkdown(text, {
    slots: ['calculateur-roi'],
    imageSize: (address) => (address === '/images/a.png' ? { width: 40, height: 30 } : undefined),
  });
}

function findings(text: string): string[] {
  return render(text).findings.map(({ line, column, length, rule }) => `${line}:${column}+${length} ${rule}`);
}

function hintOf(text: string): string {
  return render(text).findings[0]?.hint ?? '';
}

function idsOf(text: string): string[] {
  return render(text).headings.map(({ id }) => id);
}

test('makes ids of plain letters, digits and hyphens from French headings', () => {
  assert.equal(idsOf("## L'IA à l'œuvre\n\n## « Ça » : 100 % & plus !\n\n## L’**été** `2025`\n\n## 🚀"), [
    'l-ia-a-l-oeuvre',
    'ca-100-plus',
    'l-ete-2025',
    'section',
  ]);
});

test('lists the headings as the page shows them', () => {
  const { headings, html } = render('## Un *grand* titre\n\n### Détail {#ici}');
  assert.equal(headings, [
    { depth: 2, id: 'un-grand-titre', text: 'Un grand titre' },
    { depth: 3, id: 'ici', text: 'Détail' },
  ]);
  assert.is(html, '<h2 id="un-grand-titre">Un <em>grand</em> titre</h2>\n<h3 id="ici">Détail</h3>');
});

test('never gives the same id twice', () => {
  assert.equal(idsOf('## Prix\n\n## Prix 2\n\n## Prix\n\n## PRIX'), ['prix', 'prix-2', 'prix-3', 'prix-4']);
});

test('keeps an id that is written out, whichever headings stand before it', () => {
  assert.equal(idsOf('## Tarifs {#prix}\n\n## Prix'), ['prix', 'prix-2']);
  assert.equal(idsOf('## Prix\n\n## Tarifs {#prix}'), ['prix-2', 'prix']);
});

test('refuses a heading of level 1, and one that skips a level', () => {
  assert.equal(findings('Texte\n\n# Un\n\n## Deux\n\n#### Quatre\n\n## Deux'), [
    '3:1+4 titre-niveau-1',
    '7:1+11 titre-niveau-saute',
  ]);
  assert.equal(findings('### Trois'), ['1:1+9 titre-niveau-saute']);
  assert.equal(findings('## Deux\n\n### Trois\n\n#### Quatre\n\n## Deux\n\n### Trois'), []);
});

test('makes a call-out, with its own title or the usual one', () => {
  const { html, findings } = render(':::astuce\nUn\n:::\n\n:::attention[À *lire*]\n- Deux\n:::');
  const [tip, warning] = all(parseHtml(html), 'aside');
  assert.equal(findings, []);
  assert.ok(tip && warning);
  assert.is(tip.attribs['data-callout'], 'astuce');
  assert.is(textOf(one(tip, '[data-callout-title]')), 'Astuce');
  assert.is(textOf(tip), 'AstuceUn');
  assert.is(warning.attribs['data-callout'], 'attention');
  assert.match(html, '<p data-callout-title="">À <em>lire</em></p>');
  assert.is(textOf(warning), 'À lire Deux');
});

test('names an unknown block, and the one that was meant', () => {
  assert.equal(findings('Texte\n\n:::astuces\nUn\n:::'), ['3:1+10 bloc-inconnu']);
  assert.match(hintOf(':::astuces\nUn\n:::'), '« :::astuce »');
  assert.match(hintOf(':::Exemple\nUn\n:::'), '« :::exemple »');
  assert.not.match(hintOf(':::zorglub\nUn\n:::'), '« ');
});

test('takes no block for known because JavaScript has a word for it', () => {
  assert.equal(findings(':::constructor\nUn\n:::'), ['1:1+14 bloc-inconnu']);
});

test('leaves a slot for what the site fills itself, and names an unknown one', () => {
  assert.is(render('::calculateur-roi').html, '<div data-slot="calculateur-roi"></div>');
  assert.equal(findings('Un\n\n::calculateur-rio'), ['3:1+17 bloc-inconnu']);
  assert.match(hintOf('::calculateur-rio'), '« ::calculateur-roi »');
});

test('takes a colon that touches a word for text', () => {
  const written = 'mot:mot, 12:30, ratio:x[y]{z=1} et :seul';
  assert.is(render(written).html, `<p>${written}</p>`);
});

test('puts a table in a named box that the keyboard reaches, and aligns its cells without a style', () => {
  const { html } = render('| Nom | Prix | Note |\n|:--|--:|:-:|\n| a | 1 | 2 |');
  const box = one(parseHtml(html), 'div[data-table]');
  assert.is(box.attribs.tabindex, '0');
  assert.is(box.attribs.role, 'group');
  assert.match(box.attribs['aria-label'] ?? '', 'Nom, Prix, Note');
  assert.equal(attributes(box, 'th', 'data-align'), [undefined, 'right', 'center']);
  assert.equal(attributes(box, 'td', 'data-align'), [undefined, 'right', 'center']);
  assert.not.match(html, /\s(?:align|style)=/);
});

test('numbers footnotes in the order of their calls, and leads back', () => {
  const { html } = render('Un[^z] deux[^a] encore[^z].\n\n[^a]: Note A.\n[^z]: Note Z.\n[^jamais]: Rien.');
  const page = parseHtml(html);
  const notes = all(page, 'section[data-footnotes] li');
  const [first, second] = notes.map((note) => note.attribs.id);
  assert.equal([...all(page, 'sup'), ...notes].map(textOf), ['1', '2', '1', 'Note Z. ↩', 'Note A. ↩']);
  assert.equal(attributes(page, 'p > sup > a', 'href'), [`#${first}`, `#${second}`, `#${first}`]);
  // A note leads back to its first call; an id stands once.
  const [call, next, again] = attributes(page, 'p > sup > a', 'id');
  assert.equal(attributes(page, 'section li a', 'href'), [`#${call}`, `#${next}`]);
  assert.is(again, undefined);
  assert.is(new Set([first, second, call, next]).size, 4);
});

test('keeps the paragraphs of a footnote apart', () => {
  const { html } = render('Un[^a].\n\n[^a]: Premier.\n\n    Second.');
  assert.equal(all(parseHtml(html), 'section li p').map(textOf), ['Premier.', 'Second. ↩']);
});

test('names the list of footnotes for those who hear the page', () => {
  const { html } = render('Un[^a].\n\n[^a]: Note.');
  assert.ok(one(parseHtml(html), 'section[data-footnotes]').attribs['aria-label']);
});

test("keeps a footnote's id apart from a heading's", () => {
  const { html } = render('## Note 1\n\nUn[^a].\n\n[^a]: Note.');
  const ids = attributes(parseHtml(html), '[id]', 'id');
  assert.equal(ids, [...new Set(ids)]);
});

test('gives an image its size and lets it wait', () => {
  assert.is(
    render('![Un tableau](/images/a.png)').html,
    '<p><img src="/images/a.png" alt="Un tableau" width="40" height="30" loading="lazy" decoding="async"></p>',
  );
});

test('refuses an image that is missing, or that has no text', () => {
  assert.equal(findings('Un ![Rien](/images/b.png)\n\n- ![](/images/a.png)'), [
    '1:4+22 image-absente',
    '3:3+18 image-sans-texte',
  ]);
});

test('asks the same of an image that is named by reference', () => {
  const { html } = render('![Un tableau][a]\n\n[a]: /images/a.png');
  assert.is(one(parseHtml(html), 'img').attribs.width, '40');
  assert.equal(findings('![Rien][b] ![][a]\n\n[a]: /images/a.png\n[b]: /images/b.png'), [
    '1:1+10 image-absente',
    '1:12+6 image-sans-texte',
  ]);
});

test('marks links that leave the site, and only those', () => {
  const text = '[e](https://a.fr) <http://b.fr> https://c.fr [i](/services) [f](#x) [m](mailto:a@b.fr)';
  assert.equal(attributes(parseHtml(render(text).html), 'a', 'rel'), [
    ...['external noopener', 'external noopener', 'external noopener'],
    ...[undefined, undefined, undefined],
  ]);
});

test('marks a link by reference that leaves the site', () => {
  const { html } = render('[e][a] [i][b]\n\n[a]: https://a.fr\n[b]: /services');
  assert.equal(attributes(parseHtml(html), 'a', 'rel'), ['external noopener', undefined]);
});

test('lists links and images where they were written', () => {
  assert.equal(render('Un [a](/a)\net ![b](/images/a.png)\n\n[c]: /c').links, [
    { href: '/a', line: 1, column: 4, length: 7 },
    { href: '/images/a.png', line: 2, column: 4, length: 19 },
    { href: '/c', line: 4, column: 1, length: 7 },
  ]);
});

test('keeps telephone and mail links, and drops the address of one that would run', () => {
  const text =
    '[t](tel:+33465712025) [m](mailto:a@b.fr) [x](javascript:alert(1)) [y](JavaScript:alert) [z](data:text/html,x)';
  assert.equal(attributes(parseHtml(render(text).html), 'a', 'href'), [
    ...['tel:+33465712025', 'mailto:a@b.fr'],
    ...[undefined, undefined, undefined],
  ]);
});

test('refuses raw HTML, never comments or code', () => {
  assert.equal(findings('<div>\nUn\n</div>\n\nUn <b>mot</b>.'), [
    '1:1+1 html-interdit',
    '5:4+3 html-interdit',
    '5:10+4 html-interdit',
  ]);
  assert.equal(findings('<!-- à revoir\nplus tard -->\n\nUn <!-- mot --> `<b>` et 1 < 2.'), []);
  assert.is(render('<!-- à revoir -->\n\nUn <!-- mot --> seul.').html, '<p>Un  seul.</p>');
});

test('refuses HTML that stands between two comments', () => {
  assert.equal(findings('<!-- a --><b>Un</b><!-- b -->'), ['1:1+29 html-interdit']);
});

test('colours code by classes alone, and lets the keyboard scroll it', () => {
  const { html } = render('```js\nfunction f(a) { "x" } // <b>\n```\n\n```inconnu\na < b\n```');
  const [known, unknown] = all(parseHtml(html), 'pre');
  assert.ok(known && unknown);
  assert.is(known.attribs.tabindex, '0');
  assert.is(known.attribs['data-language'], 'js');
  assert.equal(attributes(known, 'span', 'class'), ['hljs-keyword', 'hljs-title', 'hljs-string', 'hljs-comment']);
  assert.is(textOf(known), 'function f(a) { "x" } // <b>');
  assert.equal(all(unknown, 'span'), []);
  assert.is(textOf(unknown), 'a < b');
  assert.not.match(html, 'style=');
});

test('counts the words of the prose, not those of code blocks', () => {
  assert.is(
    render('## Un titre\n\nTrois — *quatre* : `cinq`, 100 % !\n\n```\npas compté\n```\n\n    ni ceci').words,
    6,
  );
});

test.run();
