import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { jsonSchemaOf } from '../../../build/content/schemas/schema-files.ts';
import { hasErrors } from '../../../build/contract/diagnostic.ts';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import { knownFiles } from '../../../build/editing/known-files.ts';
import { addableTypes, draftData, newText } from '../../../build/editing/new-file.ts';
import { slugFrom } from '../../../build/editing/slug.ts';
import { build } from '../../../build/pipeline/pipeline.ts';
import { contentHost } from '../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../test/suite.ts';
import { buildCopy, contentCopy } from '../../../test/support/content-copy.ts';
import { fixtureSite } from '../../../test/support/fixture-site.ts';
import { isRefused } from '../../../test/support/refusals.ts';
import { duplicateFile } from '../../server/files/new-files.ts';
import { workshopOf } from '../support/workshop.ts';

const test = suite('New files');

const TITLE = 'Un œuf, deux « poules » : 3 #essais';

test('a name is the title in small letters, without accents, ligatures and signs', () => {
  const names: Record<string, string> = {
    [TITLE]: 'un-oeuf-deux-poules-3-essais',
    "L'été à l’Île-de-Ré": 'l-ete-a-l-ile-de-re',
    'ÆGIR, Straße & Łódź': 'aegir-strasse-lodz',
    ' -- ': '',
    'ﬁn ①': 'fin-1',
  };
  for (const [title, name] of Object.entries(names)) assert.is(slugFrom(title), name);
  assert.ok(slugFrom('mot '.repeat(60)).length <= 80);
});

