import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileText } from '../../../build/contract/output.ts';
import type { BuildResult } from '../../../build/pipeline/build-result.ts';
import { build } from '../../../build/pipeline/pipeline.ts';
import type { Stage } from '../../../build/pipeline/stage-log.ts';
import { assert, suite } from '../../suite.ts';
import { fixtureSite, textPage } from '../../support/fixture-site.ts';
import { folderWith } from '../../support/folder.ts';
import { treeOf, treeOfFiles } from '../../support/tree.ts';

const test = suite('Pipeline');

const FIRST_ROUND_TRIP = 14 * 1024;
const CONTACT = 'content/pages/contact.md';
const COMPONENT = 'src/TextPage.tsx';
const AT_BASE = '---\nadresse: https://exemple.test/depot/\n---\n';
const WITH_SLASH = '---\nadresse: https://exemple.test\ntrailingSlash: true\n---\n';

test('publishes every page as a directory index, beside its assets and the static files', async () => {
  const out = join(folderWith(), 'dist');
  const result = await build(fixtureSite(), { out });
  assert.equal([result.ok, result.diagnostics], [true, []]);
  const published = treeOf(out);
  const paths = Object.keys(published).filter((path) => !path.startsWith('assets/'));
  const pages = ['404.html', 'contact/index.html', 'images/point.svg', 'index.html', 'licences.txt', 'robots.txt'];
  assert.equal(paths, pages);
  assert.equal(published, treeOfFiles([...result.files, ...result.copies]), 'what is published is what was checked');
});

test('two builds of one site have the same files with the same bytes, in another folder or the same', async () => {
  const out = join(folderWith(), 'dist');
  const site = fixtureSite();
  const [first, second] = [await build(site, { out }), await build(fixtureSite())];
  assert.equal(treeOfFiles(first.files), treeOfFiles(second.files));
  const before = treeOf(out);
  await build(site, { out });
  assert.equal(treeOf(out), before);
});

