import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, one, parseHtml, textOf } from '../../../support/dom.ts';
import { findingOf, findings, hintOf, render } from '../../../support/markdown.ts';

const test = suite('Call-outs and slots');

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

test('takes a misspelt call-out with too few colons for what it is', () => {
  assert.match(hintOf('::astuce'), '« :::astuce »');
});

test('says which call-out is never closed, and takes any closed one for closed', () => {
  assert.equal(findings('Un\n\n:::astuce\nDeux\n\n## Trois'), ['3:1+9 encadre-non-ferme']);
  assert.match(
    render('::::exemple\nUn\n:::')
      .findings.map(({ hint }) => hint)
      .join(),
    '« :::: »',
  );
  assert.equal(findings('> :::astuce\n> Un\n\nHors.'), ['1:3+9 encadre-non-ferme']);
  assert.equal(findings('- :::attention[Titre]\n  Un'), ['1:3+12 encadre-non-ferme']);
  assert.equal(findings(':::astuce'), ['1:1+9 encadre-non-ferme']);
  for (const closed of [
    ':::astuce\nUn\n:::',
    ':::astuce\nUn\n::::  ',
    '> :::astuce\n> Un\n> :::\n\nHors.',
    '- :::astuce\n  Un\n  :::\n- Deux',
    '::::astuce\n:::exemple\nUn\n:::\n::::',
  ]) {
    assert.equal(findings(closed), [], closed);
  }
});

test('says that a call-out inside another one needs a longer fence outside', () => {
  assert.equal(findings(':::astuce\n:::exemple\nUn\n:::\n\nDeux'), ['2:1+10 encadre-non-ferme']);
  assert.match(hintOf(':::astuce\n:::exemple\nUn\n:::\n\nDeux'), 'quatre « : »');
});

test('refuses what stands behind a block and would not be shown', () => {
  assert.equal(findings(':::astuce{titre="Un"}\nDeux\n:::'), ['1:1+9 bloc-attributs']);
  assert.equal(findings('::calculateur-roi[Un]'), ['1:1+17 bloc-attributs']);
  assert.equal(findings('::calculateur-roi{a=b}'), ['1:1+17 bloc-attributs']);
});

test('refuses a slot inside another block, and one that stands twice', () => {
  const slot = '::calculateur-roi';
  assert.equal(findings(`:::astuce\n${slot}\n:::`), ['2:1+17 bloc-mal-place']);
  assert.equal(findings(`> ${slot}`), ['1:3+17 bloc-mal-place']);
  assert.equal(findings(`- Un\n\n  ${slot}`), ['3:3+17 bloc-mal-place']);
  assert.equal(findings(`${slot}\n\nUn\n\n${slot}`), ['5:1+17 bloc-en-double']);
});

test('lists the slots that a text has, where they stand', () => {
  assert.equal(render('Un\n\n::calculateur-roi').slots, [{ name: 'calculateur-roi', line: 3, column: 1, length: 17 }]);
});

test('says what a slot is in the way of', () => {
  const messages = ['> ::calculateur-roi', '- ::calculateur-roi', ':::astuce\n::calculateur-roi\n:::'].map(
    (text) => findingOf(text).message,
  );
  for (const [index, holder] of ['citation', 'liste', 'encadré'].entries()) assert.match(messages[index] ?? '', holder);
});

test('leaves the ends of a text out of what a page has to show', () => {
  assert.is(render('<!-- Rien -->\n\n[a]: /a').start, undefined);
  assert.equal(render('\n\n<!-- Rien -->\n\n> Un').start, { line: 5, column: 1 });
});

test.run();
