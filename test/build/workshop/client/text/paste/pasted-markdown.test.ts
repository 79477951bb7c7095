import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type PastedMarkdown,
  pastedMarkdown,
} from '../../../../../../build/workshop/client/text/paste/pasted-markdown.ts';
import { diagnostics, render } from '../../../../../support/markdown.ts';
import { projectRoot } from '../../../../../support/real-site.ts';

const test = suite('What is pasted, as Markdown');

const NONE = { pictures: 0, links: 0 };

/** As a browser parses it, whose `body` is what is handed on. */
function pastedHtml(html: string): PastedMarkdown {
  const pasted = pastedMarkdown(fromHtml(html, { fragment: false }));
  assert.equal(diagnostics(pasted.text), [], pasted.text);
  return pasted;
}

function pastedFile(name: string): PastedMarkdown {
  return pastedHtml(readFileSync(join(projectRoot, 'test/fixtures/clipboards', `${name}.html`), 'utf8'));
}

test('Word: its title, headings, fake lists, table and note; without its files and pictures, which are counted', () => {
  const { text, leftOut } = pastedFile('word');
  assert.is(
    text,
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
  );
  assert.equal(leftOut, { pictures: 1, links: 1 });
});

test('Word Online: headings that say so, and lists in a box each', () => {
  assert.equal(pastedFile('word-online'), {
    text: '## Le rapport\n\n**Important** : à lire.\n\n- Un\n  - Dedans\n- Deux\n\nLa fin.',
    leftOut: NONE,
  });
});

test('Google Docs: styles that mean something, and not the bold around it all', () => {
  assert.equal(pastedFile('google-docs'), {
    text: '## Mon plan\n\nUn **_mot fort_**, un ~~vieux~~ et [la CNIL](https://www.cnil.fr/fr).\n\n### Sous-partie\n\n1. Un\n   - Dedans\n2. Deux',
    leftOut: { pictures: 1, links: 0 },
  });
});

test('LibreOffice: notes, and bullets that are written as text', () => {
  assert.equal(pastedFile('libreoffice'), {
    text: '## Le bilan\n\nUn fait[^1] et **deux autres**.\n\n- Un\n- Deux\n\n### Détail\n\n- Premier\n- Second\n\n[^1]: La source.',
    leftOut: NONE,
  });
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
  assert.equal(leftOut, { pictures: 1, links: 2 });
});

test('marks that touch are one, and have no spaces at their ends', () => {
  const cases = {
    '<p>un <b>mot </b>ici</p>': 'un **mot** ici',
    '<p><b>un</b><b> mot</b></p>': '**un mot**',
    '<p><b>un</b> <b><i>mot</i></b></p>': '**un _mot_**',
    '<p>un<b> </b>mot<i></i></p>': 'un mot',
    '<p><strong>un <strong>mot</strong></strong></p>': '**un mot**',
    '<h2><b>Titre</b></h2>': '## Titre',
    '<p>un<br></p><p><br></p><p>deux</p>': 'un\n\ndeux',
    '<p>un<br>deux</p>': 'un\\\ndeux',
    '<p>un<br><br> deux<br></p>': 'un\\\ndeux',
  };
  for (const [html, text] of Object.entries(cases)) assert.is(pastedHtml(html).text, text, html);
});

test('headings begin below the page’s own and never skip a level, wherever they stood', () => {
  assert.is(pastedHtml('<h4>A</h4><h6>B</h6><h4>C</h4>').text, '## A\n\n### B\n\n## C');
  assert.is(pastedHtml('<h3>A</h3><h1>B</h1>').text, '## A\n\n## B');
  assert.is(pastedHtml('<ul><li><h2>A</h2></li></ul>').text, '- A');
});

test('an empty clipboard, and one of pictures alone, are no text', () => {
  assert.equal(pastedHtml('<p>&nbsp;</p><p></p>'), { text: '', leftOut: NONE });
  assert.equal(pastedHtml('<img src="a.png"><img src="b.png">'), { text: '', leftOut: { pictures: 2, links: 0 } });
});

test.run();
