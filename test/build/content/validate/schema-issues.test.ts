import { z } from 'zod';
import { splitFrontMatter } from '../../../../build/content/parse/front-matter/front-matter.ts';
import { checkSchema, type SchemaDiagnostic } from '../../../../build/content/validate/schema-issues.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('Diagnostics of a schema');

/** A schema and data that does not fit it. */
type Case = readonly [schema: z.ZodType, data: unknown];

function diagnosticsOf([schema, data]: Case): SchemaDiagnostic[] {
  const result = checkSchema(schema, data);
  return 'diagnostics' in result ? result.diagnostics : [];
}

/** The only diagnostic about this data. */
function onlyDiagnostic(schema: z.ZodType, data: unknown): SchemaDiagnostic {
  const [found, ...others] = diagnosticsOf([schema, data]);
  if (!found || others.length > 0)
    throw new Error(`one diagnostic was expected, not ${others.length + (found ? 1 : 0)}`);
  return found;
}

/** One field of a group: what a writer meets. */
function fieldCase(schema: z.ZodType, value?: unknown): Case {
  return [z.strictObject({ champ: schema }), value === undefined ? {} : { champ: value }];
}

const group = z.strictObject({ titre: z.string(), texte: z.string() });

/** Returns the hint for a field of a schema; without a value, the field is missing. */
const HINTS: Readonly<
  Record<string, readonly (readonly [schema: z.ZodType, value: unknown, hint: string | RegExp])[]>
> = {
  'the form that a text must have is said': [
    [z.string().regex(/^a$/), 'b', '^a$'],
    [z.array(z.string().regex(/^a$/)), [12], '^a$'],
  ],
  'an exclusive limit is not proposed as a value': [
    [z.number().gt(3), 3, 'plus grand que 3'],
    [z.number().min(3), 2, "d'au moins 3"],
  ],
  'what to add for a missing field is said as its type is written': [
    [group, undefined, /« champ: ».*titre, texte/],
    [z.array(group), undefined, /« champ: ».*« - … »/],
    [z.int(), undefined, '« champ: 1 »'],
    [z.string().min(50), undefined, '« champ: "…" »'],
    [z.iso.date(), undefined, /« champ: … ».*2025-08-15/],
    [z.string().regex(/^a/, 'Commencez par a.'), undefined, /« champ: … ».*Commencez par a\./],
    [z.enum(['un', 'deux']), undefined, 'un, deux'],
  ],
};

for (const [name, cases] of Object.entries(HINTS))
  test(name, () => {
    for (const [schema, value, hint] of cases) assert.match(onlyDiagnostic(...fieldCase(schema, value)).hint, hint);
  });

test('an empty text is empty, however many spaces it has', () => {
  for (const empty of ['', '   ']) {
    const { rule, hint } = onlyDiagnostic(...fieldCase(z.string().trim().min(2), empty));
    assert.is(rule, 'valeur-vide');
    assert.match(hint, 'au moins 2 caractères');
  }
  assert.not.match(onlyDiagnostic(...fieldCase(z.string().min(1), '')).hint, /\d/);
  assert.is(onlyDiagnostic(...fieldCase(z.url(), '')).rule, 'valeur-vide', 'whatever form it should have');
});

test('counts what is too little and too much, after the spaces at the ends are gone', () => {
  const text = z.string().trim().min(3).max(5);
  const found = [' ab ', 'abcdefg'].map((value) => onlyDiagnostic(...fieldCase(text, value)).hint);
  assert.equal(found, ['Ajoutez-en 1.', 'Retirez-en 2.']);
  assert.match(onlyDiagnostic(...fieldCase(text, 'ab')).message, '2 caractères ; il en faut au moins 3.');
  assert.match(onlyDiagnostic(...fieldCase(text, 'abcdef')).message, 'au plus 5.');
  assert.match(onlyDiagnostic(...fieldCase(z.string().length(3), 'ab')).message, 'exactement 3.');
  const list = z.array(z.string()).length(2);
  assert.match(onlyDiagnostic(...fieldCase(list, ['a'])).message, '1 élément ; il en faut exactement 2.');
});

