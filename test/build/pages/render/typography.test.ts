import { finish } from '../../../../build/pages/render/finish.ts';
import { Typography } from '../../../../build/pages/render/typography/typography.ts';
import { readHtml } from '../../../../build/platform/html/read-html.ts';
import { type TextEdit, withEdits } from '../../../../build/platform/html/text-edit.ts';
import { assert, suite } from '../../../suite.ts';
import { expandSpaces } from '../../../support/dom.ts';

const test = suite('Typography of pages');

const ADDRESS = { origin: 'https://exemple.test', base: '', trailingSlash: false };
const FRENCH = '<html lang="fr">';

test('sees a sentence through the elements that flow with it', () => {
  assert.is(set('<p><b>Coût</b> : <i>élevé</i> !</p>'), '<p><b>Coût</b>_: <i>élevé</i>~!</p>');
  assert.is(set('<p><a href="/x">Coût</a>: <em>l</em>\'eau</p>'), '<p><a href="/x">Coût</a>_: <em>l</em>’eau</p>');
  assert.is(set('<p>«<strong><q>bon</q></strong>»</p>'), '<p>«_<strong><q>bon</q></strong>_»</p>');
  assert.is(set('<p>1<sup>er</sup>! a <!-- b --> ?</p>'), '<p>1<sup>er</sup>~! a~<!-- b -->?</p>');
});

test('ends a sentence where a block, a cell, a line or a picture does', () => {
  untouched(
    '<ul><li>Coût</li> <li>: élevé</li></ul>',
    '<div><p>Coût</p>! fin</div>',
    '<p>Coût<br>! <img src="/a.png" alt="">? <svg></svg>!</p>',
  );
  assert.is(set('<li>Coût:<ul><li>un</li></ul></li>'), '<li>Coût_:<ul><li>un</li></ul></li>');
  assert.is(set('Fin !'), 'Fin~!');
});

test('takes what stands in code for a word of the sentence, and leaves it alone', () => {
  for (const name of ['code', 'kbd', 'samp', 'var'])
    assert.is(
      set(`<p>L'<${name}>a ? b:</${name}> : «<${name}>x ?</${name}>»</p>`),
      `<p>L’<${name}>a ? b:</${name}>_: «_<${name}>x ?</${name}>_»</p>`,
    );
  assert.is(set('<p><code>a <b>c ?</b></code>!</p>'), '<p><code>a <b>c ?</b></code>~!</p>');
});

test('never touches attributes, scripts, styles, forms’ own texts, drawings or islands', () => {
  untouched(
    '<pre><code>a ? b : c;</code></pre>',
    '<p title="Quoi ? L\'IA">a</p>',
    '<div data-island="x"><p>Quoi ?</p></div>',
    '<script>a ? b : "l\'un"</script>',
    '<style>a::after { content: "Quoi ?" }</style>',
    '<textarea>Quoi ?</textarea>',
    '<select><option>Quoi ?</option></select>',
    '<svg><text>Quoi ?</text></svg>',
    '<noscript>Quoi ?</noscript>',
    '<template>Quoi ?</template>',
    '<iframe><p>Quoi ?</p></iframe>',
    '<!-- Quoi ? -->',
  );
  assert.is(set('<p>a</p><pre>b ?</pre><p>c ?</p>'), '<p>a</p><pre>b ?</pre><p>c~?</p>');
  assert.is(set('<p>Un <span data-island="x">a ?</span> !</p>'), '<p>Un <span data-island="x">a ?</span>~!</p>');
});

test('leaves other languages alone, the title included, and knows French inside them', () => {
  untouched(
    '<p lang="en">Oops! Don\'t stop...</p>',
    '<html lang="fr"><title lang="en">Oops! Don\'t stop</title></html>',
    '<html lang="en"><p>Oops!</p></html>',
    '<p lang="">Oops!</p>',
    '<p lang="fro">Oops!</p>',
  );
  const found = set('<main lang="en">Oops! <p lang="fr-CA">Quoi ? <b>Oui !</b></p> Oops!</main>');
  assert.is(found, '<main lang="en">Oops! <p lang="fr-CA">Quoi~? <b>Oui~!</b></p> Oops!</main>');
  assert.is(set('<p>Le mot <i lang="en">call!</i> : fin</p>'), '<p>Le mot <i lang="en">call!</i>_: fin</p>');
  assert.is(set('<html lang="FR"><title>Quoi ?</title></html>'), '<html lang="FR"><title>Quoi~?</title></html>');
  assert.is(set('<pre lang="fr">Quoi ?</pre>'), '<pre lang="fr">Quoi ?</pre>');
});

test('leaves a page that names no language, or one without rules, as it was written', () => {
  for (const html of ['<p>Quoi ?</p>', '<html><p>Quoi ?</p></html>', '<html lang="en"><p>Don\'t... stop ?</p></html>'])
    assert.is(finish(html, { address: ADDRESS }).html, html);
});

