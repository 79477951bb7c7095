import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetPlan, SiteDefinition } from '../../../../build/contract/definition.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { assert, suite } from '../../../suite.ts';
import { fixtureSite } from '../../../support/fixture-site.ts';
import { folderWith } from '../../../support/folder.ts';
import { placesOf } from '../../../support/sources.ts';
import { treeOf } from '../../../support/tree.ts';

const test = suite('Generated files');

/** Inputs of the asset generators of this file, in the order they were run. */
const log: string[] = [];
Object.assign(globalThis, { madeInTest: log });

const SERVER = `export { contentTypes } from './content-types.ts';
export { render } from './page.tsx';
export const assetGenerators = { shout: () => import('./shout.ts'), plain: () => import('./plain.ts') };
`;
const SHOUT = `import { told } from 'told';
import { ending } from './ending.ts';
export default async ({ text }) => {
  madeInTest.push('shout ' + text);
  return [{ output: text + '.txt', contents: text.toUpperCase() + ending }, { output: text + '.bin', contents: new Uint8Array([0, 255]) }];
};
`;
const PLAIN = `export default ({ output, contents = '' }) => {
  madeInTest.push('plain ' + output);
  if (contents === 'thrown') throw new Error('la couleur manque.');
  return [contents === 'douteux' ? { output, contents, remark: { message: 'Un doute.', hint: 'Voyez.' } } : { output, contents }];
};
`;
const SOURCES = {
  'src/server.tsx': SERVER,
  'src/shout.ts': SHOUT,
  'src/ending.ts': "export const ending = '!';\n",
  'src/plain.ts': PLAIN,
  'node_modules/told/package.json': '{"name":"told","version":"1.0.0"}',
  'node_modules/told/index.js': 'exports.told = true;',
};

const shout = (text: string): AssetPlan => ({ generator: 'shout', input: { text } });
const plain = (output: string, contents = ''): AssetPlan => ({
  generator: 'plain',
  input: { output, contents },
  outputs: [output],
});

/** The fixture site with asset generators, which is to have these files made. */
function siteMaking(plans: readonly AssetPlan[], changes: Record<string, string> = {}): SiteDefinition {
  return { ...fixtureSite({ ...SOURCES, ...changes }), nodePackages: ['told'], files: () => plans };
}

/** Builds a site, and says what was run for that. */
async function ran(site: SiteDefinition, options: Parameters<typeof build>[1] = {}) {
  log.length = 0;
  const result = await build(site, options);
  return { ...result, ran: [...log].sort() };
}

test('what asset generators make is published beside the pages', async () => {
  const out = join(folderWith(), 'dist');
  const result = await ran(siteMaking([shout('salut'), plain('notes/un.txt', 'un')]), { out });
  assert.equal(result.diagnostics, []);
  const published = treeOf(out);
  assert.is(published['salut.txt'], 'SALUT!');
  assert.is(published['notes/un.txt'], 'un');
  assert.equal(result.files.find(({ path }) => path === 'salut.bin')?.bytes, 2);
  assert.ok(published['index.html']);
});

test('an asset generator runs again for new data, and for files that have gone from the cache', async () => {
  const site = siteMaking([shout('salut'), plain('un.txt')]);
  assert.equal((await ran(site)).ran, ['plain un.txt', 'shout salut']);
  const again = await ran(site, { out: join(folderWith(), 'dist') });
  assert.equal(again.ran, []);
  assert.ok(again.ok, 'though what was made is written for the first time');
  assert.equal((await ran({ ...site, files: () => [shout('salut'), shout('bonsoir')] })).ran, ['shout bonsoir']);
  rmSync(site.cacheDir, { recursive: true });
  assert.equal((await ran(site)).ran, ['plain un.txt', 'shout salut']);
});

test('an asset generator runs again when its own modules or packages change', async () => {
  const site = siteMaking([shout('salut'), plain('un.txt')]);
  const change = (path: string, text: string) => writeFileSync(join(site.root, path), text);
  await ran(site);
  change('src/ending.ts', "export const ending = '?';\n");
  assert.equal((await ran(site)).ran, ['shout salut']);
  change(
    'src/HomePage.tsx',
    "import { Layout } from './Layout.tsx';\nexport default (props) => <Layout {...props} />;\n",
  );
  assert.equal((await ran(site)).ran, []);
  change('node_modules/told/package.json', '{"name":"told","version":"1.0.1"}');
  change('node_modules/.package-lock.json', '{"packages":{"node_modules/told":{"version":"1.0.1"}}}');
  assert.equal((await ran(site)).ran, ['shout salut']);
});

