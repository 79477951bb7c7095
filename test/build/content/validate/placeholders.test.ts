import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findPlaceholders } from '../../../../build/content/validate/placeholders.ts';
import type { Placeholder } from '../../../../build/contract/definition.ts';
import { redactedPatterns } from '../../../../build/contract/redaction.ts';
import { placesOf, sourcesOf, type Texts } from '../../../support/sources.ts';

const test = suite('Placeholders');

const blank: Placeholder = {
  sign: '[À compléter',
  pattern: /\[À compléter[^\]]*\]/g,
  rule: 'a-completer',
  message: (match) => `Il reste ${match}.`,
  hint: 'Remplacez-le.',
};
const address: Placeholder = {
  sign: '.example',
  pattern: /\b[\w.]+\.example\b/g,
  rule: 'adresse-fictive',
  message: (match) => `« ${match} » est fictive.`,
  hint: 'Changez-la.',
  once: true,
};

function find(texts: Texts, ...placeholders: Placeholder[]) {
  return findPlaceholders(sourcesOf(texts), placeholders);
}

test('names every one of them where it stands, in front matter and text alike', () => {
  const found = find(
    {
      'a.md': '---\ntitre: "[À compléter]"\n---\n\nUn [À compléter : le nom] et [À compléter].\n',
      'blog/b.md': '[À compléter]',
    },
    blank,
  );
  assert.equal(placesOf(found), [
    'warning content/a.md:2:9+13 a-completer',
    'warning content/a.md:5:4+22 a-completer',
    'warning content/a.md:5:30+13 a-completer',
    'warning content/blog/b.md:1:1+13 a-completer',
  ]);
  assert.equal([found[1]?.message, found[1]?.hint], ['Il reste [À compléter : le nom].', 'Remplacez-le.']);
});

test('names only the first of those to be named once, across all files', () => {
  const texts = { 'a.md': 'Rien.', 'b.md': '\norbite.example et x.example', 'c.md': 'orbite.example' };
  assert.equal(placesOf(find(texts, address)), ['warning content/b.md:2:1+14 adresse-fictive']);
  assert.equal(find({ 'a.md': 'Un exemple.' }, blank, address), []);
});

test('looks for each kind on its own, and finds the same again at the next build', () => {
  const texts = { 'a.md': '[À compléter] orbite.example [À compléter]' };
  for (const _ of ['first build', 'next build'])
    assert.equal(placesOf(find(texts, address, blank)), [
      'warning content/a.md:1:15+14 adresse-fictive',
      'warning content/a.md:1:1+13 a-completer',
      'warning content/a.md:1:30+13 a-completer',
    ]);
});

test('visitors alone are kept from what is to be redacted, and from nothing else', () => {
  const placeholders = [address, { ...blank, redacted: true }];
  assert.equal(redactedPatterns(placeholders, true), [blank.pattern]);
  assert.equal(redactedPatterns(placeholders, false), []);
});

test.run();