test('reads characters that React or Markdown wrote as entities, and writes those that HTML must escape', () => {
  assert.is(set('<p>L&#x27;IA, aujourd&#39;hui</p>'), '<p>L’IA, aujourd’hui</p>');
  const found = set("<p>A &amp; B, l'un &lt; l'autre &gt; &amp;lt</p>");
  assert.is(found, '<p>A &amp; B, l’un &lt; l’autre &gt; &amp;lt</p>');
  assert.is(set('<p>Quoi&nbsp;?</p>'), '<p>Quoi~?</p>');
  untouched('<p>A &eacute;t&eacute; &#233;crit</p>');
});

test('loses no character, not even those that only a program would write, nor of eighty thousand spaces', () => {
  assert.is(set('<p>a\ue000b <b>c:</b> d ! fin</p>'), '<p>a\ue000b <b>c_:</b> d~! fin</p>');
  assert.is(set('<p>\ud800 <b>\udfff</b> ! \uf8ff</p>'), '<p>\ud800 <b>\udfff</b>~! \uf8ff</p>');
  // Work that grows with the square takes longer than any file of tests may.
  untouched(`<p>a${' '.repeat(80_000)}b <b>${' '.repeat(80_000)}</b></p>`);
});

test('words that do not break are compounds with a short part', () => {
  const named = unbroken('Un e-mail no-code, racontez-nous d’un <b>rendez-vous</b>');
  assert.equal(named, ['e-mail', 'no-code', 'racontez-nous', 'rendez-vous']);
  assert.equal(unbroken('Combien coûte-t-il, l’e-mail &amp; l’en-tête'), ['coûte-t-il', 'e-mail', 'en-tête']);
  assert.equal(unbroken('Sur cent minutes, quatre-vingts ne le sont plus'), ['quatre-vingts']);
});

test('words that do not break are no long compounds, addresses, ranges or file names', () => {
  const addresses = ['moi@mon-site.fr', 'https://mon-site.fr/a-b', 'no-code.txt'];
  for (const text of ['avant-dernièrement', ...addresses, '9-18', 'a - b']) assert.equal(unbroken(text), [], text);
});

test('a heading keeps short words beside the next word, also in links; a text does not', () => {
  const bound = (html: string) => expandSpaces(typeset(`<html lang="fr">${html}</html>`).replace(/<[^>]+>/g, ''));
  assert.is(bound('<h1>Tableaux de bord &amp; reporting</h1>'), 'Tableaux de_bord &amp;_reporting');
  assert.is(bound('<h3><a class="link" href="/a">Créer un GPT sur mesure</a></h3>'), 'Créer un_GPT sur_mesure');
  assert.is(bound("<h2>Le prix d'un outil et de la dette</h2>"), 'Le_prix d’un_outil et_de_la_dette');
  assert.is(bound('<h2>Et en une « carte » : laquelle ?</h2>'), 'Et_en_une_«_carte_»_: laquelle~?');
  assert.is(
    bound('<h1>Décodage</h1><p>Le prix de la page</p><li>sur mesure</li>'),
    'DécodageLe prix de la pagesur mesure',
  );
});

test('of words of a heading that no phone holds on a line, the last ones that it holds are bound', () => {
  const title = typeset('<html lang="fr"><h1>Pour l’industrialisation, où dans les administrations</h1></html>');
  assert.is(
    expandSpaces(title),
    '<html lang="fr"><h1>Pour l’industrialisation, où dans les_administrations</h1></html>',
  );
});

test('a heading keeps compounds whole beside the words that lead to them', () => {
  const html = typeset('<html lang="fr"><h2>Un e-mail pour</h2></html>');
  assert.is(expandSpaces(html), '<html lang="fr"><h2><span data-unbroken>Un_e-mail</span> pour</h2></html>');
});

test('words that must not break are marked in French text only', () => {
  const pages = [
    '<html lang="fr"><head><title>no-code</title></head></html>',
    '<html lang="fr"><body><p><code>no-code</code></p></body></html>',
    '<html lang="fr"><body><svg data-drawing="wide"><text>no-code</text></svg></body></html>',
    '<html lang="en"><body><p>no-code</p></body></html>',
    '<html lang="fr"><body><p><a class="button">Prendre rendez-vous</a></p><li class="row">no-code</li></body></html>',
  ];
  for (const page of pages) assert.is(typeset(page), page);
});

/** Finishes a part of a French page. */
function finished(html: string): string {
  return finish(FRENCH + html, { address: ADDRESS }).html.slice(FRENCH.length);
}

function set(html: string): string {
  return expandSpaces(finished(html));
}

function untouched(...pages: string[]): void {
  for (const html of pages) assert.is(finished(html), html);
}

/** A page with its typography. */
function typeset(html: string): string {
  const edits: TextEdit[] = [];
  readHtml(html, [new Typography(html, edits)]);
  return withEdits(html, edits);
}

/** The words of a French text that stay on one line, once it is typeset in a page. */
function unbroken(text: string): string[] {
  const html = typeset(`<html lang="fr"><body><p>${text}</p></body></html>`);
  assert.is(html.replace(/<[^>]+>/g, ''), text.replace(/<[^>]+>/g, ''), 'the text is what was written');
  return Array.from(html.matchAll(/<span data-unbroken>([^<]*)<\/span>/g), ([, word = '']) => word);
}
