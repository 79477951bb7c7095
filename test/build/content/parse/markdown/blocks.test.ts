import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, one, parseHtml, textOf } from '../../../../support/dom.ts';
import { diagnosticOf, render } from '../../../../support/markdown.ts';
import { finds, hints } from '../../../../support/markdown-cases.ts';

const test = suite('Call-outs and slots');

test('makes a call-out, with its own title or the usual one', () => {
  const { html, diagnostics } = render(':::astuce\nUn\n:::\n\n:::attention[À *lire*]\n- Deux\n:::');
  const [tip, warning] = all(parseHtml(html), 'aside');
  assert.equal(diagnostics, []);
  assert.ok(tip && warning);
  assert.is(tip.attribs['data-callout'], 'astuce');
  assert.is(textOf(one(tip, '[data-callout-title]')), 'Astuce');
  assert.is(textOf(tip), 'AstuceUn');
  assert.is(warning.attribs['data-callout'], 'attention');
  assert.match(html, '<p data-callout-title="">À <em>lire</em></p>');
  assert.is(textOf(warning), 'À lire Deux');
});

test('leaves a slot for what the site fills itself', () => {
  assert.is(render('::calculateur-roi').html, '<div data-slot="calculateur-roi"></div>');
});

/** Texts, and what is found in each. */
const FOUND: Readonly<Record<string, Readonly<Record<string, string | string[]>>>> = {
  'an unknown block is named, be it a word of JavaScript': {
    'Texte\n\n:::astuces\nUn\n:::': '3:1+10 bloc-inconnu',
    ':::constructor\nUn\n:::': '1:1+14 bloc-inconnu',
    'Un\n\n::calculateur-rio': '3:1+17 bloc-inconnu',
  },
  'a call-out that is never closed is named where it begins': {
    'Un\n\n:::astuce\nDeux\n\n## Trois': '3:1+9 encadre-non-ferme',
    '> :::astuce\n> Un\n\nHors.': '1:3+9 encadre-non-ferme',
    '- :::attention[Titre]\n  Un': '1:3+12 encadre-non-ferme',
    ':::astuce': '1:1+9 encadre-non-ferme',
    ':::astuce\n:::exemple\nUn\n:::\n\nDeux': '1:1+9 encadre-non-ferme',
    '::::astuce\n:::exemple\nUn\n::::': '2:1+10 encadre-non-ferme',
  },
  'any closed call-out is taken for closed': {
    ':::astuce\nUn\n:::': [],
    ':::astuce\nUn\n::::  ': [],
    '> :::astuce\n> Un\n> :::\n\nHors.': [],
    '- :::astuce\n  Un\n  :::\n- Deux': [],
    '::::astuce\n:::exemple\nUn\n:::\n::::': [],
  },
  'what stands behind a block and would not be shown is refused': {
    ':::astuce{titre="Un"}\nDeux\n:::': '1:1+9 bloc-attributs',
    '::calculateur-roi[Un]': '1:1+17 bloc-attributs',
    '::calculateur-roi{a=b}': '1:1+17 bloc-attributs',
  },
  'a slot inside another block is refused, and one that stands twice': {
    ':::astuce\n::calculateur-roi\n:::': '2:1+17 bloc-mal-place',
    '> ::calculateur-roi': '1:3+17 bloc-mal-place',
    '- Un\n\n  ::calculateur-roi': '3:3+17 bloc-mal-place',
    '::calculateur-roi\n\nUn\n\n::calculateur-roi': '5:1+17 bloc-en-double',
  },
};

for (const [sentence, texts] of Object.entries(FOUND)) test(sentence, () => finds(texts));

test('says which block was meant, also with too few colons, and how to close one', () => {
  hints({
    ':::astuces\nUn\n:::': '« :::astuce »',
    ':::Exemple\nUn\n:::': '« :::exemple »',
    ':::zorglub\nUn\n:::': /^[^«]*$/,
    '::calculateur-rio': '« ::calculateur-roi »',
    '::astuce': '« :::astuce »',
    ':::astuce\n:::exemple\nUn\n:::\n\nDeux': 'quatre « : »',
  });
  const { diagnostics } = render('::::exemple\nUn\n:::');
  assert.match(diagnostics.map(({ hint }) => hint).join(), '« :::: »');
});

test('lists the slots that a text has, where they stand', () => {
  assert.equal(render('Un\n\n::calculateur-roi').slots, [{ name: 'calculateur-roi', line: 3, column: 1, length: 17 }]);
});

test('says what a slot is in the way of', () => {
  assert.match(diagnosticOf('> ::calculateur-roi').message, 'citation');
  assert.match(diagnosticOf('- ::calculateur-roi').message, 'liste');
  assert.match(diagnosticOf(':::astuce\n::calculateur-roi\n:::').message, 'encadré');
});

test('leaves the ends of a text out of what a page has to show', () => {
  assert.is(render('<!-- Rien -->\n\n[a]: /a').start, undefined);
  assert.equal(render('\n\n<!-- Rien -->\n\n> Un').start, { line: 5, column: 1 });
});

test.run();
