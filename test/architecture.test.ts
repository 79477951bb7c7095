import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot } from './support/real-site.ts';

const test = suite('Architecture');

interface Import {
  /** The importing file, from the project's root. */
  from: string;
  /** The imported file, from the project's root, or the name of a package. */
  to: string;
  typeOnly: boolean;
}

const IMPORT = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

const CODE = /\.tsx?$/;
const files = ['build', 'src', 'test'].flatMap((room) => filesBelow(room));
const imports = files.filter((file) => CODE.test(file)).flatMap(importsOf);

test('the reading of imports sees static, dynamic, type-only and re-exporting ones', () => {
  const seen = (from: string, to: string) => imports.find((one) => one.from === from && one.to === to);
  assert.is(seen('build/pipeline.ts', 'build/read/read.ts')?.typeOnly, false);
  assert.is(seen('build/draw/render.ts', 'build/plan/route.ts')?.typeOnly, true);
  assert.is(seen('src/server.tsx', 'react-dom/server')?.typeOnly, false);
  assert.ok(imports.some(({ to }) => to === 'node:fs'));
  const missing = imports.filter(({ to }) => to.startsWith('src/') && !existsSync(join(projectRoot, withoutQuery(to))));
  assert.equal(missing, [], 'every import leads to a file');
});

test('the generator knows the site by what defines it, and only in one place', () => {
  assert.equal(imports.filter(({ from, to }) => from.startsWith('build/') && to.startsWith('src/')).map(inWords), [
    'build/site-definition.ts → src/markdown.ts',
    'build/site-definition.ts → src/pages/index.ts',
  ]);
});

test('the site never imports the generator, nor anything of Node', () => {
  const wrong = imports.filter(({ from, to }) => from.startsWith('src/') && /^(?:build\/|node:)/.test(to));
  assert.equal(wrong.map(inWords), []);
});

test('product code never imports tests', () => {
  const wrong = imports.filter(({ from, to }) => !from.startsWith('test/') && to.startsWith('test/'));
  assert.equal(wrong.map(inWords), []);
});

