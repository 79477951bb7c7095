import { jsonSchemaOf } from '../../build/content/schemas/schema-files.ts';
import { contentTypes } from '../../src/pages/index.ts';
import { assert, suite } from '../suite.ts';
import { partsOf, type SchemaPart, validatorOf } from '../support/json-schemas.ts';

const test = suite('What fields say of themselves');

const described = Object.entries(contentTypes).flatMap(([name, contentType]) =>
  'schema' in contentType ? [{ name, schema: jsonSchemaOf(contentType.schema) }] : [],
);
const parts = described.flatMap(({ name, schema }) =>
  partsOf(schema).map((part) => ({ ...part, place: `${name}: ${part.at}` })),
);

test('every field of every content type has a label and a help for those who fill it in', () => {
  const fields = parts.filter(({ isField }) => isField);
  assert.ok(fields.length > 100, 'the walk sees the fields');
  const actual = placesWhere(({ schema }) => !isText(schema.title) || !isText(schema.description), fields);
  assert.equal(actual, []);
});

test('every content type says what writers call it, and what it is for', () => {
  const silent = described.filter(({ schema }) => ![schema.title, schema.description].every(isText));
  const actual = silent.map(({ name }) => name);
  assert.equal(actual, []);
});

test('elements of a list or a choice have a name for the form', () => {
  const nameless = parts.filter(({ at, schema }) => at.endsWith('[]') && !schema.oneOf && !isText(schema.title));
  const actual = placesWhere(() => true, nameless);
  assert.equal(actual, []);
});

test('a label is short, a help is a few sentences, and both are for people', () => {
  const wrong = ({ schema: { title = '', description = '' } }: SchemaPart) =>
    title.length > 40 || description.length > 220 || /[.:]$/.test(title) || (description && !/[.»]$/.test(description));
  const actual = placesWhere((part) => Boolean(wrong(part)), parts);
  assert.equal(actual, []);
});

test('every example is one that the field accepts', () => {
  const wrong = parts.flatMap(({ place, schema }) => {
    const accepted = validatorOf(schema);
    return (schema.examples ?? []).filter((example) => !accepted(example)).map((example) => [place, example]);
  });
  assert.equal(wrong, []);
  const empty = placesWhere(({ schema }) => schema.examples?.length === 0, parts);
  assert.equal(empty, [], 'what shows examples has one to show');
});

test('a reference is to a content type of the site', () => {
  const references = parts.flatMap(({ schema }) => (schema.reference === undefined ? [] : [String(schema.reference)]));
  assert.ok(references.includes('article'));
  const actual = references.filter((name) => !Object.keys(contentTypes).includes(name));
  assert.equal(actual, []);
});

function placesWhere(wrong: (part: SchemaPart) => boolean, among: typeof parts): string[] {
  return among.filter(wrong).map(({ place }) => place);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