test('quotes are proposed where they suffice, also for a text that YAML reads as a list or group', () => {
  const hintOf = (schema: z.ZodType, value: unknown) => onlyDiagnostic(...fieldCase(schema, value)).hint;
  assert.match(hintOf(z.string(), 2025), '"2025"');
  assert.match(hintOf(z.enum(['2024', '2025']), 2025), '"2025"');
  assert.match(hintOf(z.literal([1, 2]), '1'), 'Écrivez 1 sans guillemets');
  const date = onlyDiagnostic(...fieldCase(z.iso.date(), 2025));
  assert.is(date.rule, 'date-invalide');
  assert.match(date.hint, 'AAAA-MM-JJ');
  assert.match(hintOf(z.string(), [{ 'À compléter': 'le nom' }]), /« \[ ».*guillemets doubles/);
  assert.match(hintOf(z.string(), { marque: null }), /« { ».*guillemets doubles/);
  assert.not.match(hintOf(z.string(), null), 'guillemets');
});

test('a field that is there is not proposed for one that is not known', () => {
  const schema = z.strictObject({ titre: z.string(), titreSeo: z.string().optional() });
  assert.match(onlyDiagnostic(schema, { titre: 'a', titreCourt: 'b' }).hint, /titre, titreSeo/);
  assert.match(onlyDiagnostic(schema, { titre: 'a', titreSeoo: 'b' }).hint, '« titreSeo » ?');
});

test('knows the fields of lists, records and tuples', () => {
  const item = z.strictObject({ nom: z.string() });
  const cases: Case[] = [
    fieldCase(z.array(item), [{ noms: 'a' }]),
    fieldCase(z.record(z.string(), item), { a: { noms: 'a' } }),
    fieldCase(item.optional(), { noms: 'a' }),
    [z.strictObject({ x: item }).transform((data) => data), { x: { noms: 'a' } }],
  ];
  for (const sample of cases) {
    const { rule, hint, onKey } = onlyDiagnostic(...sample);
    assert.equal([rule, hint, onKey], ['cle-inconnue', 'Vouliez-vous dire « nom » ?', true]);
  }
});

test('a union of forms is judged by the form that fits best', () => {
  const forms = z.union([
    z.string(),
    z.strictObject({ a: z.string(), b: z.string() }),
    z.strictObject({ a: z.number() }),
  ]);
  assert.equal(onlyDiagnostic(...fieldCase(forms, { a: 1, d: 2 })).at, ['champ', 'd']);
  assert.equal(onlyDiagnostic(...fieldCase(forms, { a: 'x' })).at, ['champ', 'b'], 'the first of two that fit as well');
  assert.match(onlyDiagnostic(...fieldCase(z.union([z.string(), z.number()]), true)).message, 'un texte ou un nombre');
});

test('a long value is cut where it is quoted', () => {
  const { message } = onlyDiagnostic(...fieldCase(z.enum(['a']), 'x'.repeat(10_000)));
  assert.ok(message.length < 200 && message.includes('xxx…'));
  assert.match(onlyDiagnostic(...fieldCase(z.enum(['a']), 'y'.repeat(80))).message, `« ${'y'.repeat(80)} »`);
});

const never = () => false;

/** Data that a front matter can hold, against what a schema can ask of it; the last ones have no words of their own. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  'of a value of another type': [
    ...[z.string(), z.number(), z.int(), z.boolean(), z.array(z.string()), z.tuple([z.string()])].flatMap((schema) => [
      fieldCase(schema),
      fieldCase(schema, null),
    ]),
    ...[z.null(), z.never()].map((schema) => fieldCase(schema, 'un')),
    fieldCase(z.strictObject({ a: z.string() }), 'un'),
    fieldCase(z.strictObject({ a: z.string() })),
    fieldCase(z.int(), 2.5),
  ],
  'of a value that is no choice': [
    ...['zorglub', undefined, null, ['a']].map((value) => fieldCase(z.enum(['a', 'b']), value)),
    fieldCase(z.literal([1, 2]), '1'),
  ],
  'of a size': [
    fieldCase(z.string().min(3), ''),
    fieldCase(z.string().max(1), 'abc'),
    fieldCase(z.number().gt(3), 3),
    fieldCase(z.int(), 1e300),
    fieldCase(z.array(z.string()).min(3), ['a']),
    fieldCase(z.tuple([z.string(), z.string()]), ['a']),
  ],
  'of a form': [
    z.email(),
    z.url(),
    z.iso.date(),
    z.uuid(),
    z.string().regex(/^a$/),
    z.stringFormat('forme', never),
  ].map((schema) => fieldCase(schema, 'é b')),
  'of a field that is not known': [
    [z.strictObject({ titre: z.string() }), { titre: 'a', zorglub: 1 }],
    [z.record(z.enum(['a']), z.string()), { a: 'a', zorglub: 'a' }],
  ],
  'of what fits none of several forms': [
    fieldCase(z.union([z.string(), z.number()]), true),
    fieldCase(z.union([z.string(), z.number()])),
    fieldCase(
      z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })]),
      {},
    ),
    fieldCase(z.discriminatedUnion('type', [z.object({ type: z.literal('a') })]), { type: 'zorglub' }),
  ],
  'of anything else': [
    fieldCase(z.string().refine(never), 'a'),
    fieldCase(z.number().multipleOf(5), 7),
    fieldCase(z.record(z.string().regex(/^a/), z.string()), { b: 'x' }),
  ],
};

const ENGLISH =
  /\b(?:invalid|input|expected|received|must|too (?:big|small)|unrecognized|keys?|string|number|array|object|undefined|unknown|required|option|match(?:ing)?|pattern|format is|element of|value is)\b/i;

for (const [what, samples] of Object.entries(CASES))
  test(`what is wrong is said in French ${what}, with what to write`, () => {
    for (const [index, sample] of samples.entries()) assertFrench(`${what}, ${index}`, sample);
  });

test('formats that a writer may meet have a name, and an example that passes', () => {
  for (const schema of [z.email(), z.url(), z.iso.date(), z.iso.datetime(), z.iso.time()]) {
    const { message, hint } = onlyDiagnostic(...fieldCase(schema, 'é b'));
    assert.match(message, /« é b » n'est pas une? /);
    const [, example = ''] = /^Écrivez une? .+, par exemple (.+)\.$/.exec(hint) ?? [];
    assert.ok(schema.safeParse(example).success, hint);
  }
});

/** Asserts that message and hint are there, in French, and without zod's own words. */
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

test('values are told as they are written, whatever YAML reads', () => {
  const schema = z.strictObject({ titre: z.string(), code: z.string().regex(/^\d{5}$/), liste: z.array(z.string()) });
  const written = ['3.10', '007', '01000', '+33', '0x1F', '1e3', '.5', 'True', '12345678901234567890'];
  for (const value of written) {
    const text = `---\ntitre: ${value}\ncode: 01000\nliste: [un, ${value}]\n---\n`;
    const { value: read } = splitFrontMatter('a.md', text);
    const result = checkSchema(schema, read?.data, read?.spellings);
    const found = 'diagnostics' in result ? result.diagnostics : [];
    const actual = found.map(({ at, fix }) => `${at.join('.')} ${fix}`);
    assert.equal(actual, [`titre "${value}"`, 'code "01000"', `liste.1 "${value}"`]);
    assert.match(found[0]?.message ?? '', `« ${value} »`);
    assert.match(found[0]?.hint ?? '', `"${value}"`);
  }
  const limited = checkSchema(z.strictObject({ age: z.number().max(5) }), { age: 7 }, { age: '007' });
  assert.match('diagnostics' in limited ? String(limited.diagnostics[0]?.message) : '', '« 007 »');
  const chosen = checkSchema(z.strictObject({ version: z.enum(['3.10']) }), { version: 3.1 }, { version: '3.10' });
  assert.match('diagnostics' in chosen ? String(chosen.diagnostics[0]?.hint) : '', '"3.10"');
});
