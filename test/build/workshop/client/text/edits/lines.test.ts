import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endList } from '../../../../../../build/workshop/client/text/edits/end-list.ts';
import { toggleHeading } from '../../../../../../build/workshop/client/text/edits/headings.ts';
import { dedentItems, indentItems } from '../../../../../../build/workshop/client/text/edits/indent.ts';
import { isList, toggleList } from '../../../../../../build/workshop/client/text/edits/lists.ts';
import { toggleQuote } from '../../../../../../build/workshop/client/text/edits/quote.ts';
import { edited, stateOf, unmarked } from '../../../../../support/edited.ts';
import { diagnostics } from '../../../../../support/markdown.ts';

const test = suite('What lines are made of');

test('a heading takes the place of another level or of a list, and is taken back', () => {
  assert.is(edited(toggleHeading(2), 'Titre¦'), '## Titre¦');
  assert.is(edited(toggleHeading(2), '¦Titre'), '## ¦Titre');
  assert.is(edited(toggleHeading(3), '## Ti¦tre'), '### Ti¦tre');
  assert.is(edited(toggleHeading(2), '- Titre¦'), '## Titre¦');
  assert.is(edited(toggleHeading(2), '## Titre¦'), 'Titre¦');
  assert.is(edited(toggleHeading(2), '¦'), '## ¦');
});

test('empty lines set a heading apart', () => {
  assert.is(edited(toggleHeading(2), 'avant\nTitre¦\naprès'), 'avant\n\n## Titre¦\n\naprès');
});

test('lists become each other, numbers count, and a second press takes them back', () => {
  assert.is(edited(toggleList('bullet'), '‹un\n\ndeux›'), '‹- un\n\n- deux›'.replace('‹- ', '- ‹'));
  assert.is(edited(toggleList('ordered'), '- un¦\n- deux'), '1. un¦\n- deux');
  assert.is(
    unmarked(edited(toggleList('ordered'), '‹- un\n- [x] deux\n  - dedans\n- trois›')),
    '1. un\n2. deux\n  1. dedans\n3. trois',
  );
  assert.is(unmarked(edited(toggleList('task'), '‹1. un\n2. deux›')), '- [ ] un\n- [ ] deux');
  assert.is(unmarked(edited(toggleList('bullet'), '‹- [x] un\n- [ ] deux›')), '- un\n- deux');
  assert.is(unmarked(edited(toggleList('task'), '‹- [x] un\n- [ ] deux›')), 'un\ndeux');
  assert.is(unmarked(edited(toggleList('task'), '‹- [x]un›')), '- [ ] [x]un', 'a box has a space behind it');
  assert.is(edited(toggleList('bullet'), '¦'), '- ¦');
});

test('a list stands apart from a text, and goes on with the list beside it', () => {
  assert.is(edited(toggleList('bullet'), 'avant\nun¦\naprès'), 'avant\n\n- un¦\n\naprès');
  assert.is(edited(toggleList('bullet'), '- avant\nun¦\n- après'), '- avant\n- un¦\n- après');
});

test('what goes on with an item is no item of its own', () => {
  const text = '‹un\n  suite\ndeux›';
  assert.is(unmarked(edited(toggleList('bullet'), text)), '- un\n  suite\n- deux');
  assert.ok(isList(stateOf('‹- un\n  suite\n- deux›'), 'bullet'));
});

test('a line that the selection only ends in front of is left alone', () => {
  assert.is(unmarked(edited(toggleList('bullet'), '‹un\ndeux\n›trois')), '- un\n- deux\n\ntrois');
});

test('a quote takes in its empty lines', () => {
  assert.is(unmarked(edited(toggleQuote, '‹un\n\ndeux›')), '> un\n>\n> deux');
  assert.is(unmarked(edited(toggleQuote, '‹> un\n>\n> deux›')), 'un\n\ndeux');
  assert.is(edited(toggleQuote, '¦'), '> ¦');
});

test('an item goes below the one before it and back, with what it holds, and numbers follow', () => {
  const flat = '1. un\n2. de¦ux\n   - dedans\n3. trois';
  const deep = '1. un\n   1. de¦ux\n      - dedans\n2. trois';
  assert.is(edited(indentItems, flat), deep);
  assert.is(edited(dedentItems, deep), flat);
  assert.is(edited(indentItems, '- un\n  - sous\n- de¦ux'), '- un\n  - sous\n  - de¦ux');
  assert.is(edited(indentItems, '- un\n  - sous\n  - de¦ux'), '- un\n  - sous\n    - de¦ux');
});

test('the first item has nowhere to go, nor has a text', () => {
  for (const text of ['- u¦n\n- deux', 'texte¦', '¦']) {
    assert.is(edited(indentItems, text), text);
    assert.is(edited(dedentItems, text), text);
  }
});

test('a list ends at its empty item, and what comes next does not belong to it', () => {
  assert.is(edited(endList, '- un\n- ¦'), '- un\n\n¦');
  assert.is(edited(endList, '1. un\n2. [ ] ¦'), '1. un\n\n¦');
  for (const text of ['- un¦', '- un\n  - ¦', '```\n- ¦\n```']) assert.is(edited(endList, text), text);
});

test('what they make has no slip', () => {
  for (const edit of [toggleHeading(2), toggleList('bullet'), toggleList('ordered'), toggleList('task'), toggleQuote])
    assert.equal(diagnostics(unmarked(edited(edit, 'avant\n‹un\ndeux›\naprès'))), []);
});

test.run();
