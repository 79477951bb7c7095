import { z } from 'zod';
import { redactFields, unredactedPath } from '../../../../build/content/validate/redact-fields.ts';
import { findPlaceholders } from '../../../../build/content/validate/text-checks.ts';
import type { Placeholder } from '../../../../build/contract/definition.ts';
import { redactedPatterns } from '../../../../build/contract/redaction.ts';
import { assert, suite } from '../../../suite.ts';
import { placesOf, sourcesOf, type Texts } from '../../../support/sources.ts';

const test = suite('What visitors are not shown');

const blank: Placeholder = {
  ...{ sign: '[À compléter', pattern: /\[À compléter[^\]]*\]/g, rule: 'a-completer' },
  ...{ message: (match) => `Il reste ${match}.`, hint: 'Remplacez-le.' },
};
const address: Placeholder = {
  ...{ sign: '.example', pattern: /\b[\w.]+\.example\b/g, rule: 'adresse-fictive', once: true },
  ...{ message: (match) => `« ${match} » est fictive.`, hint: 'Changez-la.' },
};

test('placeholders are all named where they stand, in front matter and text alike', () => {
  const texts = {
    'a.md': '---\ntitre: "[À compléter]"\n---\n\nUn [À compléter : le nom] et [À compléter].\n',
    'blog/b.md': '[À compléter]',
  };
  const found = find(texts, blank);
  const expected = ['a.md:2:9+13', 'a.md:5:4+22', 'a.md:5:30+13', 'blog/b.md:1:1+13'];
  assert.is(placesOf(found).join(), expected.map((place) => `warning content/${place} a-completer`).join());
  assert.equal([found[1]?.message, found[1]?.hint], ['Il reste [À compléter : le nom].', 'Remplacez-le.']);
});

test('only the first is named of those to be named once, across all files', () => {
  const texts = { 'a.md': 'Rien.', 'b.md': '\norbite.example et x.example', 'c.md': 'orbite.example' };
  assert.equal(placesOf(find(texts, address)), ['warning content/b.md:2:1+14 adresse-fictive']);
  assert.equal(find({ 'a.md': 'Un exemple.' }, blank, address), []);
});

test('each kind is looked for on its own, and found again at the next build', () => {
  const texts = { 'a.md': '[À compléter] orbite.example [À compléter]' };
  for (const _ of ['first build', 'next build'])
    assert.equal(placesOf(find(texts, address, blank)), [
      'warning content/a.md:1:15+14 adresse-fictive',
      'warning content/a.md:1:1+13 a-completer',
      'warning content/a.md:1:30+13 a-completer',
    ]);
});

test('visitors alone are kept from what is to be redacted, and from nothing else', () => {
  const placeholders = [address, { ...blank, redacted: true }];
  assert.equal(redactedPatterns(placeholders, true), [blank.pattern]);
  assert.equal(redactedPatterns(placeholders, false), []);
});

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
  assert.equal(unredactedPath(['liste', 0, 'nom'], gone), ['liste', 1, 'nom']);
  assert.equal(unredactedPath(['liste', 1, 'liens', 0], gone), ['liste', 3, 'liens', 1]);
  assert.equal(unredactedPath(['mots', 0], gone), ['mots', 0]);
});

test('a draft in a list is left out with its mistakes, and the others are checked', () => {
  const person = z.strictObject({ nom: z.string().min(1), brouillon: z.boolean().optional().meta({ draft: true }) });
  const team = z.strictObject({ equipe: z.array(person) });
  const data = {
    equipe: [{ nom: '', brouillon: true, age: '[À compléter]' }, { nom: 'A', brouillon: false }, { nom: '' }],
  };
  const shown = redactFields(team, data, [blank.pattern]);
  assert.equal(shown, {
    data: { equipe: [{ nom: 'A', brouillon: false }, { nom: '' }] },
    redactedFields: [['equipe', 0]],
    needed: [],
  });
  assert.equal(unredactedPath(['equipe', 1, 'nom'], shown.redactedFields), ['equipe', 2, 'nom']);
});

function find(texts: Texts, ...placeholders: Placeholder[]) {
  return findPlaceholders(sourcesOf(texts), placeholders);
}

function withhold(fields: object) {
  return redactFields(schema, { titre: 'Titre', ...fields }, [/\[À compléter[^\]]*\]/g]);
}
