import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { asWritten, withholdFields } from '../../../build/validate/withhold-fields.ts';

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
  return withholdFields(schema, { titre: 'Titre', ...fields }, [/\[À compléter[^\]]*\]/g]);
}

function left(fields: object): unknown {
  const { data, needed } = withhold(fields);
  assert.equal(needed, []);
  assert.ok(schema.safeParse(data).success, 'what is left is sound');
  const { titre: _, ...others } = Object(data);
  return others;
}

test('leaves an optional field out, of whatever form', () => {
  assert.equal(left({ sousTitre: `Un ${BLANK}`, adresse: BLANK }), {});
});

test('leaves an entry of a list out, and the list that is too short without it', () => {
  assert.equal(left({ mots: ['un', BLANK, 'trois'] }), { mots: ['un', 'trois'] });
  assert.equal(left({ mots: [BLANK] }), {});
});

test('leaves out of an entry what it can do without, else the entry', () => {
  const liste = [{ nom: 'un', note: BLANK }, { nom: BLANK, note: 'deux' }, { nom: 'trois' }];
  assert.equal(left({ liste }), { liste: [{ nom: 'un' }, { nom: 'trois' }] });
});

test('leaves a group out that means nothing without it, however deep it stands', () => {
  assert.equal(left({ groupe: { a: 'a', b: { c: BLANK } } }), {});
});

test('keeps what the page cannot be without, and says where', () => {
  const { data, needed } = withhold({ titre: BLANK, sousTitre: BLANK });
  assert.equal(needed, [['titre']]);
  assert.equal(data, { titre: BLANK });
});

test('what is wrong for another reason changes nothing', () => {
  assert.equal(withhold({ inconnu: 1, sousTitre: BLANK }).data, { titre: 'Titre', inconnu: 1 });
});

test('leaves out what holds one of several patterns', () => {
  const data = { titre: 'Titre', sousTitre: 'TODO', mots: ['un', BLANK] };
  assert.equal(withholdFields(schema, data, [/\[À compléter/g, /TODO/g]).data, { titre: 'Titre', mots: ['un'] });
});

test('gives back what holds none', () => {
  const data = { titre: 'Titre', liste: [{ nom: 'un' }] };
  const patterns = [/\[À compléter[^\]]*\]/g];
  assert.is(withholdFields(schema, data, patterns).data, data);
  assert.equal(withholdFields(schema, { titre: BLANK }, []).data, { titre: BLANK });
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