test('zod stays where content is described; elsewhere only its types are named', () => {
  const allowed = /^src\/pages\/(?:.*\/schema|fields|index)\.ts$/;
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
  /^src\/(?:(?:routes|markdown)\.ts|pages\/(?:.*\/(?:schema|reading-time|defaults)|fields|index)\.ts|styles\/.*|assets\.d\.ts)$/,
  /^src\/format\//,
  /^src\/ui\//,
  /^src\/islands\//,
  /^src\/layout\//,
  /^src\/pages\//,
  /^src\/server\.tsx$/,
];

test('inside the site, imports point left: schema and routes, format, ui, islands, layout, pages, server', () => {
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

/** The rooms of `build`, likewise. */
const BUILD_ROOMS = [
  /^build\/(?:(?:contract|diagnostics|system|addresses|messages)\/|messages\.fr\.ts$)/,
  /^build\/(?:read|parse|validate|plan|bundle|draw|finish|check|publish|cache|preview)\/|^build\/site-definition\.ts$/,
  /^build\/pipeline\.ts$/,
  /^build\/report\//,
  /^build\/dev\//,
  /^build\/cli(?:\.ts|\/)/,
];

test('inside the generator, imports point left: diagnostic, stages, pipeline, report, development server, command line', () => {
  const inside = imports.filter(({ from, to }) => from.startsWith('build/') && to.startsWith('build/'));
  const wrong = inside.filter(({ from, to }) => room(BUILD_ROOMS, to) > room(BUILD_ROOMS, from));
  assert.equal(wrong.map(inWords), []);
});

test('only the command line prints and exits', () => {
  const others = files.filter((file) => file.startsWith('build/') && !/^build\/cli(?:\.ts|\/)/.test(file));
  const wrong = others.filter((file) => /\bconsole\.|\bprocess\.(?:exit|stdout|stderr)/.test(read(file)));
  assert.equal(wrong, []);
});

test('nobody asks URL.canParse, which forgets accents once Node has called it often', () => {
  const wrong = files.filter((file) => /^(?:build|src)\//.test(file) && /\bcanParse\(/.test(read(file)));
  assert.equal(wrong, []);
});

test('no file imports itself, by whatever way round', () => {
  const isSchema = (file: string) => SRC_ROOMS[0]?.test(file);
  const counted = imports
    .filter(({ from, to }) => !from.startsWith('test/') && files.includes(to))
    .filter(({ from, to, typeOnly }) => !(typeOnly && isSchema(from) && isSchema(to)));
  const cycles = [...new Set(counted.map(({ from }) => from))].flatMap((file) => wayBack(file, counted));
  assert.equal(cycles, []);
});

/** The shortest way of imports from a file to itself, where there is one. */
function wayBack(file: string, known: readonly Import[]): string[] {
  const seen = new Set<string>();
  const ways = [[file]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1);
    for (const { to } of known.filter(({ from }) => from === last)) {
      if (to === file) return [[...way, to].join(' → ')];
      if (!seen.has(to)) ways.push([...way, to]);
      seen.add(to);
    }
  }
  return [];
}

test('a CSS module is named for the component beside it, and no two have one name', () => {
  const modules = files.filter((file) => file.startsWith('src/') && file.endsWith('.module.css'));
  assert.ok(modules.length > 0);
  const orphans = modules.filter((file) => !files.includes(file.replace('.module.css', '.tsx')));
  const islands = orphans.filter((file) => !files.includes(file.replace('.module.css', '.island.tsx')));
  assert.equal(islands, []);
  const names = modules.map((file) => basename(file));
  assert.equal(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test('colours are written in tokens.css and nowhere else in the styles', () => {
  const styles = files.filter(
    (file) => file.startsWith('src/') && file.endsWith('.css') && !file.endsWith('/tokens.css'),
  );
  assert.equal(styles.flatMap(coloursIn), []);
  assert.ok(coloursIn('src/styles/tokens.css').length > 0, 'and they can be found');
});

test('content/ and static/ hold no code', () => {
  const notText = filesBelow('content').filter((file) => !file.endsWith('.md'));
  assert.equal(notText, []);
  const code = /\.(?:[cm]?[jt]sx?|css|html?|php|sh|py|wasm)$/;
  const wrong = filesBelow('static').filter((file) => code.test(file) || /<script\b/i.test(read(file)));
  assert.equal(wrong, []);
});

test('no file is longer than 250 lines', () => {
  const text = files.filter((file) => /\.(?:tsx?|css)$/.test(file));
  const long = text.map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }));
  assert.equal(
    long.filter(({ lines }) => lines > 250).map(({ file, lines }) => `${file}: ${lines}`),
    [],
  );
});

function filesBelow(room: string): string[] {
  return readdirSync(join(projectRoot, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .sort();
}

function read(file: string): string {
  return readFileSync(join(projectRoot, file), 'utf8');
}

function importsOf(from: string): Import[] {
  return [...read(from).matchAll(IMPORT)].map(([, type, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? '';
    const to = specifier.startsWith('.')
      ? relative(projectRoot, resolve(projectRoot, dirname(from), specifier))
      : specifier;
    return { from, to, typeOnly: type !== undefined };
  });
}

function runtime(name: string): Import[] {
  return imports.filter(({ to, typeOnly }) => to === name && !typeOnly);
}

function room(rooms: readonly RegExp[], file: string): number {
  const index = rooms.findIndex((pattern) => pattern.test(file));
  if (index === -1) throw new Error(`${file} belongs to no room of the architecture`);
  return index;
}

function withoutQuery(path: string): string {
  return path.replace(/\?.*$/, '');
}

function inWords({ from, to }: Import): string {
  return `${from} → ${to}`;
}

/** Every colour a stylesheet spells out, with its line. System colours, transparent and currentColor are none. */
function coloursIn(file: string): string[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const css = read(file).replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, blank);
  return css.split('\n').flatMap((line, index) => {
    const value = /:(?!:)(.*)/.exec(line.includes('{') ? line.slice(line.indexOf('{')) : line)?.[1] ?? '';
    return [...value.matchAll(COLOUR)].map(([colour]) => `${file}:${index + 1} ${colour}`);
  });
}

const FUNCTIONS = 'rgba?|hsla?|hwb|lab|lch|oklab|oklch|color';
const NAMES =
  'black|white|gr[ae]y|silver|red|maroon|yellow|olive|lime|green|aqua|cyan|teal|blue|navy|fuchsia|magenta|purple|orange|pink|gold|indigo|violet|brown|tomato|coral|crimson|salmon|khaki|beige|ivory|lavender|turquoise|plum|orchid|tan|wheat|snow|linen';
const COLOUR = new RegExp(`#[\\da-f]{3,8}\\b|(?<![\\w-])(?:${FUNCTIONS})\\(|(?<![\\w-])(?:${NAMES})(?![\\w-])`, 'gi');

test.run();
