import type { CitedFact } from '../../src/format/following-sections.ts';
import { withMarginNotes } from '../../src/pages/facts/margin-notes.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Notes in the margin of a text');

function fact(nom: string, rest: Partial<CitedFact> = {}): CitedFact {
  return {
    nom,
    produit: 'Essaim',
    objet: `forfait <${nom}>`,
    valeur: '12 $',
    source: 'https://exemple.fr/?a&b',
    ...rest,
  };
}

/** The text of the HTML in which `{un}` and `{deux}` cite facts, each note as its fact's name in square brackets. */
function noted(marked: string): string {
  const citations: { name: string; end: number }[] = [];
  let html = '';
  for (const part of marked.split(/(\{\w+\})/)) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    html += name === undefined ? part : '12 $';
    if (name !== undefined) citations.push({ name: `fait.${name}`, end: html.length });
  }
  const shown = withMarginNotes({ html, citations }, [fact('un'), fact('deux')]);
  return shown.replace(/ <span data-note.*?&lt;(\w+)&gt;.*?<\/span>/g, '[$1]');
}

test('follow the sentence that cites, wherever in it the value stands', () => {
  assert.is(noted('<p>Avant. Il coûte {un} par mois. Après.</p>'), '<p>Avant. Il coûte 12 $ par mois.[un] Après.</p>');
  assert.is(noted('<p>{un}, soit 1.5 %</p>\n<p>Après.</p>'), '<p>12 $, soit 1.5 %[un]</p>\n<p>Après.</p>');
  const found = noted('<ul>\n<li><strong>Prix. {un}.</strong> Fin</li>\n</ul>');
  assert.is(found, '<ul>\n<li><strong>Prix. 12 $.</strong> Fin[un]</li>\n</ul>');
  const actual = noted('<ul>\n<li>{un}\n<ul>\n<li>{deux}</li>\n</ul>\n</li>\n</ul>');
  assert.is(actual, '<ul>\n<li>12 $\n[un]<ul>\n<li>12 $[deux]</li>\n</ul>\n</li>\n</ul>');
});

test('come once a fact, those of a sentence in its order', () => {
  assert.is(noted('<p>De {deux} à {un}. Puis {un}.</p>'), '<p>De 12 $ à 12 $.[deux][un] Puis 12 $.</p>');
});

test('stand in no table, call-out, drawing, title, link or attribute', () => {
  for (const html of [
    '<div data-table=""><table><tbody><tr><td>{un}</td></tr></tbody></table></div>',
    '<aside data-callout="astuce"><p>{un}.</p></aside>',
    '<h2>{un}</h2>\n<p>Après.</p>',
    '<p><img src="a.png" alt="{un}"> Après.</p>',
  ])
    assert.is(noted(html), html.replace('{un}', '12 $'));
  assert.is(noted('<p><a href="/">à {un}. Oui</a> ou non.</p>'), '<p><a href="/">à 12 $. Oui</a> ou non.[un]</p>');
});

test('wait for running text when a table cites first', () => {
  const html = noted('<table><tbody><tr><td>{un}</td></tr></tbody></table>\n<p>{un}.</p>');
  assert.is(html, '<table><tbody><tr><td>12 $</td></tr></tbody></table>\n<p>12 $.[un]</p>');
});

test('say the product, the value, where it was seen, and when', () => {
  const html = withMarginNotes({ html: '<p>12 $</p>', citations: [{ name: 'fait.un', end: 7 }] }, [
    fact('un', { verifie: '2025-08-20' }),
  ]);
  assert.match(html, 'Essaim, <a href="https://exemple.fr/?a&amp;b">forfait &lt;un&gt;</a> : 12 $, ');
  assert.match(html, '<time dateTime="2025-08-20">20 août 2025</time>');
});
