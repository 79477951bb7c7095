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

test('the site runs with little of the generator: what it takes of the contract is listed here', () => {
  const taken = imports.filter(({ from, to, typeOnly }) => isOfSite(from) && to.startsWith('build/') && !typeOnly);
  assert.equal(taken.map(inWords).sort(), [
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

/** Modules of the contract that a site imports at run time. */
const TAKEN = /^build\/contract\/(?:define-site|content-type|fold-text|recoloring|unique-ids|variables)\.ts$/;
const HAS_ZOD = /^src\/pages\/(?:.*\/schema|(?:.*\/)?formats|fields|icons|picture|download|actions)\.ts$/;
const RENDERERS = ['src/server.tsx', 'src/islands/Island.tsx'];
const ISLANDS = SRC_ROOMS.findIndex((pattern) => pattern.test('src/islands/'));

/** Rules for imports, each with a test that recognises an import that breaks it. */
const FORBIDDEN: Readonly<Record<string, (one: Import) => boolean>> = {
  'the generator knows the site by src/site.ts alone, and only where the site is defined': (one) =>
    one.from.startsWith('build/') && isOfSite(one.to) && inWords(one) !== 'build/cli/site-definition.ts → src/site.ts',
  'the site knows the generator by its contract alone, and nothing of Node': ({ from, to }) =>
    isOfSite(from) && /^(?:build\/(?!contract\/)|node:)/.test(to),
  'what a site takes of the contract needs no other module': ({ from, typeOnly }) => TAKEN.test(from) && !typeOnly,
  "a component is loaded by its content type's import() alone": ({ from, to, dynamic }) =>
    /^src\/pages\/.*Page\.tsx$/.test(to) && !isTest(from) && !(dynamic && from.endsWith('/content-type.ts')),
  'product code never imports tests': ({ from, to }) => !isTest(from) && isTest(to),
  'zod stays where content is described; elsewhere only its types are named': ({ from, to, typeOnly }) =>
    to === 'zod' && isOfSite(from) && !typeOnly && !HAS_ZOD.test(from),
  'react-dom/server stays in the document and island renderers': ({ from, to, typeOnly }) =>
    to === 'react-dom/server' && isOfSite(from) && !typeOnly && !RENDERERS.includes(from),
  'react-dom/client stays in the browser runtime': ({ from, to, typeOnly }) =>
    to === 'react-dom/client' && isOfSite(from) && !typeOnly && !isOfClient(from),
  'inside the site, imports point left: schema and routes, format, search, ui, islands, structured data, layout, components of pages, content types, asset generators, files, server, site':
    ({ from, to }) =>
      isOfSite(from) && isOfSite(to) && !isOfClient(from) && (isOfClient(to) || siteRoom(to) > siteRoom(from)),
  'the browser runtime imports islands and what is left of them, never layout, pages or server': ({ from, to }) =>
    isOfClient(from) && isOfSite(to) && !isOfClient(to) && siteRoom(to) > ISLANDS,
  'inside the generator a room imports from lower floors alone, and stages know no other stage': (one) =>
    isBetweenRooms(one) && floorOf(one.to) >= floorOf(one.from),
  'content files are changed by the command line and the workshop alone': (one) =>
    isBetweenRooms(one) && roomOf(one.to) === 'editing' && roomOf(one.from) !== 'cli',
  'a room above the open ones is entered by its index.ts': (one) =>
    isBetweenRooms(one) && !OPEN_ROOMS.includes(roomOf(one.to)) && one.to !== `build/${roomOf(one.to)}/index.ts`,
  'the workshop knows the generator by its contract and its room for editing': ({ from, to }) =>
    from.startsWith('atelier/') && !isTest(from) && /^(?:build\/(?!contract\/|editing\/)|src\/)/.test(to),
  'nothing outside of the workshop imports it': ({ from, to }) =>
    !from.startsWith('atelier/') && to.startsWith('atelier/'),
};

for (const [sentence, isWrong] of Object.entries(FORBIDDEN))
  test(sentence, () => assert.equal(imports.filter(isWrong).map(inWords), []));

test('every file of build/ lies in one of its rooms', () => {
  const lost = files.filter((file) => file.startsWith('build/') && floorOf(file) === -1);
  assert.equal(lost, []);
});

test('no file imports itself, by whatever way round', () => {
  const isSchema = (file: string) => SRC_ROOMS[0]?.test(file);
  const counted = imports
    .filter(({ from, to }) => !isTest(from) && files.includes(to))
    .filter(({ from, to, typeOnly }) => !(typeOnly && isSchema(from) && isSchema(to)));
  assert.equal(inCycles(counted).map(inWords), []);
});

/** The imports that lead from a file back to itself, or from one such way to another: what is left without those that end elsewhere. */
function inCycles(known: readonly Import[]): readonly Import[] {
  const [importing, imported] = [new Set(known.map(({ from }) => from)), new Set(known.map(({ to }) => to))];
  const left = known.filter(({ from, to }) => importing.has(to) && imported.has(from));
  return left.length === known.length ? known : inCycles(left);
}

function isTest(file: string): boolean {
  return /^(?:atelier\/)?test\//.test(file);
}

function isOfSite(file: string): boolean {
  return file.startsWith('src/');
}

function isOfClient(file: string): boolean {
  return file.startsWith('src/client/');
}

function isBetweenRooms({ from, to }: Import): boolean {
  return from.startsWith('build/') && to.startsWith('build/') && roomOf(from) !== roomOf(to);
}

function siteRoom(file: string): number {
  const index = SRC_ROOMS.findIndex((pattern) => pattern.test(file));
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
