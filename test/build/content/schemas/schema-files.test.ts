import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { siteDefinition } from '../../../../build/cli/site-definition.ts';
import { splitFrontMatter } from '../../../../build/content/parse/front-matter/front-matter.ts';
import {
  contentPatterns,
  EDITOR_SETTINGS_FILE,
  jsonSchemaOf,
  SCHEMA_FOLDER,
  schemaFiles,
  withSchemas,
} from '../../../../build/content/schemas/schema-files.ts';
import { contentTypeMatcher, fileMatcher } from '../../../../build/contract/content-type-matcher.ts';
import { assert, suite } from '../../../suite.ts';
import { accepts, validatorOf } from '../../../support/json-schemas.ts';
import { projectRoot } from '../../../support/real-site.ts';
import { filesBelow, read } from '../../../support/source-files.ts';

const test = suite('Schemas for other editors');

test('a text that is trimmed before it is counted cannot be blank; one that is not, may be', () => {
  assert.not.ok(accepts(z.string().trim().min(1), '  '));
  assert.ok(accepts(z.string().trim().min(1), ' a '));
  assert.ok(accepts(z.string().min(1), '  '));
  const trimmed = z.string().trim().min(1).regex(/^a/);
  assert.equal([accepts(trimmed, 'a'), accepts(trimmed, 'b')], [true, false], 'a pattern of its own stays');
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

test('a whole number has its schema’s limits; a value unknown to JSON Schema may be anything', () => {
  for (const [schema, ...limits] of [
    [z.int().min(1), 1, undefined],
    [z.int().max(60), undefined, 60],
  ] as const) {
    const { minimum, maximum } = jsonSchemaOf(schema);
    assert.equal([minimum, maximum], limits);
  }
  assert.ok(accepts(z.strictObject({ jour: z.date() }), { jour: '2025-01-01' }));
});

test('a file that fits two content types belongs to the first; the other patterns keep theirs', () => {
  const schema = z.strictObject({});
  for (const [first, own] of [
    ['pages/accueil.md', 'pages/accueil.md'],
    ['pages/note-*.md', 'pages/note-1.md'],
  ] as const) {
    const patterns = contentPatterns({ first: { files: first, schema }, text: { files: 'pages/*.md', schema } });
    const takers = (file: string) => [...patterns].flatMap(([name, globs]) => (fits(globs, file) ? [name] : []));
    assert.equal([takers(own), takers('pages/autre.md')], [['first'], ['text']]);
  }
  assert.equal([...contentPatterns({ moved: {}, plain: { files: 'a/*.md' } })], [], 'without files or a schema none');
});

const RUN = 'run npm run schemas, and commit what it writes';
const site = siteDefinition();
const files = schemaFiles(site);

test('the schemas that editors read are those of the content types as they are', () => {
  const kept = readdirSync(join(projectRoot, SCHEMA_FOLDER)).map((name) => `${SCHEMA_FOLDER}/${name}`);
  assert.equal(kept.sort(), files.map(({ path }) => path).sort(), RUN);
  for (const { path, contents } of files) assert.is(read(path), contents, `${path} is out of date: ${RUN}`);
});

test('editors know which content files each schema is for', () => {
  assert.is(read(EDITOR_SETTINGS_FILE), withSchemas(read(EDITOR_SETTINGS_FILE), files), RUN);
});

test('other settings of an editor stay, and schemas that are no more go', () => {
  const settings = { 'editor.tabSize': 2, 'yaml.schemas': { './old.json': ['a.md'] } };
  assert.equal(JSON.parse(withSchemas(JSON.stringify(settings), [])), { 'editor.tabSize': 2, 'yaml.schemas': {} });
});

test('every content file has the schema of its content type, and no other', () => {
  const own = filesBelow('content');
  assert.ok(own.length > 0);
  for (const path of own) {
    const contentType = contentTypeMatcher(site.contentTypes)(path.replace('content/', ''));
    assert.equal(schemasFor(path), [`${SCHEMA_FOLDER}/${contentType}.schema.json`], path);
  }
});

test('every content file is sound by its schema, and none is once it is damaged', () => {
  for (const path of filesBelow('content')) {
    const { data } = frontMatterOf(path);
    const [schema] = files.filter((file) => schemasFor(path).includes(file.path));
    assert.ok(schema);
    const isSound = validatorOf(JSON.parse(schema.contents));
    assert.ok(isSound(data), `${path}: ${JSON.stringify(isSound.errors)}`);
    const [first = ''] = Object.keys(data);
    assert.not.ok(isSound({ ...data, inconnu: 1 }), `${path} with a field that nobody knows`);
    assert.not.ok(isSound({ ...data, [first]: null }), `${path} without a value`);
    const { [first]: _, ...less } = data;
    assert.not.ok(isSound(less), `${path} without « ${first} »`);
  }
});

function schemasFor(path: string): string[] {
  return files.flatMap(({ path: schema, files: globs }) => (fits(globs, path) ? [schema] : []));
}

/** Tells whether globs match a file, as editors read them: those that begin with `!` exclude it. */
function fits(globs: readonly string[], file: string): boolean {
  const fit = (glob: string) => fileMatcher(glob.replace('!', ''))(file);
  return (
    globs.some((glob) => !glob.startsWith('!') && fit(glob)) && !globs.some((glob) => glob.startsWith('!') && fit(glob))
  );
}

function frontMatterOf(path: string): { data: Record<string, unknown> } {
  const { value } = splitFrontMatter(path, read(path));
  assert.ok(value);
  return { data: value.data as Record<string, unknown> };
}
