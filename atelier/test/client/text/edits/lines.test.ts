import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diagnostics } from '../../../../../test/support/markdown.ts';
import { toggleHeading, toggleQuote } from '../../../../client/text/edits/blocks.ts';
import { dedentItems, endList, indentItems, isList, toggleList } from '../../../../client/text/edits/lists.ts';
import { isBold, toggleBold, toggleCode, toggleItalic, toggleStruck } from '../../../../client/text/edits/marks.ts';
import { edited, stateOf, unmarked } from '../../../support/edited.ts';

const test = suite('Signs around a text, and what lines are made of');

test('a selection gets them without its spaces, and stays selected; a second press takes them away', () => {
  assert.is(edited(toggleBold, 'un‹ mot ›ici'), 'un **‹mot›** ici');
  assert.is(edited(toggleBold, 'un **‹mot›** ici'), 'un ‹mot› ici');
  assert.is(edited(toggleBold, 'un ‹**mot**› ici'), 'un ‹mot› ici');
  assert.is(edited(toggleItalic, 'un ‹mot› ici'), 'un *‹mot›* ici');
  assert.is(edited(toggleItalic, 'un _‹mot›_ ici'), 'un ‹mot› ici');
  assert.is(edited(toggleStruck, 'un ‹mot› ici'), 'un ~~‹mot›~~ ici');
});

test('a caret in a word gives them to the word, and elsewhere stands between them', () => {
  assert.is(edited(toggleBold, 'un m¦ot'), 'un **m¦ot**');
  assert.is(edited(toggleBold, 'un mot¦'), 'un **mot¦**');
  assert.is(edited(toggleBold, 'un **mot¦**'), 'un mot¦');
  assert.is(edited(toggleBold, 'un ¦mot'), 'un **¦mot**');
  assert.is(edited(toggleBold, 'un ¦'), 'un **¦**');
  assert.is(edited(toggleBold, 'un **¦**'), 'un ¦');
});

test('italics inside bold are theirs alone', () => {
  assert.is(edited(toggleItalic, '**un ‹mot› ici**'), '**un *‹mot›* ici**');
  assert.is(edited(toggleItalic, '**un *‹mot›* ici**'), '**un ‹mot› ici**');
});

test('each line gets its own, behind what opens its block', () => {
  const text = '- ‹un\n- [ ] deux\n\n> trois\n## quatre›';
  const bold = '- **‹un**\n- [ ] **deux**\n\n> **trois**\n## **quatre›**';
  assert.is(edited(toggleBold, text), bold);
  assert.is(unmarked(edited(toggleBold, bold)), unmarked(text));
  assert.is(unmarked(edited(toggleBold, '‹un\n**deux**›')), '**un**\n**deux**', 'one that has them keeps them');
});

test('code gets as many accents as it needs', () => {
  assert.is(edited(toggleCode, 'un ‹mot› ici'), 'un `‹mot›` ici');
  assert.is(edited(toggleCode, 'un ‹a`b› ici'), 'un ``‹a`b›`` ici');
  assert.is(edited(toggleCode, 'un ``‹a`b›`` ici'), 'un ‹a`b› ici');
});

test('what it makes has no slip', () => {
  for (const edit of [toggleBold, toggleItalic, toggleStruck, toggleCode])
    assert.equal(diagnostics(unmarked(edited(edit, "‹l'idée, \n- un \n> deux›"))), []);
});

test('it is known where a text is bold', () => {
  assert.ok(isBold(stateOf('un **m¦ot**')));
  assert.not(isBold(stateOf('u¦n **mot**')));
});

test('a heading takes the place of another level or of a list, and is taken back', () => {
  assert.is(edited(toggleHeading(2), 'Titre¦'), '## Titre¦');
  assert.is(edited(toggleHeading(2), '¦Titre'), '## ¦Titre');
  assert.is(edited(toggleHeading(3), '## Ti¦tre'), '### Ti¦tre');
  assert.is(edited(toggleHeading(2), '- Titre¦'), '## Titre¦');
  assert.is(edited(toggleHeading(2), '## Titre¦'), 'Titre¦');
  assert.is(edited(toggleHeading(2), '*Ti¦tre*'), '## *Ti¦tre*');
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
