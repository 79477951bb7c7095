import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { asWritten, redactFields } from '../../../../build/content/validate/redact-fields.ts';

const test = suite('Fields that visitors are not shown');

const item = z.strictObject({ nom: z.string(), note: z.string().optional(), liens: z.array(z.string()).optional() });
const schema = z.strictObject({
  titre: z.string(),
  sousTitre: z.string().optional(),
  adresse: z.url().optional(),
  mots: z.array(z.string()).min(1).optional(),
  liste: z.array(item).default([]),
  groupe: z.strictObject({ a: z.string(), b: z.strictObject({ c: z.string() }) }).optional(),
});
const BLANK = '[À compléter : x]';

function withhold(fields: object) {
  return redactFields(schema, { titre: 'Titre', ...fields }, [/\[À compléter[^\]]*\]/g]);
}

/** Fields, and what is left of them. */
const LEFT: Readonly<Record<string, readonly [fields: object, left: object][]>> = {
  'an optional field is left out, of whatever form': [[{ sousTitre: `Un ${BLANK}`, adresse: BLANK }, {}]],
  'an entry of a list is left out, and the list that is too short without it': [
    [{ mots: ['un', BLANK, 'trois'] }, { mots: ['un', 'trois'] }],
    [{ mots: [BLANK] }, {}],
  ],
  'of an entry, what it can do without is left out, else the entry': [
    [
      { liste: [{ nom: 'un', note: BLANK }, { nom: BLANK, note: 'deux' }, { nom: 'trois' }] },
      { liste: [{ nom: 'un' }, { nom: 'trois' }] },
    ],
  ],
  'a group that means nothing without it is left out, however deep it stands': [
    [{ groupe: { a: 'a', b: { c: BLANK } } }, {}],
  ],
};

for (const [name, cases] of Object.entries(LEFT))
  test(name, () => {
    for (const [fields, left] of cases) {
      const { data, needed } = withhold(fields);
      assert.equal(needed, []);
      assert.ok(schema.safeParse(data).success, 'what is left is sound');
      assert.equal(data, { titre: 'Titre', ...left });
    }
  });

test('keeps what the page cannot be without, and says where', () => {
  const { data, needed } = withhold({ titre: BLANK, sousTitre: BLANK });
  assert.equal({ data, needed }, { data: { titre: BLANK }, needed: [['titre']] });
});

test('what is wrong for another reason changes nothing', () => {
  for (const fields of [{ sousTitre: BLANK }, { groupe: { a: 'a', b: { c: BLANK } } }])
    assert.equal(withhold({ inconnu: 1, ...fields }).data, { titre: 'Titre', inconnu: 1 });
});

test('leaves out what holds one of several patterns, and gives back what holds none', () => {
  const data = { titre: 'Titre', sousTitre: '<à voir>', mots: ['un', BLANK] };
  assert.equal(redactFields(schema, data, [/\[À compléter/g, /<à voir>/g]).data, { titre: 'Titre', mots: ['un'] });
  assert.is(redactFields(schema, data, [/rien/g]).data, data);
  assert.is(redactFields(schema, data, []).data, data);
});

test('finds again where a place of what is left was written', () => {
  const gone = [
    ['liste', 0],
    ['liste', 2],
    ['liste', 3, 'liens', 0],
  ];
  assert.equal(asWritten(['liste', 0, 'nom'], gone), ['liste', 1, 'nom']);
  assert.equal(asWritten(['liste', 1, 'liens', 0], gone), ['liste', 3, 'liens', 1]);
  assert.equal(asWritten(['mots', 0], gone), ['mots', 0]);
});

test.run();
