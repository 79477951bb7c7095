import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assert, suite } from './suite.ts';
import { projectRoot } from './support/real-site.ts';
import { CODE, filesBelow, type Import, importsOf, ROOMS } from './support/source-files.ts';

const test = suite('Architecture');

const files = ROOMS.flatMap(filesBelow);
const imports = files.filter((file) => CODE.test(file)).flatMap(importsOf);

test('the reading of imports sees static, dynamic, type-only and re-exporting ones', () => {
  const seen = (from: string, to: string) => imports.find((one) => one.from === from && one.to === to);
  assert.is(seen('build/pipeline/pipeline.ts', 'build/content/index.ts')?.typeOnly, false);
  assert.is(seen('build/pages/plan/plan.ts', 'build/contract/definition.ts')?.typeOnly, true);
  assert.ok(seen('src/pages/home/content-type.ts', 'src/pages/home/HomePage.tsx'));
  assert.is(seen('src/server.tsx', 'react-dom/server')?.typeOnly, false);
  assert.ok(imports.some(({ to }) => to === 'node:fs'));
  const missing = imports.filter(({ to }) => to.startsWith('src/') && !existsSync(join(projectRoot, withoutQuery(to))));
  assert.equal(missing, [], 'every import leads to a file');
});

test('the generator knows the site by src/site.ts alone, and only where the site is defined', () => {
  assert.equal(imports.filter(({ from, to }) => from.startsWith('build/') && to.startsWith('src/')).map(inWords), [
    'build/cli/site-definition.ts → src/site.ts',
  ]);
});

test('the site knows the generator by its contract alone, and nothing of Node', () => {
  const outside = imports.filter(({ from, to }) => from.startsWith('src/') && /^(?:build\/|node:)/.test(to));
  assert.equal(outside.filter(({ to }) => !to.startsWith('build/contract/')).map(inWords), []);
  const atRunTime = outside.filter(({ typeOnly }) => !typeOnly);
  assert.equal(atRunTime.map(inWords).sort(), [
    'src/asset-generators/search/document-terms.ts → build/contract/fold-text.ts',
    'src/format/slug.ts → build/contract/fold-text.ts',
    'src/pages/define.ts → build/contract/content-type.ts',
    'src/pages/not-found/nearest.ts → build/contract/fold-text.ts',
    'src/pages/privacy/rules.ts → build/contract/variables.ts',
    'src/pages/tool-prices/prices.ts → build/contract/unique-ids.ts',
    'src/search/words.ts → build/contract/fold-text.ts',
    'src/site.ts → build/contract/define-site.ts',
    'src/styles/palette.ts → build/contract/recoloring.ts',
  ]);
});

test('what a site takes of the contract needs no other module', () => {
  const taken = /^build\/contract\/(?:define-site|content-type|fold-text|recoloring|unique-ids|variables)\.ts$/;
  assert.equal(imports.filter(({ from, typeOnly }) => taken.test(from) && !typeOnly).map(inWords), []);
});

