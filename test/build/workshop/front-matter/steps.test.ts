import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FieldEdit } from '../../../../build/workshop/front-matter/field-edit.ts';
import { stepsOf } from '../../../../build/workshop/front-matter/steps.ts';

const test = suite('The smallest steps of an edit');

const DATA = { lies: ['a', 'b', 'c'], fin: { texte: 'un', actions: [{ lien: '/a' }, { lien: '/b' }] }, vide: null };
const LISTS = ['lies'];

type Row = readonly [edit: FieldEdit, steps: readonly FieldEdit[]];
const to = (edit: FieldEdit, ...steps: FieldEdit[]): Row => [edit, steps];
const asItIs = (edit: FieldEdit): Row => [edit, [edit]];

/** Edits, and the steps that come to the same. */
const STEPS: Readonly<Record<string, readonly Row[]>> = {
  'what is there is removed, and nothing else, however that is said': [
    asItIs({ at: ['fin', 'texte'], remove: true }),
    to({ at: ['fin', 'texte'], value: undefined }, { at: ['fin', 'texte'], remove: true }),
    to({ at: ['fin', 'rien'], remove: true }),
    to({ at: ['fin', 'rien'], value: undefined }),
    asItIs({ at: ['lies', 0], remove: true }),
  ],
  'what has nowhere to stand comes with what holds it': [
    to({ at: ['seo', 'titre'], value: 'x' }, { at: ['seo'], value: { titre: 'x' } }),
    to({ at: ['vide', 'titre'], value: 'x' }, { at: ['vide'], value: { titre: 'x' } }),
    to({ at: ['fin', 'bouton', 0, 'nom'], value: 'x' }, { at: ['fin', 'bouton'], value: [{ nom: 'x' }] }),
    to({ at: ['vide'], insert: 0, value: 'x' }, { at: ['vide'], value: ['x'] }),
    to({ at: ['lies', 3], value: 'd' }, { at: LISTS, insert: 3, value: 'd' }),
    to(
      { at: ['fin', 'actions', 2, 'lien'], value: '/c' },
      { at: ['fin', 'actions'], insert: 2, value: { lien: '/c' } },
    ),
    asItIs({ at: ['lies', 5], value: 'd' }),
  ],
  'what is moved or inserted is, without fields that hold nothing': [
    asItIs({ at: LISTS, move: [0, 2] }),
    to({ at: LISTS, insert: 1, value: { a: 1, b: undefined } }, { at: LISTS, insert: 1, value: { a: 1 } }),
  ],
  'of a list only the items change that differ': [
    to({ at: LISTS, value: ['a', 'b', 'c'] }),
    to({ at: LISTS, value: ['a', 'x', 'c'] }, { at: ['lies', 1], value: 'x' }),
    to({ at: LISTS, value: ['a', 'x', 'b', 'c'] }, { at: LISTS, insert: 1, value: 'x' }),
    to({ at: LISTS, value: ['a', 'a', 'b', 'c'] }, { at: LISTS, insert: 1, value: 'a' }),
    to({ at: LISTS, value: ['a', 'c'] }, { at: ['lies', 1], remove: true }),
    to({ at: LISTS, value: ['x', 'c'] }, { at: ['lies', 0], value: 'x' }, { at: ['lies', 1], remove: true }),
    to(
      { at: LISTS, value: ['a', 'x', 'y', 'z'] },
      { at: ['lies', 1], value: 'x' },
      { at: ['lies', 2], value: 'y' },
      { at: LISTS, insert: 3, value: 'z' },
    ),
    to(
      { at: LISTS, value: ['a', 'b', 'c', 'd', 'e'] },
      ...['d', 'e'].map((value, nth) => ({ at: LISTS, insert: 3 + nth, value })),
    ),
    to({ at: LISTS, value: [] }, ...DATA.lies.map((): FieldEdit => ({ at: ['lies', 0], remove: true }))),
    to(
      { at: ['fin', 'actions'], value: [{ lien: '/a' }, { lien: '/x' }] },
      { at: ['fin', 'actions', 1, 'lien'], value: '/x' },
    ),
  ],
  'of a group only the fields change that differ, and those that are gone go last': [
    to(
      { at: ['fin'], value: { texte: 'deux', titre: 'x' } },
      { at: ['fin', 'texte'], value: 'deux' },
      { at: ['fin', 'titre'], value: 'x' },
      { at: ['fin', 'actions'], remove: true },
    ),
    to({ at: ['fin'], value: { ...DATA.fin, texte: undefined } }, { at: ['fin', 'texte'], remove: true }),
  ],
  'a value of another form takes the whole place': [
    asItIs({ at: LISTS, value: { a: 1 } }),
    asItIs({ at: ['fin'], value: ['a'] }),
    asItIs({ at: ['fin'], value: 'a' }),
  ],
};
for (const [sentence, cases] of Object.entries(STEPS))
  test(sentence, () => {
    for (const [edit, steps] of cases) assert.equal(stepsOf(DATA, edit), steps, JSON.stringify(edit));
  });

test.run();
