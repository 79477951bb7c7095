import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { jsonSchemaOf } from '../../../../build/content/schemas/json-schema.ts';
import { accepts } from '../../../support/json-schemas.ts';

const test = suite('JSON Schema');

test('what writers write is described: defaults are not demanded, transforms have not happened', () => {
  const schema = z
    .strictObject({ titre: z.string(), lies: z.array(z.string()).default([]) })
    .transform(({ titre }) => titre.length);
  assert.ok(accepts(schema, { titre: 'Un' }));
  assert.not.ok(accepts(schema, { lies: [] }), 'titre is missing');
  assert.not.ok(accepts(schema, { titre: 'Un', autre: 1 }), 'no such field');
});

test('a text that is trimmed before it is counted cannot be blank; one that is not, may be', () => {
  assert.not.ok(accepts(z.string().trim().min(1), '  '));
  assert.ok(accepts(z.string().trim().min(1), ' a '));
  assert.ok(accepts(z.string().min(1), '  '));
});

test('a form that is chosen by a key says by which', () => {
  const schema = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('logos'), nombre: z.int() }),
    z.strictObject({ type: z.literal('texte'), texte: z.string() }),
  ]);
  assert.equal(jsonSchemaOf(schema).discriminator, { propertyName: 'type' });
  assert.ok(accepts(schema, { type: 'texte', texte: 'a' }));
  assert.not.ok(accepts(schema, { type: 'texte', nombre: 1 }));
});

test('what a field says of itself survives wrappers, and what only code can check is left to it', () => {
  const slug = z
    .stringFormat('nom', (text) => text === 'un')
    .meta({ title: 'Nom', reference: 'article', pattern: '^u' });
  const schema = z.strictObject({ un: slug.optional(), lies: z.array(slug).default([]).meta({ title: 'Liés' }) });
  const { properties } = jsonSchemaOf(schema.refine(() => false));
  assert.equal(properties?.un, { title: 'Nom', reference: 'article', pattern: '^u', type: 'string', format: 'nom' });
  assert.equal(properties?.lies, { title: 'Liés', default: [], type: 'array', items: properties?.un });
  assert.ok(accepts(schema, { un: 'ut' }));
  assert.not.ok(accepts(schema, { un: 'deux' }));
});

test('a whole number has the limits of its schema, and no others', () => {
  assert.equal(limitsOf(z.int().min(1)), [1, undefined]);
  assert.equal(limitsOf(z.int().max(60)), [undefined, 60]);

  function limitsOf(schema: z.ZodType) {
    const { minimum, maximum } = jsonSchemaOf(schema);
    return [minimum, maximum];
  }
});

test('a value that JSON Schema has no words for may be anything', () => {
  assert.ok(accepts(z.strictObject({ jour: z.date() }), { jour: '2025-01-01' }));
});

test.run();
