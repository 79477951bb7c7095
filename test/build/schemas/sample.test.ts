import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { jsonSchemaOf } from '../../../build/schemas/json-schema.ts';
import { sampleOf } from '../../../build/schemas/sample.ts';
import { kinds } from '../../../src/pages/index.ts';

const test = suite('Samples of a schema');

test('a sample of every kind passes its schema', () => {
  for (const [name, kind] of Object.entries(kinds)) {
    if (!('schema' in kind)) continue;
    const { error } = kind.schema.safeParse(sampleOf(jsonSchemaOf(kind.schema)));
    assert.equal(error?.issues ?? [], [], name);
  }
});

test('an example comes first; without one, what is demanded and no more', () => {
  const schema = z.strictObject({
    titre: z.string().min(3),
    rang: z.int().min(2),
    grand: z.boolean(),
    sorte: z.enum(['un', 'deux']),
    lies: z.array(z.string().meta({ examples: ['roi'] })).min(2),
    ailleurs: z.string().optional(),
  });
  const sample = { titre: '………', rang: 2, grand: false, sorte: 'un', lies: ['roi', 'roi'] };
  assert.equal(sampleOf(jsonSchemaOf(schema)), sample);
  assert.is(sampleOf(jsonSchemaOf(z.string().meta({ examples: ['un', 'deux'] }))), 'un');
});

test('of several forms the first is shown', () => {
  const schema = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('a'), texte: z.string() }),
    z.strictObject({ type: z.literal('b') }),
  ]);
  assert.equal(sampleOf(jsonSchemaOf(schema)), { type: 'a', texte: '…' });
});

test.run();