test('the module of an asset generator is not run while pages are drawn', async () => {
  const changes = { 'src/shout.ts': "throw new Error('chargé');\nexport default () => [];\n" };
  assert.equal((await ran(siteMaking([], changes))).diagnostics, []);
  const [found] = (await ran(siteMaking([shout('salut')], changes))).diagnostics;
  assert.is(found?.rule, 'fabrication-impossible');
  assert.match(found?.message ?? '', 'chargé');
});

test('an error of an asset generator is reported once with its file, and nothing is published', async () => {
  const out = join(folderWith(), 'dist');
  const site = siteMaking([plain('un.svg', 'thrown'), { ...plain('deux.svg', 'thrown'), source: 'content/404.md' }], {
    'content/pages/contact.md': `---\ntitre: Contact\ndescription: Ici.\n---\n\n[Un](/un.svg)\n\n## Écrire\n`,
  });
  const { diagnostics } = await ran(site, { out });
  assert.equal(placesOf(diagnostics), [
    'error content/404.md:1:1+1 fabrication-impossible',
    'error un.svg:1:1+1 fabrication-impossible',
  ]);
  const { message = '', hint = '' } = diagnostics[1] ?? {};
  assert.match(message, /« un\.svg ».* : la couleur manque\.$/);
  assert.match(hint, 'assetGenerators.plain');
  assert.not(existsSync(out));
});

test('what an asset generator remarks on a file is a warning at what it is made of, at every build', async () => {
  const site = siteMaking([{ ...plain('un.txt', 'douteux'), source: 'content/404.md' }]);
  for (const _ of ['first build', 'unchanged build']) {
    const { ok, diagnostics } = await ran(site);
    assert.ok(ok);
    const found = diagnostics.map(({ severity, file, message, hint }) => [severity, file, message, hint].join(' '));
    assert.equal(found, ['warning content/404.md Un doute. Voyez.']);
  }
});

/** A generator that may throw, and a module that is none. */
const PLACES = {
  'src/server.tsx': SERVER.replace(
    '{ shout',
    "{ place: () => import('./place.ts'), none: () => import('./none.ts'), shout",
  ),
  'src/place.ts': "export default () => { throw new Error('la couleur manque.'); };\n",
  'src/none.ts': 'export default 1;\n',
};

test('what cannot be made is an error that says so', async () => {
  const impossible: readonly (readonly [plan: AssetPlan, said: RegExp])[] = [
    [{ generator: 'cri', input: {} }, /place, none, shout, plain/],
    [{ ...plain('un.txt'), outputs: ['deux.txt'] }, /deux\.txt/],
    [{ generator: 'none', input: {} }, /fonction/],
    [{ generator: 'place', input: {}, outputs: ['x.txt'] }, /la couleur manque\.$/],
  ];
  for (const [plan, said] of impossible) {
    const { ok, diagnostics } = await ran(siteMaking([plan], PLACES));
    assert.equal([ok, diagnostics.length, diagnostics[0]?.rule], [false, 1, 'fabrication-impossible'], String(said));
    assert.match(diagnostics[0]?.message ?? '', said);
  }
});

test('a generated file in the place of a page, a static file or another one is an error', async () => {
  const taken = ['contact/index.html', 'images/point.svg', 'un.txt', 'licences.txt'];
  const { diagnostics } = await ran(siteMaking([...taken.map((path) => plain(path)), plain('un.txt', 'autre')]));
  const found = diagnostics.filter(({ rule, severity }) => rule === 'fichier-en-double' && severity === 'error');
  assert.equal(found.map(({ file }) => file).sort(), taken.toSorted());
});

test('what can wait is not made while one works on the site, and may be named by its pages all the same', async () => {
  const text = '---\ntitre: Contact\ndescription: Ici.\n---\n\n[Un](/un.txt)\n\n## Écrire\n';
  const site = siteMaking([plain('un.txt', 'un'), shout('salut')], { 'content/pages/contact.md': text });
  const { lazy, ...result } = await ran(site, { development: true });
  assert.equal(result.diagnostics, []);
  assert.equal(result.ran, ['shout salut'], 'nobody knows what the other one is for');
  assert.equal([...lazy.keys()], ['un.txt']);
  const made = await lazy.get('un.txt')?.();
  assert.is(made?.value.files.map(({ path, bytes }) => `${path} ${bytes}`).join(), 'un.txt 2');
});
