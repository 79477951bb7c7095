import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findings, hintOf, render } from '../../../support/markdown.ts';

const test = suite('HTML in Markdown');

test('refuses raw HTML, never comments or code', () => {
  assert.equal(findings('<div>\nUn\n</div>\n\nUn <b>mot</b>.'), ['1:1+5 html-interdit', '5:4+10 html-interdit']);
  assert.equal(findings('<!-- à revoir\nplus tard -->\n\nUn <!-- mot --> `<b>` et 1 < 2.'), []);
  assert.is(render('<!-- à revoir -->\n\nUn <!-- mot --> seul.').html, '<p>Un  seul.</p>');
});

test('refuses HTML that stands between two comments', () => {
  assert.equal(findings('<!-- a --><b>Un</b><!-- b -->'), ['1:11+9 html-interdit']);
});

test('gives one finding a line, from its first tag to its last, and says the Markdown to write', () => {
  const text = 'Un <b>mot</b> et <i class="x">un</i> <a href="/a">lien</a>.';
  assert.equal(findings(`> ${text}`), ['1:6+55 html-interdit']);
  const hint = hintOf(text);
  for (const markdown of ['**texte**', '*texte*', '[texte](/adresse)']) assert.match(hint, markdown);
  assert.match(hintOf('Un<br>deux'), '« \\ »');
  assert.match(hintOf('<TABLE>\n<tr><td>Un</td></tr>\n</TABLE>'), '|---|---|');
});

test('tells how to show a tag that Markdown knows nothing of', () => {
  assert.match(hintOf('Écrivez <votre-nom> ici.'), '« \\< »');
  assert.equal(findings('Écrivez \\<votre-nom> ici.'), []);
  assert.match(hintOf('<?php x ?>'), '« \\< »');
});

test('takes a closing tag for part of what opened it, and names one that closes nothing', () => {
  assert.equal(findings('<div>\n\nUn\n\n</div>\n\n</div>'), ['1:1+5 html-interdit', '7:1+6 html-interdit']);
});

test('names a tag where it stands behind comments, also in a quote', () => {
  assert.equal(findings('> <!-- à\n> revoir --> <b>Un</b>\n> <i>Deux</i> <!-- b -->'), [
    '2:14+9 html-interdit',
    '3:3+11 html-interdit',
  ]);
});

test('says that a comment is never closed, since it hides the rest', () => {
  assert.equal(findings('Un\n\n<!-- à revoir\n\nDeux'), ['3:1+4 commentaire-non-ferme']);
});

test('says what to write for what writers know of HTML', () => {
  const markdown = {
    '<strong>Un</strong>': '**texte**',
    '<em>Un</em>': '*texte*',
    '<s>Un</s>': '~~texte~~',
    '<u>Un</u>': 'sans balise',
    '<a href="/x">Un</a>': '](/adresse)',
    '<img src="/x">': '![',
    '<h2>Un</h2>': '## Titre',
    '<h3>Un</h3>': '### Titre',
    '<ul><li>Un</li></ul>': '- élément',
    '<ol><li>Un</li></ol>': '1. élément',
    '<blockquote>Un</blockquote>': '> texte',
    '<code>Un</code>': '`code`',
    '<pre>Un</pre>': 'accents graves',
    '<details>Un</details>': ':::astuce',
    '<sup>1</sup>': '[^1]',
    '<iframe src="/x"></iframe>': '](https://',
    '<hr>': '---',
    '<p>Un</p>': 'ligne vide',
    '<script>Un</script>': 'exécuté',
  };
  for (const [html, text] of Object.entries(markdown)) {
    assert.ok(hintOf(html).includes(text), `${html}: ${hintOf(html)}`);
    assert.not.match(hintOf(html), '\\<');
  }
});

test.run();
