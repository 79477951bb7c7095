import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { type Case, diagnosticsOf, inField, only } from '../../../support/schema-cases.ts';

const test = suite('French of schema diagnostics');

const never = () => false;

/** Data that a front matter can hold, against what a schema can ask of it; the last ones have no words of their own. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  'of a value of another type': [
    ...[z.string(), z.number(), z.int(), z.boolean(), z.array(z.string()), z.tuple([z.string()])].flatMap((schema) => [
      inField(schema),
      inField(schema, null),
    ]),
    ...[z.null(), z.never()].map((schema) => inField(schema, 'un')),
    inField(z.record(z.string(), z.string()), 'un'),
    inField(z.strictObject({ a: z.string() }), 'un'),
    inField(z.strictObject({ a: z.string() })),
    inField(z.int(), 2.5),
  ],
  'of a value that is no choice': [
    ...['zorglub', undefined, null, ['a']].map((value) => inField(z.enum(['a', 'b']), value)),
    inField(z.literal('a'), 'zorglub'),
    inField(z.literal([1, 2]), '1'),
  ],
  'of a size': [
    inField(z.string().min(3), ''),
    inField(z.string().length(3), 'a'),
    inField(z.string().max(1), 'abc'),
    inField(z.number().gt(3), 3),
    inField(z.number().max(3), 4),
    inField(z.int(), 1e300),
    inField(z.array(z.string()).min(3), ['a']),
    inField(z.array(z.string()).max(0), ['a']),
    inField(z.tuple([z.string(), z.string()]), ['a']),
  ],
  'of a form': [
    z.email(),
    z.url(),
    z.iso.date(),
    z.uuid(),
    z.string().regex(/^a$/),
    z.stringFormat('forme', never),
  ].map((schema) => inField(schema, 'é b')),
  'of a field that is not known': [
    [z.strictObject({ titre: z.string() }), { titre: 'a', zorglub: 1 }],
    [z.record(z.enum(['a']), z.string()), { a: 'a', zorglub: 'a' }],
  ],
  'of what fits none of several forms': [
    inField(z.union([z.string(), z.number()]), true),
    inField(z.union([z.string(), z.number()])),
    inField(z.union([z.literal('a'), z.literal('b')]), 'zorglub'),
    inField(z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string(), c: z.string() })]), {
      a: 1,
      d: 2,
    }),
    inField(z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })]), {}),
    inField(z.discriminatedUnion('type', [z.object({ type: z.literal('a') })]), { type: 'zorglub' }),
  ],
  'of anything else': [
    inField(z.string().refine(never), 'a'),
    inField(z.number().multipleOf(5), 7),
    inField(z.record(z.string().regex(/^a/), z.string()), { b: 'x' }),
  ],
};

const ENGLISH =
  /\b(?:invalid|input|expected|received|must|too (?:big|small)|unrecognized|keys?|string|number|array|object|undefined|unknown|required|option|match(?:ing)?|pattern|format is|element of|value is)\b/i;

/** What is wrong and what to write, both there, in French, and nothing of what zod would have said. */
function assertFrench(name: string, sample: Case): void {
  const found = diagnosticsOf(sample);
  const words = sample[0].safeParse(sample[1]).error?.issues.map(({ message }) => message) ?? [];
  assert.ok(found.length > 0 && words.length > 0, `${name} finds something`);
  for (const { message, hint, rule } of found) {
    const text = `${rule} ${message} ${hint}`;
    for (const english of words) assert.not.ok(text.includes(english), `${name}: ${text}`);
    assert.not.match(text, ENGLISH, name);
    assert.not.match(text, /\b(?:NaN d|null|\[object)\b/, name);
    assert.ok(message.endsWith('.') && hint.length > 8, `${name}: ${text}`);
  }
}

for (const [what, samples] of Object.entries(CASES))
  test(`what is wrong is said in French ${what}, with what to write`, () => {
    for (const [index, sample] of samples.entries()) assertFrench(`${what}, ${index}`, sample);
  });

test('formats that a writer may meet have a name, and an example that passes', () => {
  for (const schema of [z.email(), z.url(), z.iso.date(), z.iso.datetime(), z.iso.time()]) {
    const { message, hint } = only(...inField(schema, 'é b'));
    assert.match(message, /« é b » n'est pas une? /);
    const [, example = ''] = /^Écrivez une? .+, par exemple (.+)\.$/.exec(hint) ?? [];
    assert.ok(schema.safeParse(example).success, hint);
  }
});

test.run();
