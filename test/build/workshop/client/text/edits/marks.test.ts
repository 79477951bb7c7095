import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  isBold,
  toggleBold,
  toggleCode,
  toggleItalic,
  toggleStruck,
} from '../../../../../../build/workshop/client/text/edits/marks.ts';
import { edited, stateOf, unmarked } from '../../../../../support/edited.ts';
import { diagnostics } from '../../../../../support/markdown.ts';

const test = suite('Signs around a text');

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

test.run();
