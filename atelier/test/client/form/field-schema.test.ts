import { z } from 'zod';
import { jsonSchemaOf } from '../../../../build/content/schemas/schema-files.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { emptyValue, type FieldSchema, shapeOf } from '../../../client/form/field-schema.ts';
import { offsetAfter } from '../../../client/form/form-scope.ts';
import { keysAfter, NO_ITEMS, summaryOf } from '../../../client/form/list-items.ts';

const test = suite('What a form reads of a schema, and keeps as it changes');

const text = z.string().min(1);
const read = (schema: z.ZodType): FieldSchema => jsonSchemaOf(schema) as FieldSchema;
const union = read(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('a'), titre: text }),
    z.strictObject({ type: z.literal('b'), lignes: z.array(text).min(2), icone: z.enum(['x', 'y']) }),
  ]),
);

test('the shape of a field is the one that its zod schema has', () => {
  const shapes: [z.ZodType, string][] = [
    [text.max(70).optional(), 'text'],
    [z.email(), 'text'],
    [text.meta({ reference: 'article' }), 'reference'],
    [text.meta({ link: true }).optional(), 'link'],
    [text.meta({ file: true }), 'file'],
    [z.int().min(1), 'number'],
    [z.number().default(2), 'number'],
    [z.enum(['a', 'b']), 'choice'],
    [z.boolean().default(false), 'yes-no'],
    [z.array(text).default([]), 'list'],
    [z.strictObject({ titre: text }), 'group'],
    [z.strictObject({}).refine(() => true), 'group'],
    [z.union([text, z.number()]), 'other'],
    [z.record(z.string(), text), 'other'],
  ];
  for (const [schema, shape] of shapes) assert.is(shapeOf(read(schema)), shape);
  assert.is(shapeOf(union), 'union');
});

test('a new entry begins with the fields that it must have, and no others', () => {
  const group = z.strictObject({ nom: text, note: text.optional(), carte: z.strictObject({ rang: z.int().min(1) }) });
  assert.equal(emptyValue(read(group)), { nom: '', carte: { rang: 1 } });
  assert.equal(emptyValue(read(z.array(text).length(2))), ['', '']);
  assert.equal(emptyValue(union, 'b'), { type: 'b', lignes: ['', ''], icone: '' });
});

test('a folded entry is told by its first text', () => {
  assert.is(summaryOf({ type: 'a', vide: '', titre: 'Bonjour' }, 'type'), 'Bonjour');
  assert.is(summaryOf({ liste: [{ nom: 'Dedans' }] }), 'Dedans');
  assert.is(summaryOf({ type: 'a', lignes: [''] }, 'type'), '');
});

const abc = keysAfter(NO_ITEMS, ['a', 'b', 'c']);

function keysOf(...words: string[]): readonly number[] {
  return keysAfter(abc, words).keys;
}

test('an entry that is edited keeps its key, wherever the others go', () => {
  assert.equal(keysOf('a', 'x', 'c'), [0, 1, 2]);
  assert.equal(keysOf('c', 'a', 'x'), [2, 0, 1]);
  assert.equal(keysAfter(keysAfter(NO_ITEMS, ['a', 'b', 'a']), ['x', 'b', 'a']).keys, [0, 1, 2]);
});

test('a new entry has a new key, and the key of one that is gone is not given again', () => {
  assert.equal(keysOf('a', 'n', 'b', 'c'), [0, 3, 1, 2]);
  const shorter = keysAfter(abc, ['a', 'b']);
  assert.equal(keysAfter(shorter, ['a', 'b', 'd']).keys, [0, 1, 3]);
});

/** The caret is where the bar stands. */
function moved(before: string, after: string): string {
  const offset = offsetAfter(before.replace('|', ''), after, before.indexOf('|'));
  return `${after.slice(0, offset)}|${after.slice(offset)}`;
}

test('it stays where what stands before it has not changed', () => {
  assert.is(moved('un| deux', 'un trois'), 'un| trois');
  assert.is(moved('un|', 'un deux'), 'un| deux');
});

test('it goes with what stands behind it', () => {
  assert.is(moved('un deux| trois', 'un et deux trois'), 'un et deux| trois');
  assert.is(moved('un et deux|', 'un deux'), 'un deux|');
});

test('it goes to the end of what takes the place of the text around it', () => {
  assert.is(moved('un de|ux trois', 'un quatre trois'), 'un quatre| trois');
  assert.is(moved('tout|', ''), '|');
});