test('pages that a disk has damaged in the cache, each at its old length, are made anew and published', async () => {
  const site = fixtureSite();
  const out = join(folderWith(), 'dist');
  await build(site, { out });
  const before = treeOf(out);
  rmSync(out, { recursive: true });
  const kept = readdirSync(site.cacheDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = kept.map(({ parentPath, name }) => join(parentPath, name));
  const pages = files.filter((file) => readFileSync(file).includes('<!doctype html>'));
  for (const file of pages) writeFileSync(file, Buffer.alloc(readFileSync(file).length));
  assert.ok(pages.length > 0);
  assert.equal((await build(site, { out })).diagnostics, []);
  assert.equal(treeOf(out), before);
});

/** Errors of a site: changed files, the rule that names it, and the last stage before the cache. */
const broken: Readonly<Record<string, readonly [changes: Record<string, string>, rule: string, stopsAt: Stage]>> = {
  'a content file does not fit its schema': [{ [CONTACT]: '---\ntitre: Contact\n---\n' }, 'cle-manquante', 'validate'],
  'a component does not compile': [{ [COMPONENT]: 'export default function (' }, 'code', 'bundle'],
  'a component throws': [
    { [COMPONENT]: "export default () => { throw new Error('no'); };" },
    'rendu-impossible',
    'check',
  ],
  'a static file has the name of a folder of pages': [{ 'static/contact': 'a file' }, 'fichier-ou-dossier', 'check'],
  'a static folder has the name of a page': [{ 'static/index.html/a.txt': 'a' }, 'fichier-ou-dossier', 'check'],
  'a link is dead': [{ [CONTACT]: textPage('Contact', '## Écrire\n\n[Ici](/nulle-part)') }, 'lien-mort', 'check'],
};

test('a component that throws is told once, with its file; links to what it was to draw are not at fault', async () => {
  const { diagnostics, failures } = await build(
    fixtureSite({
      'src/Sign.tsx': "export const Sign = () => { throw new Error('no sign.'); };",
      [COMPONENT]: "import { Sign } from './Sign.tsx'; export default () => <main><Sign /></main>;",
      'content/pages/un.md': textPage('Un', '[Ici](/contact#ecrire)'),
    }),
  );
  const [{ message = '', hint = '' } = {}, ...others] = diagnostics;
  assert.equal(others, []);
  assert.match(message, / : no sign\.$/);
  assert.match(hint, /« Sign ».*src\/Sign\.tsx/);
  assert.ok(failures.size > 1);
  assert.match(message, `${failures.size - 1}`.replace(/^1$/, 'ni une autre'));
});

test('publishes nothing where something is wrong, and leaves the previous site as it was', async () => {
  const folder = folderWith();
  const [out, fresh] = [join(folder, 'dist'), join(folder, 'fresh')];
  await build(fixtureSite(), { out });
  const before = treeOf(out);
  for (const [what, [changes, rule, stopsAt]] of Object.entries(broken)) {
    const stages: Stage[] = [];
    const site = fixtureSite(changes);
    const { ok, diagnostics } = await build(site, { out, onStage: (stage) => stages.push(stage) });
    assert.not(ok, what);
    assert.ok(
      diagnostics.some((found) => found.rule === rule && found.severity === 'error'),
      what,
    );
    assert.equal(stages.slice(-2), [stopsAt, 'cache'], what);
    assert.equal(treeOf(out), before, what);
    await build(site, { out: fresh });
    assert.equal(readdirSync(folder), ['dist'], `${what}: nothing is left beside the site`);
  }
});

test('reports its stages in the order of the pipeline, and times each', async () => {
  const stages: Stage[] = [];
  const onStage = (stage: Stage) => stages.push(stage);
  const { seconds } = await build(fixtureSite(), { out: join(folderWith(), 'dist'), onStage });
  const order: Stage[] = [
    ...(['read', 'media', 'parse', 'validate', 'plan', 'history', 'bundle', 'generate', 'render'] as const),
    ...(['pictures', 'alternates', 'hosts', 'check', 'publish', 'sizes', 'cache'] as const),
  ];
  assert.equal([...new Set(stages)], order);
  assert.equal(Object.keys(seconds), order);
  assert.ok(Object.values(seconds).every((passed) => passed >= 0));
  stages.length = 0;
  assert.ok((await build(fixtureSite(), { onStage })).ok);
  assert.equal(stages.slice(-3), ['check', 'sizes', 'cache'], 'without a folder it does all but publish');
});

test('a base path goes before every address of the site, absolute ones and those of assets included', async () => {
  const { ok, ...result } = await build(fixtureSite({ 'content/site.md': AT_BASE }));
  assert.ok(ok);
  const home = pageOf(result, 'index.html');
  const script = `/depot/${assetOf(result, 'js')}`;
  const inside = ['/depot/', '/depot/contact', '/depot/images/point.svg', '/depot/contact#ecrire'];
  assert.equal(addressesIn(home), ['https://exemple.test/depot/', script, ...inside]);
  assert.match(home, `url("/depot/${assetOf(result, 'woff2')}")`);
  const other = await build(fixtureSite({ 'content/site.md': AT_BASE }), { base: '/essai' });
  assert.ok(addressesIn(pageOf(other, 'index.html')).includes('/essai/contact'), 'the one of the options comes first');
});

test('trailing slashes end every address of a page, never that of a file', async () => {
  const { ok, ...result } = await build(fixtureSite({ 'content/site.md': WITH_SLASH }));
  assert.ok(ok);
  const inside = ['/', '/contact/', '/images/point.svg', '/contact/#ecrire'];
  const script = `/${assetOf(result, 'js')}`;
  assert.equal(addressesIn(pageOf(result, 'index.html')), ['https://exemple.test/', script, ...inside]);
  assert.is(addressesIn(pageOf(result, 'contact/index.html'))[0], 'https://exemple.test/contact/');
});

test('styles stand in a page that opens in the first round trip with them, and beside one that does not', async () => {
  const long = textPage('Longue', `Un mot.\n\n${incompressible(FIRST_ROUND_TRIP)}`);
  const late = textPage('Tardive', 'Un mot.').replace('Ce que', incompressible(FIRST_ROUND_TRIP));
  const changes = { 'content/pages/longue.md': long, 'content/pages/tardive.md': late, 'content/site.md': AT_BASE };
  const result = await build(fixtureSite(changes));
  assert.ok(result.ok);

  for (const path of ['contact', 'longue']) {
    const page = pageOf(result, `${path}/index.html`);
    assert.match(page, /<style>[^<]*color:maroon/);
    assert.not.match(page, 'rel="stylesheet"');
  }

  const linked = pageOf(result, 'tardive/index.html');
  const href = /<link rel="stylesheet" href="\/depot\/(assets\/[^"]+\.css)"/.exec(linked)?.[1];
  assert.not.match(linked, '<style');
  const sheets = result.files.filter(({ path }) => path.endsWith('.css'));
  const paths = sheets.map(({ path }) => path);
  assert.equal(paths, [href], 'only what a page links is published');
  assert.match(sheets.map(fileText).join(), '.TextPage_prose');
});

test('while one works on the site, pages may name what is made only once it is asked for', async () => {
  const page = `import { Layout } from './Layout.tsx';
    export default (props) => <Layout {...props}><link rel="alternate" type="text/markdown" href="/contact.md" />
      <div dangerouslySetInnerHTML={{ __html: props.html }} /></Layout>;`;
  const site = { ...fixtureSite({ 'src/TextPage.tsx': page }), alternates: { form: 'Le formulaire' } };
  const { diagnostics, lazy } = await build(site, { development: true });
  assert.equal(diagnostics, []);
  assert.ok(lazy.has('contact.md'));
});

/** Prose that no compression brings below so many bytes: a linear congruence's letters (Numerical Recipes' constants). */
function incompressible(bytes: number): string {
  let state = 1;
  const words = Array.from({ length: bytes / 4 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state.toString(36);
  });
  return words.join(' ');
}

function pageOf({ files }: Pick<BuildResult, 'files'>, path: string): string {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`${path} was not built`);
  return fileText(file);
}

/** The asset that the fixture's page loads itself. */
function assetOf({ files }: Pick<BuildResult, 'files'>, extension: 'js' | 'woff2'): string | undefined {
  return files.find(({ path }) => /^assets\/(?:page|fixture)-/.test(path) && path.endsWith(`.${extension}`))?.path;
}

function addressesIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '');
}