test('a new file of each content type is built at once, as a draft and as published', async () => {
  for (const draft of [true, false]) {
    const { site, contentTypes } = withNewFiles(draft);
    const { diagnostics, values } = await buildCopy(site, { development: true });
    assert.not(hasErrors(diagnostics), JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')));
    const ours = values.content?.entries.filter(({ entry }) => entry.slug.startsWith('un-oeuf')) ?? [];
    assert.is(ours.length, contentTypes.length);
  }
});

test('a new file is a draft that stops nothing, and if published an error until filled in', async () => {
  for (const draft of [true, false]) {
    const { site, contentTypes } = withNewFiles(draft);
    const { diagnostics, values } = await buildCopy(site, { production: true });
    const given = Object.keys(values.content?.variables ?? {}).filter((name) => name.startsWith('fait.un-oeuf'));
    assert.equal(given, [], 'texts of visitors cannot cite it');
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    assert.equal([...new Set(errors.map(({ rule }) => rule))], draft ? [] : ['champ-a-remplir']);
    assert.is(new Set(errors.map(({ file }) => file)).size, draft ? 0 : contentTypes.length);
  }
});

test('a new file has the typed title, and no example that could be taken for true', () => {
  const site = contentCopy();
  const made = newText(contentHost(site), { contentType: 'facts', title: 'Un outil', slug: 'un-outil' });
  assert.equal(parse('text' in made ? (made.text.split('---')[1] ?? '') : ''), {
    brouillon: true,
    produit: 'Un outil',
    faits: [
      {
        nom: 'un-outil-a-completer',
        valeur: '[À compléter : Valeur]',
        objet: '[À compléter : Objet]',
        source: 'https://a-completer.example/',
      },
    ],
  });
});

test('a required number is its example, else its minimum, else zero', () => {
  const schema = z.object({
    shown: z
      .number()
      .min(1)
      .meta({ examples: [12] }),
    least: z.number().min(5),
    any: z.number(),
  });
  const context = { title: TITLE, slug: 'un-oeuf', today: '2025-08-15', slugsOf: () => [] };
  const data = draftData(jsonSchemaOf(schema), {}, context);
  assert.equal(data, { shown: 12, least: 5, any: 0 });
});

/** A copy of the content with one new file of each content type. */
function withNewFiles(draft: boolean) {
  const site = contentCopy();
  const contentTypes = addableTypes(contentHost(site));
  assert.ok(contentTypes.length > 1);
  for (const { name, title } of contentTypes) {
    const made = newText(contentHost(site), { contentType: name, title: `${TITLE} (${title})`, draft });
    if ('refusal' in made) throw new Error(`${name}: ${JSON.stringify(made.refusal)}`);
    writeFileSync(join(site.root, made.path), made.text);
  }
  return { site, contentTypes };
}

test('a created file is on the disk as a draft with its required fields, and is opened', async () => {
  const site = fixtureSite();
  const { call } = await workshopOf(site);
  const { status, data } = await call('files/create', { contentType: 'text', title: TITLE });
  assert.equal([status, data.path], [200, 'content/pages/un-oeuf-deux-poules-3-essais.md']);
  assert.is(readFileSync(join(site.root, data.path), 'utf8'), data.text);
  assert.match(data.text, 'brouillon: true');
  assert.equal((await call('files/open', { path: data.path })).data, data);
  assert.ok((await build(site)).ok);
});

test('a taken, formerly used or invalid name is refused, and nothing is written', async () => {
  const site = contentCopy();
  const article = join(site.contentDir, 'blog/agents-ia.md');
  writeFileSync(
    article,
    readFileSync(article, 'utf8').replace('---\n', '---\nanciennesAdresses: [/blog/Agents-Avant, /Page-Avant]\n'),
  );
  writeFileSync(join(site.contentDir, 'blog/Majuscules.md'), 'x');
  const { call } = await workshopOf(site);
  const refused = async (contentType: string, slug: string) => {
    const { status, data } = await call('files/create', { contentType, title: 'Un titre', slug });
    assert.is(status, 422, slug);
    return `${data.message} ${data.hint}`;
  };
  const before = readFileSync(article, 'utf8');
  assert.match(await refused('article', 'agents-ia'), 'blog/agents-ia.md');
  assert.match(await refused('article', 'majuscules'), 'Majuscules.md');
  assert.match(await refused('article', 'agents-avant'), 'agents-ia.md');
  assert.match(await refused('text', 'page-avant'), 'agents-ia.md');
  assert.match(await refused('text', 'accueil'), 'accueil.md');
  assert.match(await refused('article', 'Été'), '« ete »');
  for (const slug of ['', '../x', 'a/b', '-', 'a--b', '.x', 'x.md', 'aux', 'x'.repeat(90)])
    await refused('article', slug);
  await refused('home', 'neuf');
  assert.match(await refused('articel', 'neuf'), 'Vouliez-vous dire « Article » ?');
  assert.is(readFileSync(article, 'utf8'), before);
  assert.not(existsSync(join(site.contentDir, 'blog/neuf.md')));
});

test('a copy of a text is a draft under a free name, without former addresses and new errors', () => {
  const site = contentCopy();
  const host = contentHost(site);
  const wanted = Object.entries(site.contentTypes).flatMap(
    ([contentType, { files, publication, formerPaths, schema }]) =>
      files?.includes('*') && publication && formerPaths && schema
        ? [{ contentType, publication, formerPaths, schema }]
        : [],
  );
  assert.ok(wanted.length > 1);
  for (const { contentType, publication, formerPaths, schema } of wanted) {
    const original = knownFiles(host).find((file) => file.contentType === contentType);
    if (!original) throw new Error(`no text is of the kind ${contentType}`);
    const text = original.text.replace('---\n', `---\n${formerPaths}: [/ailleurs-${original.slug}]\n`);
    const [first, second] = [duplicateFile(host, { ...original, text }), duplicateFile(host, { ...original, text })];
    assert.is(new Set([original.path, first.path, second.path]).size, 3);
    assert.is(
      readFileSync(join(site.contentDir, first.path.slice(original.path.length - original.name.length)), 'utf8'),
      first.text,
    );
    const read = readFrontMatter(first.text);
    if ('unreadable' in read) throw new Error('the copy cannot be read');
    assert.is(read.data[publication.draft], true);
    assert.is(read.data[formerPaths], undefined);
    assert.equal(host.judge(first.text, schema), host.judge(original.text, schema));
    assert.ok(first.text.endsWith(text.slice(text.indexOf('\n---\n'))), 'the body is the same');
  }
});

test('a copy is refused for single pages, unreadable texts, and values that texts name', () => {
  const host = contentHost(contentCopy());
  const files = knownFiles(host);
  const single = files.find(({ contentType = '' }) => host.site.contentTypes[contentType]?.single);
  const many = files.find(({ contentType = '' }) => host.site.contentTypes[contentType]?.publication);
  if (!single || !many) throw new Error('the site has no such pages');
  assert.throws(() => duplicateFile(host, { path: single.path, text: single.text }), isRefused(422));
  for (const { contentType = '', path, text } of files)
    if (host.site.contentTypes[contentType]?.variables)
      assert.throws(() => duplicateFile(host, { path, text }), isRefused(422));
  assert.throws(() => duplicateFile(host, { path: many.path, text: '---\n[\n---\n' }), isRefused(422));
});
