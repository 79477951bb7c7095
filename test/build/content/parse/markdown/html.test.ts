import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hintOf, render } from '../../../../support/markdown.ts';
import { finds, hints } from '../../../../support/markdown-cases.ts';

const test = suite('HTML in Markdown');

test('refuses raw HTML where it stands, never comments or code', () => {
  finds({
    '<div>\nUn\n</div>\n\nUn <b>mot</b>.': ['1:1+5 html-interdit', '5:4+10 html-interdit'],
    '<!-- à revoir\nplus tard -->\n\nUn <!-- mot --> `<b>` et 1 < 2.': [],
    '<!-- a --><b>Un</b><!-- b -->': '1:11+9 html-interdit',
    '> <!-- à\n> revoir --> <b>Un</b>\n> <i>Deux</i> <!-- b -->': ['2:14+9 html-interdit', '3:3+11 html-interdit'],
    // One diagnostic a line, from its first tag to its last.
    '> Un <b>mot</b> et <i class="x">un</i> <a href="/a">lien</a>.': '1:6+55 html-interdit',
    // A closing tag is part of what opened it; one that closes nothing is not.
    '<div>\n\nUn\n\n</div>\n\n</div>': ['1:1+5 html-interdit', '7:1+6 html-interdit'],
    'Écrivez \\<votre-nom> ici.': [],
    'Un\n\n<!-- à revoir\n\nDeux': '3:1+4 commentaire-non-ferme',
  });
  assert.is(render('<!-- à revoir -->\n\nUn <!-- mot --> seul.').html, '<p>Un  seul.</p>');
});

test('says the Markdown to write, or how to show a tag that Markdown knows nothing of', () => {
  hints({
    'Un <b>mot</b> et <i class="x">un</i> <a href="/a">lien</a>.': /\*\*texte\*\*.* \*texte\*.*\[texte\]\(\/adresse\)/,
    'Un<br>deux': '« \\ »',
    '<TABLE>\n<tr><td>Un</td></tr>\n</TABLE>': '|---|---|',
    'Écrivez <votre-nom> ici.': '« \\< »',
    '<?php x ?>': '« \\< »',
  });
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
