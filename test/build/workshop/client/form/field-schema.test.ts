import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { jsonSchemaOf } from '../../../../../build/content/schemas/json-schema.ts';
import { emptyValue } from '../../../../../build/workshop/client/form/empty-value.ts';
import { type FieldSchema, fits, shapeOf } from '../../../../../build/workshop/client/form/field-schema.ts';
import { summaryOf } from '../../../../../build/workshop/client/form/summary.ts';

const test = suite('What a form reads of a schema');

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
    [z.iso.date().optional(), 'date'],
    [text.meta({ reference: 'article' }), 'reference'],
    [text.meta({ link: true }).optional(), 'link'],
    [text.meta({ picture: true }), 'picture'],
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

test('what is absent fits any shape, and what would be lost in a field does not fit it', () => {
  for (const shape of ['text', 'list', 'group', 'yes-no', 'number'] as const) assert.ok(fits(shape, undefined));
  assert.ok(fits('text', 2025));
  assert.ok(fits('number', 'deux'));
  assert.not.ok(fits('text', ['a']));
  assert.not.ok(fits('list', 'a, b'));
  assert.not.ok(fits('group', ['a']));
  assert.not.ok(fits('yes-no', 'oui'));
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

test.run();
