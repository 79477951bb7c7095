import { assert, suite } from '../../../../test/suite.ts';
import {
  applyChange,
  beginEditing,
  type Change,
  type Editing,
  EditingStore,
  isUnsaved,
} from '../../../client/document/editing.ts';

const test = suite('A text being written in the workshop');

const FILE = { text: 'un', version: 'v1' };
const typed = (text: string, at = 0, typing: string | undefined = 'text'): Change => ({
  type: 'edit',
  text,
  at,
  typing,
});
const after = (changes: readonly Change[], start: Editing = beginEditing(FILE)) => changes.reduce(applyChange, start);
const UNDO: Change = { type: 'undo' };
const REDO: Change = { type: 'redo' };
const found = (text: string, version: string): Change => ({ type: 'found', file: { text, version } });

test('typing without a pause of half a second is one undo step; later or elsewhere it is another', () => {
  const editing = after([typed('un d', 0), typed('un de', 499), typed('un deu', 999), typed('deux', 1100, 'titre')]);
  assert.is(editing.text, 'deux');
  const back = [1, 2, 3].map((steps) => after(Array(steps).fill(UNDO), editing).text);
  assert.equal(back, ['un deu', 'un de', 'un']);
  assert.is(after([UNDO, UNDO, UNDO, UNDO], editing).text, 'un', 'there is nothing before the beginning');
});

test('what is typed on and on is taken back by some seconds at a time', () => {
  const letters = Array.from({ length: 288 }, (_, nth) => typed('x'.repeat(nth + 1), nth * 94));
  const editing = after([...letters, UNDO]);
  assert.ok(editing.text.length > 200 && editing.text.length < 288, String(editing.text.length));
});

test('a paste or a command is an undo step of its own, and typing after it another', () => {
  const paste: Change = { type: 'edit', text: 'un mot collé', at: 10 };
  const editing = after([
    typed('un mot'),
    paste,
    { ...paste, text: 'un mot collé deux fois', at: 20 },
    typed('fin', 30),
  ]);
  const back = [1, 2, 3, 4].map((steps) => after(Array(steps).fill(UNDO), editing).text);
  assert.equal(back, ['un mot collé deux fois', 'un mot collé', 'un mot', 'un']);
});

test('letters that the editor shows already do not raise the revision, other changes do', () => {
  const store = new EditingStore(FILE, FILE);
  let told = 0;
  store.watch(() => (told += 1));
  store.change({ type: 'edit', text: 'deux', at: 0, typing: 'text', isShown: true });
  assert.equal([told, store.current().text, store.current().revision], [1, 'deux', 0]);
  store.change(UNDO);
  assert.equal([told, store.current().text, store.current().revision], [2, 'un', 1]);
});

test('redo takes back what undo did, until something else is written', () => {
  const editing = after([typed('deux'), typed('trois', 5000), UNDO, UNDO]);
  assert.is(after([REDO, REDO, REDO], editing).text, 'trois');
  assert.is(after([typed('quatre', 9000), REDO], editing).text, 'quatre');
});

test('what follows an undo at once is not taken for the same step', () => {
  assert.is(after([typed('deux', 0), typed('trois', 5000), UNDO, typed('cinq', 5001), UNDO]).text, 'deux');
});

test('an edit that changes nothing is no step', () => {
  assert.equal(after([typed('un')]), beginEditing(FILE));
});

test('a text is unsaved until the file holds it, even if it changes during a save', () => {
  const writing = after([typed('deux')]);
  assert.ok(isUnsaved(writing));
  assert.not(isUnsaved(after([{ type: 'saved', file: { text: 'deux', version: 'v2' } }], writing)));
  const further = after(
    [typed('deux et demi', 5000), { type: 'saved', file: { text: 'deux', version: 'v2' } }],
    writing,
  );
  assert.ok(isUnsaved(further));
  assert.is(further.saved.version, 'v2');
});

test('a change on the disk replaces an unchanged text, and can be undone', () => {
  const editing = after([found('deux', 'v2')]);
  assert.is(editing.text, 'deux');
  assert.not(isUnsaved(editing));
  assert.is(after([UNDO], editing).text, 'un');
});

test('a change on the disk is a conflict with an unsaved text, and both texts are kept', () => {
  const editing = after([typed('trois'), found('deux', 'v2')]);
  assert.is(editing.text, 'trois');
  assert.equal(editing.conflict, { text: 'deux', version: 'v2' });
  const mine = after([{ type: 'settled', text: 'trois' }], editing);
  assert.equal([mine.text, mine.saved.version, mine.conflict], ['trois', 'v2', undefined]);
  assert.ok(isUnsaved(mine), 'and is saved over what lies on the disk by now');
  const theirs = after([{ type: 'settled', text: 'deux' }], editing);
  assert.equal([theirs.text, isUnsaved(theirs)], ['deux', false]);
  assert.is(after([UNDO], theirs).text, 'trois');
  assert.is(after([{ type: 'settled', text: 'deux et trois' }], editing).text, 'deux et trois');
});

test('neither the same text nor the known version on the disk is a conflict', () => {
  const editing = after([typed('deux')]);
  assert.equal(after([found('deux', 'v2')], editing).saved, { text: 'deux', version: 'v2' });
  assert.is(after([found('un', 'v1')], editing).conflict, undefined);
  assert.is(
    after([found('autre', 'v2'), found('un', 'v1')], editing).conflict,
    undefined,
    'it went back to what it was',
  );
});

test('a save that is told late ends the conflict that its own bytes seemed to be', () => {
  const editing = after([typed('deux'), typed('trois', 5000), found('deux', 'v2')]);
  assert.is(editing.conflict?.version, 'v2');
  const told = after([{ type: 'saved', file: { text: 'deux', version: 'v2' } }], editing);
  assert.is(told.conflict, undefined);
  const other = after([found('quatre', 'v3'), { type: 'saved', file: { text: 'deux', version: 'v2' } }], editing);
  assert.is(other.conflict?.version, 'v3', 'another one stays');
});

test('a text that was left unsaved goes on as a change of the file', () => {
  const editing = beginEditing(FILE, { text: 'deux', version: 'v1' });
  assert.ok(isUnsaved(editing));
  assert.is(editing.conflict, undefined);
  assert.is(after([UNDO], editing).text, 'un');
});

test('a file that returns is read again, and text written meanwhile stays', () => {
  const gone = after([{ type: 'gone' }]);
  const same = after([found('un', 'v1')], gone);
  assert.equal([isUnsaved(same), same.saved.version], [false, 'v1']);
  const other = after([found('deux', 'v2')], gone);
  assert.equal([other.text, isUnsaved(other), other.conflict], ['deux', false, undefined]);
  const written = after([typed('trois'), found('deux', 'v2')], gone);
  assert.equal([written.text, written.conflict?.text], ['trois', 'deux']);
});

test('a copy of another version than that of the file is a conflict from the start', () => {
  const editing = beginEditing(FILE, { text: 'deux', version: 'v0', base: 'zéro' });
  assert.equal([editing.text, editing.conflict, editing.saved], ['deux', FILE, { text: 'zéro', version: 'v0' }]);
  assert.equal(after([found('un', 'v1')], editing).conflict, FILE, 'whatever is found again');
  assert.is(after([{ type: 'settled', text: 'deux' }], editing).saved.version, 'v1');
});