test("a component is loaded by its content type's import() alone", () => {
  const isComponent = ({ to }: Import) => /^src\/pages\/.*Page\.tsx$/.test(to);
  const loading = imports.filter((one) => isComponent(one) && !/^(?:atelier\/)?test\//.test(one.from));
  assert.ok(loading.length > 0);
  assert.equal(loading.filter(({ from, dynamic }) => !(dynamic && from.endsWith('/content-type.ts'))).map(inWords), []);
});

test('product code never imports tests', () => {
  const wrong = imports.filter(
    ({ from, to }) => !/^(?:atelier\/)?test\//.test(from) && /^(?:atelier\/)?test\//.test(to),
  );
  assert.equal(wrong.map(inWords), []);
});

test('zod stays where content is described; elsewhere only its types are named', () => {
  const allowed = /^src\/pages\/(?:.*\/schema|(?:.*\/)?formats|fields|icons|picture|download|actions)\.ts$/;
  const wrong = runtime('zod').filter(({ from }) => from.startsWith('src/') && !allowed.test(from));
  assert.equal(wrong.map(inWords), []);
});

test('react-dom/server stays in the document and island renderers, react-dom/client in the browser runtime', () => {
  const onServer = runtime('react-dom/server').filter(({ from }) => from.startsWith('src/'));
  const renderers = ['src/server.tsx', 'src/islands/Island.tsx'];
  assert.equal(onServer.filter(({ from }) => !renderers.includes(from)).map(inWords), []);
  const inBrowser = runtime('react-dom/client').filter(({ from }) => from.startsWith('src/'));
  assert.equal(inBrowser.filter(({ from }) => !from.startsWith('src/client/')).map(inWords), []);
});

/** The rooms of `src` from left to right; the first pattern that fits a file is its room. */
const SRC_ROOMS = [
  /^src\/(?:(?:budgets|client-modules|routes|hosting|markdown|media|placeholders)\.ts|review\/.*|pages\/(?:.*\/(?:schema|formats|reading-time|defaults)|fields|formats|icons|picture|download|actions)\.ts|styles\/.*|assets\.d\.ts)$/,
  /^src\/format\//,
  /^src\/search\//,
  /^src\/ui\//,
  /^src\/islands\//,
  /^src\/structured-data\//,
  /^src\/layout\//,
  /^src\/pages\/(?!(?:.*\/(?:content-type|summary|reading-time-rule)|define|site|index)\.ts$)/,
  /^src\/pages\//,
  /^src\/asset-generators\//,
  /^src\/files\//,
  /^src\/server\.tsx$/,
  /^src\/site\.ts$/,
];

test('inside the site, imports point left: schema and routes, format, search, ui, islands, structured data, layout, components of pages, content types, asset generators, files, server, site', () => {
  const inside = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'));
  const placed = inside.filter(({ from }) => !from.startsWith('src/client/'));
  const wrong = placed.filter(
    ({ from, to }) => to.startsWith('src/client/') || room(SRC_ROOMS, to) > room(SRC_ROOMS, from),
  );
  assert.equal(wrong.map(inWords), []);
});

test('the browser runtime imports islands and what is left of them, never layout, pages or server', () => {
  const islands = SRC_ROOMS.findIndex((pattern) => pattern.test('src/islands/'));
  const wrong = imports
    .filter(({ from, to }) => from.startsWith('src/client/') && to.startsWith('src/') && !to.startsWith('src/client/'))
    .filter(({ to }) => room(SRC_ROOMS, to) > islands);
  assert.equal(wrong.map(inWords), []);
});

/** The floors of `build`, from the ground up, and the rooms on each. */
const FLOORS = [
  ['platform'],
  ['contract'],
  ['diagnostics'],
  ['editing', 'cache'],
  ['content', 'assets', 'pages', 'output'],
  ['pipeline'],
  ['server'],
  ['cli'],
];

/** Rooms whose files are imported one by one; the others are entered by their index.ts. */
const OPEN_ROOMS = ['platform', 'contract', 'diagnostics', 'editing'];

const betweenRooms = imports
  .filter(({ from, to }) => from.startsWith('build/') && to.startsWith('build/'))
  .filter(({ from, to }) => roomOf(from) !== roomOf(to));

test('inside the generator a room imports from lower floors alone, and stages know no other stage', () => {
  assert.equal(betweenRooms.filter(({ from, to }) => floorOf(to) >= floorOf(from)).map(inWords), []);
});

test('content files are changed by the command line and the workshop alone', () => {
  const editors = betweenRooms.filter(({ to }) => roomOf(to) === 'editing').map(({ from }) => roomOf(from));
  assert.equal([...new Set(editors)], ['cli']);
});

test('the workshop knows the generator by its contract and its room for editing', () => {
  const outside = imports.filter(
    ({ from, to }) => from.startsWith('atelier/') && !from.startsWith('atelier/test/') && /^(?:build|src)\//.test(to),
  );
  assert.equal(outside.filter(({ to }) => !/^build\/(?:contract|editing)\//.test(to)).map(inWords), []);
});

test('nothing outside of the workshop imports it', () => {
  const wrong = imports.filter(({ from, to }) => !from.startsWith('atelier/') && to.startsWith('atelier/'));
  assert.equal(wrong.map(inWords), []);
});

test('a room above the open ones is entered by its index.ts', () => {
  const entered = betweenRooms.filter(({ to }) => !OPEN_ROOMS.includes(roomOf(to)));
  assert.ok(entered.length > 0);
  assert.equal(entered.filter(({ to }) => to !== `build/${roomOf(to)}/index.ts`).map(inWords), []);
});

test('every file of build/ lies in one of its rooms', () => {
  const lost = files.filter((file) => file.startsWith('build/') && floorOf(file) === -1);
  assert.equal(lost, []);
});

test('no file imports itself, by whatever way round', () => {
  const isSchema = (file: string) => SRC_ROOMS[0]?.test(file);
  const counted = imports
    .filter(({ from, to }) => !/^(?:atelier\/)?test\//.test(from) && files.includes(to))
    .filter(({ from, to, typeOnly }) => !(typeOnly && isSchema(from) && isSchema(to)));
  assert.equal(inCycles(counted).map(inWords), []);
});

/** The imports that lead from a file back to itself, or from one such way to another: what is left without those that end elsewhere. */
function inCycles(known: readonly Import[]): readonly Import[] {
  const [importing, imported] = [new Set(known.map(({ from }) => from)), new Set(known.map(({ to }) => to))];
  const left = known.filter(({ from, to }) => importing.has(to) && imported.has(from));
  return left.length === known.length ? known : inCycles(left);
}

function runtime(name: string): Import[] {
  return imports.filter(({ to, typeOnly }) => to === name && !typeOnly);
}

function room(rooms: readonly RegExp[], file: string): number {
  const index = rooms.findIndex((pattern) => pattern.test(file));
  if (index === -1) throw new Error(`${file} belongs to no room of the architecture`);
  return index;
}

function roomOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** The floor of a file's room, from 0; -1 for a file outside of all. */
function floorOf(file: string): number {
  return FLOORS.findIndex((rooms) => rooms.includes(roomOf(file)));
}

function withoutQuery(path: string): string {
  return path.replace(/\?.*$/, '');
}

function inWords({ from, to }: Import): string {
  return `${from} → ${to}`;
}
