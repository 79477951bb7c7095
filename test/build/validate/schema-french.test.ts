import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { type Case, diagnosticsOf, inField, only } from '../../support/schema-cases.ts';

const test = suite('French of schema findings');

const never = () => false;

/** Every sort of issue that zod has: the compiler asks for a new one. */
const codes = {
  invalid_type: [
    ...[z.string(), z.number(), z.int(), z.boolean(), z.array(z.string()), z.tuple([z.string()])].flatMap((schema) => [
      inField(schema),
      inField(schema, null),
    ]),
    ...[z.bigint(), z.date(), z.null(), z.undefined(), z.void(), z.never(), z.nan(), z.symbol()].map((schema) =>
      inField(schema, 'un'),
    ),
    ...[z.map(z.string(), z.string()), z.set(z.string()), z.file(), z.instanceof(Date)].map((schema) =>
      inField(schema, 'un'),
    ),
    inField(z.record(z.string(), z.string()), 'un'),
    inField(z.strictObject({ a: z.string() }), 'un'),
    inField(z.strictObject({ a: z.string() })),
    inField(z.string().optional().nonoptional()),
    inField(z.number(), Number.NaN),
    inField(z.int(), 2.5),
  ],
  invalid_value: [
    inField(z.enum(['a', 'b']), 'zorglub'),
    inField(z.enum(['a', 'b'])),
    inField(z.enum(['a', 'b']), null),
    inField(z.enum(['a', 'b']), ['a']),
    inField(z.literal('a'), 'zorglub'),
    inField(z.literal([1, 2]), '1'),
    inField(z.stringbool(), 'zorglub'),
  ],
  too_small: [
    inField(z.string().min(3), 'a'),
    inField(z.string().min(3), ''),
    inField(z.string().length(3), 'a'),
    inField(z.number().min(3), 1),
    inField(z.number().gt(3), 3),
    inField(z.array(z.string()).min(3), ['a']),
    inField(z.array(z.string()).length(3), []),
    inField(z.tuple([z.string(), z.string()]), ['a']),
    inField(z.set(z.string()).min(2), new Set(['a'])),
    inField(z.map(z.string(), z.string()).min(1), new Map()),
    inField(z.date().min(new Date('2025-01-01')), new Date('2024-01-01')),
    inField(z.bigint().min(3n), 1n),
  ],
  too_big: [
    inField(z.string().max(1), 'abc'),
    inField(z.string().length(1), 'abc'),
    inField(z.number().max(3), 4),
    inField(z.number().lt(3), 3),
    inField(z.int(), 1e300),
    inField(z.array(z.string()).max(0), ['a']),
    inField(z.tuple([z.string()]), ['a', 'b']),
    inField(z.date().max(new Date('2025-01-01')), new Date('2026-01-01')),
  ],
  invalid_format: [inField(z.stringFormat('forme', never), 'a')],
  not_multiple_of: [inField(z.number().multipleOf(5), 7), inField(z.number().step(0.5), 0.3)],
  unrecognized_keys: [
    [z.strictObject({ titre: z.string() }), { titre: 'a', zorglub: 1 }],
    [z.record(z.enum(['a']), z.string()), { a: 'a', zorglub: 'a' }],
  ],
  invalid_union: [
    inField(z.union([z.string(), z.number()]), true),
    inField(z.union([z.string(), z.number()])),
    inField(z.union([z.literal('a'), z.literal('b')]), 'zorglub'),
    inField(z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string(), c: z.string() })]), {
      a: 1,
      d: 2,
    }),
    inField(z.xor([z.string(), z.string().min(1)]), 'a'),
    inField(z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })]), {}),
    inField(z.discriminatedUnion('type', [z.object({ type: z.literal('a') })]), { type: 'zorglub' }),
    inField(z.json()),
  ],
  invalid_key: [
    inField(z.record(z.string().regex(/^a/), z.string()), { b: 'x' }),
    inField(z.record(z.string().min(3), z.string()), { b: 'x' }),
    inField(z.map(z.strictObject({ a: z.string() }), z.string()), new Map([[{}, 'x']])),
  ],
  invalid_element: [inField(z.map(z.string(), z.number()), new Map([[{}, 1]]))],
  custom: [inField(z.string().refine(never), 'a'), inField(z.custom(never), 'a')],
} satisfies Record<z.core.$ZodIssue['code'], Case[]>;

/** Every format of text that zod has, likewise, and those it gives without listing them. */
const formats = {
  regex: z.string().regex(/^a$/),
  email: z.email(),
  url: z.url(),
  emoji: z.emoji(),
  uuid: z.uuid(),
  guid: z.guid(),
  nanoid: z.nanoid(),
  cuid: z.cuid(),
  cuid2: z.cuid2(),
  ulid: z.ulid(),
  xid: z.xid(),
  ksuid: z.ksuid(),
  datetime: z.iso.datetime(),
  date: z.iso.date(),
  time: z.iso.time(),
  duration: z.iso.duration(),
  ipv4: z.ipv4(),
  ipv6: z.ipv6(),
  mac: z.mac(),
  cidrv4: z.cidrv4(),
  cidrv6: z.cidrv6(),
  base64: z.base64(),
  base64url: z.base64url(),
  json_string: z.stringFormat('json_string', never),
  e164: z.e164(),
  lowercase: z.string().lowercase(),
  uppercase: z.string().uppercase(),
  starts_with: z.string().startsWith('/'),
  ends_with: z.string().endsWith('.md'),
  includes: z.string().includes('@'),
  jwt: z.jwt(),
  template_literal: z.templateLiteral(['a', z.number()]),
  hostname: z.hostname(),
  hex: z.hex(),
  iban: z.iban(),
  credit_card: z.creditCard(),
  currency_code: z.currencyCode(),
} satisfies Record<z.core.$ZodStringFormats, z.ZodType> & Record<string, z.ZodType>;

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

for (const [code, samples] of Object.entries(codes))
  test(`says in French what ${code} is about`, () => {
    for (const [index, sample] of samples.entries()) {
      const issues = sample[0].safeParse(sample[1]).error?.issues ?? [];
      const meets = issues.some((issue) => issue.code === code || 'issues' in issue);
      assert.ok(meets, `sample ${index} of ${code} gives ${issues.map((issue) => issue.code)}`);
      assertFrench(`${code} ${index}`, sample);
    }
  });

for (const [format, schema] of Object.entries(formats))
  test(`says in French what the format ${format} asks for, with an example that passes`, () => {
    const wrong = format === 'lowercase' ? 'Été B' : 'é b';
    const sample = inField(schema, wrong);
    assertFrench(format, sample);
    const { hint } = only(...sample);
    const [, example] = /(?:par exemple |minuscules : |majuscules : )(.+?)\.?$/.exec(hint) ?? [];
    if (example !== undefined) assert.ok(schema.safeParse(example).success, hint);
    for (const part of ['/', '.md', '@']) if (hint.includes(`« ${part} »`)) assert.not(schema.safeParse('x').success);
  });

const NAMED = 'email url date datetime time duration e164 hostname ipv4 ipv6 uuid iban'.split(' ');

test('formats that a writer may meet have a name and an example', () => {
  for (const name of NAMED) {
    const { message, hint } = only(...inField(formats[name as keyof typeof formats], 'é b'));
    assert.match(message, /« é b » n'est pas une? /);
    assert.match(hint, /^Écrivez une? .+, par exemple .+\.$/);
  }
});

test.run();
