import { englishMarkdown } from '../../../../fixtures/english-markdown.ts';
import { assert, suite } from '../../../../suite.ts';
import { all, attributes, one, parseHtml, textOf } from '../../../../support/dom.ts';
import { hintOf, hints, render, reports } from '../../../../support/markdown.ts';

const test = suite('HTML, footnotes and the settings of a site in Markdown');

test('refuses raw HTML where it stands, never comments or code', () => {
  reports({
    '<div>\nUn\n</div>\n\nUn <b>mot</b>.': ['1:1+5 html-interdit', '5:4+10 html-interdit'],
    '<!-- à revoir\nplus tard -->\n\nUn <!-- mot --> `<b>` et 1 < 2.': [],
    '<!-- a --><b>Un</b><!-- b -->': '1:11+9 html-interdit',
    '> <!-- à\n> revoir --> <b>Un</b>\n> <i>Deux</i> <!-- b -->': ['2:14+9 html-interdit', '3:3+11 html-interdit'],
    // One diagnostic a line, from its first tag to its last.
    '> Un <b>mot</b> et <i class="x">un</i> <a href="/a">lien</a>.': '1:6+55 html-interdit',
    // A block is told once, where it begins.
    '<table>\n<tr>\n<td>Un <b>mot</b></td>\n</tr>\n</table>': '1:1+7 html-interdit',
    '> <div>\n>   <p>Un</p>\n>   <img src="a">\n> </div>': '1:3+5 html-interdit',
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
    '<a id="x"></a>': '{#nom}',
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

test('keeps the paragraphs of a footnote apart, and its id from a heading’s', () => {
  const page = parseHtml(render('## Note 1\n\nUn[^a].\n\n[^a]: Premier.\n\n    Second.').html);
  assert.equal(all(page, 'section li p').map(textOf), ['Premier.', 'Second. ↩']);
  assert.ok(one(page, 'section[data-footnotes]').attribs['aria-label'], 'for those who hear the page');
  const ids = attributes(page, '[id]', 'id');
  assert.equal(ids, [...new Set(ids)]);
});

test('refuses a note that nothing calls, and a note whose name is taken', () => {
  reports({
    'Un.\n\n[^a]: Note.': '3:1+11 note-inutilisee',
    'Un[^a].\n\n[^a]: Note.\n\n> [^a]: Autre.': '5:3+12 note-en-double',
    'Un[^a].\n\n[^a]: Note.\n\n[^a]: Note.': '? 5:1+11 note-en-double',
    '## Un[^a]\n\n> Deux[^B] trois[^b]\n\n[^a]: Note.\n\n[^b]: Note.': [],
  });
  assert.match(render('Un[^a].\n\n[^a]: Première.\n[^a]: Seconde.').html, 'Première.');
  assert.equal(render('[^a]: Note.\n\nUn[^a].').start, { line: 3, column: 1 });
});

test('leads back from a note of one paragraph on its own line, from a list below it', () => {
  assert.equal(all(parseHtml(render('Un[^a].\n\n[^a]: Note.').html), 'section p'), []);
  const note = one(parseHtml(render('Un[^a].\n\n[^a]:\n    - Deux').html), 'section li[id]');
  assert.equal(all(note, 'ul a'), []);
  assert.equal(all(note, 'a').map(textOf), ['↩']);
});

const TEXT = [
  ':::note\nMind the gap.\n:::\n\n:::tip[Faster]\nTake the stairs.\n:::',
  '| Name | Age |\n|---|---|\n| Ann | 30 |\n\n| Name | Age |\n|---|---|\n| Bob | 40 |',
  'A claim.[^1]\n\n```typescript\nconst a = 1;\n```\n\n[^1]: The source.\n',
].join('\n\n');

test('readers see nothing but the words of a site’s own settings', () => {
  const { html, diagnostics } = render(TEXT, englishMarkdown);
  assert.equal(diagnostics, []);
  const page = parseHtml(html);
  assert.equal(attributes(page, '[data-callout]', 'data-callout'), ['note', 'tip']);
  assert.equal(all(page, '[data-callout-title]').map(textOf), ['Please note', 'Faster']);
  assert.equal(attributes(page, '[data-table]', 'aria-label'), ['Table of Name and Age', 'Table 2 of Name and Age']);
  assert.equal(attributes(page, '[data-footnotes]', 'aria-label'), ['Footnotes']);
  assert.ok(html.includes('aria-label="Back to the mention of note 1"'));
  assert.not.match(html, /Tableau|Retour|Astuce/);
});

test('code is coloured in the languages of the settings, by the tokens that it has rules for', () => {
  const { html } = render(TEXT, englishMarkdown);
  assert.match(html, '<span class="token-keyword">const</span>');
  assert.not.match(html, 'token-number');
  const { diagnostics } = render('```sql\nselect 1\n```', englishMarkdown);
  assert.is(diagnostics.map(({ rule }) => rule).join(), 'langage-inconnu');
  assert.match(diagnostics[0]?.hint ?? '', 'css, typescript');
});

test('writers are told of the call-outs of the settings, and of no others', () => {
  for (const text of [':::astuce\nun\n:::', '::::nothing\nun\n::::', '::: zzz\nun', '<aside>un</aside>', '::note']) {
    const { diagnostics } = render(text, englishMarkdown);
    assert.ok(diagnostics.length > 0, text);
    for (const { hint } of diagnostics) assert.not.match(hint, /astuce|attention|exemple/);
  }
  assert.match(render('<aside>un</aside>', englishMarkdown).diagnostics[0]?.hint ?? '', ':::note[Titre]');
  const none = { ...englishMarkdown, callOuts: {} };
  assert.not.match(render('<aside>un</aside>', none).diagnostics[0]?.hint ?? '', ':::');
});
