import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { importsOf } from './support/imports.ts';
import { projectRoot } from './support/project-root.ts';
import { CODE, filesBelow, read } from './support/source-files.ts';

/**
 * `npx tsx test/house.ts`: the size of the generator and of the workshop in figures, as a Markdown table. A room is a folder or a file directly below `build/`;
 * an arrow is a room that imports from another one; the way of an article is what its stages load at once, from its file to its HTML.
 */
const STAGES = [
  'build/content/read/read.ts',
  'build/content/parse/parse.ts',
  'build/content/validate/validate.ts',
  'build/pages/plan/plan.ts',
  'build/pages/render/render.ts',
];

const files = ['build', 'atelier'].flatMap(filesBelow).filter((file) => CODE.test(file));
const imports = files.flatMap(importsOf).filter(({ to }) => to.startsWith('build/'));
const generator = below('build/');
const workshop = below('atelier/').filter((file) => !file.startsWith('atelier/test/'));
const stages = generator.filter((file) => !file.startsWith('build/diagnostics/messages/'));
const way = loadedBy(STAGES.filter((file) => files.includes(file)));
const functions = stages.flatMap(functionLines).sort((a, b) => a - b);
const roomOf = (file: string) => file.split('/')[1] ?? file;
const rooms = [...new Set(generator.map(roomOf))].sort();
const arrows = new Set(
  imports
    .filter(({ from, to }) => from.startsWith('build/') && roomOf(from) !== roomOf(to))
    .map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`),
);

const rows = {
  'rooms on the ground floor of `build/`': rooms.length,
  'arrows between rooms': arrows.size,
  'generator: files / lines': `${generator.length} / ${linesOf(generator)}`,
  ...Object.fromEntries(rooms.map((room) => [`\u00a0 \`build/${room}/\``, sizeOf(below(`build/${room}/`))])),
  'generator, without messages: lines of a function, median / 90th percentile / longest': [0.5, 0.9, 1]
    .map(quantile)
    .join(' / '),
  'workshop: files / lines / median lines of a file': sizeOf(workshop),
  'way of an article: files / lines': `${way.length} / ${linesOf(way)}`,
  'tests: lines': linesOf(['test', 'atelier/test'].flatMap(filesBelow).filter((file) => CODE.test(file))),
  'runtime dependencies: the generator and the site / the workshop': ['package.json', 'atelier/package.json']
    .map(dependenciesIn)
    .join(' / '),
};
console.log('| | |\n|---|---|');
for (const [name, figure] of Object.entries(rows)) console.log(`| ${name} | ${figure} |`);

function below(folder: string): string[] {
  return files.filter((file) => file.startsWith(folder));
}

function sizeOf(some: readonly string[]): string {
  const sizes = some.map((file) => linesOf([file])).sort((a, b) => a - b);
  return `${some.length} / ${linesOf(some)} / ${sizes[Math.floor(sizes.length / 2)] ?? 0}`;
}

/** How many packages a workspace has for its own running; none where it has been taken away. */
function dependenciesIn(file: string): number {
  if (!existsSync(join(projectRoot, file))) return 0;
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(read(file));
  return Object.keys(dependencies).length;
}

function linesOf(some: readonly string[]): number {
  return some.reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0);
}

/** These files and what they import at run time, but what they leave for later. */
function loadedBy(starts: readonly string[]): string[] {
  const loaded = new Set(starts);
  for (const file of loaded)
    for (const { from, to, typeOnly, dynamic } of imports) if (from === file && !typeOnly && !dynamic) loaded.add(to);
  return [...loaded];
}

function functionLines(file: string): number[] {
  const source = read(file);
  const found: number[] = [];
  const count = ({ start, end }: { start: number; end: number }) =>
    found.push(source.slice(start, end).split('\n').length);
  new Visitor({ FunctionDeclaration: count, FunctionExpression: count, ArrowFunctionExpression: count }).visit(
    parseSync(file, source).program,
  );
  return found;
}

function quantile(share: number): number {
  return functions[Math.ceil(share * functions.length) - 1] ?? 0;
}
