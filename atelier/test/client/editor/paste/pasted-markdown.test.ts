import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { assert, suite } from '../../../../../test/suite.ts';
import { diagnostics, render } from '../../../../../test/support/markdown.ts';
import { projectRoot } from '../../../../../test/support/real-site.ts';
import { type PastedMarkdown, pastedMarkdown } from '../../../../client/editor/paste/pasted-markdown.ts';

const test = suite('What is pasted, as Markdown');

/** As a browser parses it, whose `body` is what is handed on. */
function pastedHtml(html: string): PastedMarkdown {
  const pasted = pastedMarkdown(fromHtml(html, { fragment: false }));
  assert.equal(diagnostics(pasted.text), [], pasted.text);
  return pasted;
}

function pastedFile(name: string): PastedMarkdown {
  return pastedHtml(readFileSync(join(projectRoot, 'test/fixtures/clipboards', `${name}.html`), 'utf8'));
}

function check(cases: Readonly<Record<string, string>>): void {
  for (const [html, text] of Object.entries(cases)) assert.is(pastedHtml(html).text, text, html);
}

const MARK = /\[À compléter : image (\d+)[^\]\n]*\]/g;

/** Texts of programs without what became of their pictures, and what is left out of them. */
const PROGRAMS: readonly [sentence: string, file: string, text: string, leftOut?: object][] = [
  [
    'Word: its title, headings, fake lists, table and note; without its files, which are counted',
    'word',
    `## Le rapport

## Première partie

**L'idée principale** : « tout *simplement* ».[^1]

- Un élément
  - Un détail
- **Un autre**

### Les étapes

1. Ouvrir [Make](https://make.com/?utm_source=x)
2. Lire mes notes

| **Outil** | Prix \\| mois |
| --------- | ------------ |
| Make      | 9 € par mois |

[^1]: Source : nos mesures.`,
    { links: 1 },
  ],
  [
    'Word Online: headings that say so, and lists in a box each',
    'word-online',
    '## Le rapport\n\n**Important** : à lire.\n\n- Un\n  - Dedans\n- Deux\n\nLa fin.',
  ],
  [
    'Google Docs: styles that mean something, and not the bold around it all',
    'google-docs',
    '## Mon plan\n\nUn **_mot fort_**, un ~~vieux~~ et [la CNIL](https://www.cnil.fr/fr).\n\n### Sous-partie\n\n1. Un\n   - Dedans\n2. Deux',
  ],
  [
    'LibreOffice: notes, and bullets that are written as text',
    'libreoffice',
    '## Le bilan\n\nUn fait[^1] et **deux autres**.\n\n- Un\n- Deux\n\n### Détail\n\n- Premier\n- Second\n\n[^1]: La source.',
  ],
];

for (const [sentence, file, text, leftOut = {}] of PROGRAMS)
  test(sentence, () => {
    const pasted = pastedFile(file);
    assert.equal(
      [
        pasted.text
          .replaceAll(MARK, '')
          .replace(/\n{3,}/g, '\n\n')
          .trim(),
        pasted.leftOut,
      ],
      [text, leftOut],
    );
  });

test('a web page: links that lead somewhere, code, and signs that mean nothing here', () => {
  const { text, leftOut } = pastedFile('web-page');
  const lines = text.split('\n');
  assert.equal(lines.slice(0, 5), [
    '## Que faire ?',
    '',
    '### Un cas',
    '',
    "Écrire à [l'agence](mailto:contact@orbite.example), cliquer, lire la suite ou voir les prix.",
  ]);
  assert.ok(text.includes('> Une citation.\n'));
  assert.ok(text.includes('```json\n{"a": 1,\n "b": "* pas * de gras"}\n```'));
  assert.ok(text.includes('Une légende\n\nUne boîte\n\nde mise en page'));
  const shown = render(text).html.replace(/<[^>]+>/g, '');
  assert.match(shown, /Une étoile \* et un _souligné_, \{\{marque\}\} et un #dièse\./);
  assert.match(shown, /:::astuce/);
  assert.match(shown, /1\. Premier point/);
  assert.equal(leftOut, { links: 2, anchors: 1 });
});

test('marks that touch are one, and have no spaces at their ends', () => {
  check({
    '<p>un <b>mot </b>ici</p>': 'un **mot** ici',
    '<p><b>un</b><b> mot</b></p>': '**un mot**',
    '<p><b>un</b> <b><i>mot</i></b></p>': '**un _mot_**',
    '<p>un<b> </b>mot<i></i></p>': 'un mot',
    '<p><strong>un <strong>mot</strong></strong></p>': '**un mot**',
    '<h2><b>Titre</b></h2>': '## Titre',
    '<p>un<br></p><p><br></p><p>deux</p>': 'un\n\ndeux',
    '<p>un<br>deux</p>': 'un\\\ndeux',
    '<p>un<br><br> deux<br></p>': 'un\n\ndeux',
  });
});

test('headings begin below the page’s own and never skip a level, wherever they stood', () => {
  check({
    '<h4>A</h4><h6>B</h6><h4>C</h4>': '## A\n\n### B\n\n## C',
    '<h3>A</h3><h1>B</h1>': '## A\n\n## B',
    '<ul><li><h2>A</h2></li></ul>': '- A',
    '<div role="heading">Un titre</div><p>La fin.</p>': '## Un titre\n\nLa fin.',
  });
});

test('an empty clipboard is no text', () => {
  const { text, pictures, isPictures } = pastedHtml('<p>&nbsp;</p><p></p>');
  assert.equal({ text, pictures, isPictures }, { text: '', pictures: [], isPictures: false });
});

test('pictures get unused numbers at their places, and tracking pixels get none', () => {
  const html =
    '<p>Un <img src="a.png" alt="plan [du] site"> deux</p><img src="b.gif" width=1 height=1><img src="c.png">';
  const { text, pictures, isPictures } = pastedMarkdown(fromHtml(html, { fragment: false }), 4);
  assert.equal(
    Array.from(text.matchAll(MARK), ([, nth]) => nth),
    ['5', '6'],
  );
  assert.equal(
    pictures.map(({ src, alt }) => [src, alt]),
    [
      ['a.png', 'plan du site'],
      ['c.png', ''],
    ],
  );
  assert.ok(text.startsWith(`Un ${pictures[0]?.mark} deux`), text);
  assert.is(isPictures, false);
  assert.is(pastedHtml('<p><img src="a.png"></p>').isPictures, true);
});

test('subscripts and superscripts become such signs or are counted, except endings', () => {
  const cases: Readonly<Record<string, [string, number?]>> = {
    '<p>H<sub>2</sub>O</p>': ['H₂O'],
    '<p>H<span style="font-size:0.6em;vertical-align:sub;">2</span>O, 10<span style="vertical-align:super">−3</span></p>':
      ['H₂O, 10⁻³'],
    '<p>Le 1<sup>er</sup> mai, la 2<sup>e</sup> fois</p>': ['Le 1er mai, la 2e fois'],
    '<p>V<sub>Q</sub> et x<sup>ab</sup></p>': ['VQ et xab', 2],
  };
  for (const [html, [text, told]] of Object.entries(cases)) {
    const pasted = pastedHtml(html);
    assert.equal([pasted.text, pasted.leftOut.smallSigns], [text, told], html);
  }
});
