import { parseSync, Visitor } from 'oxc-parser';
import { importsOf } from './support/imports.ts';
import { CODE, filesBelow, read } from './support/source-files.ts';

/**
 * `npx tsx test/house.ts`: the size of the generator in figures, as a Markdown table. A room is a folder or a file directly below `build/`;
 * an arrow is a room that imports from another one; the way of an article is what its stages load at once, from its file to its HTML.
 */
const STAGES = [
  'build/content/read/read.ts',
  'build/content/parse/parse.ts',
  'build/content/validate/validate.ts',
  'build/pages/plan/plan.ts',
  'build/pages/render/render.ts',
];

const files = filesBelow('build').filter((file) => CODE.test(file));
const imports = files.flatMap(importsOf).filter(({ to }) => to.startsWith('build/'));
const generator = files.filter((file) => !/^build\/(?:workshop|messages|diagnostics\/messages)/.test(file));
const way = loadedBy(STAGES.filter((file) => files.includes(file)));
const functions = generator.flatMap(functionLines).sort((a, b) => a - b);
const roomOf = (file: string) => file.split('/')[1] ?? file;
const arrows = new Set(
  imports.filter(({ from, to }) => roomOf(from) !== roomOf(to)).map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`),
);
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

const rows = {
  'rooms on the ground floor of `build/`': new Set(files.map(roomOf)).size,
  'arrows between rooms': arrows.size,
  'generator, workshop and messages left out: files': generator.length,
  'generator: lines': linesOf(generator),
  'generator: lines of a function, median / 90th percentile / longest': [0.5, 0.9, 1].map(quantile).join(' / '),
  'workshop: files / lines': `${below('atelier/server/').length} / ${linesOf(below('atelier/server/'))}`,
  'way of an article: files / lines': `${way.length} / ${linesOf(way)}`,
  'tests: lines': linesOf(filesBelow('test').filter((file) => CODE.test(file))),
  'runtime dependencies': Object.keys(dependencies).length,
};
console.log('| | |\n|---|---|');
for (const [name, figure] of Object.entries(rows)) console.log(`| ${name} | ${figure} |`);

function below(folder: string): string[] {
  return files.filter((file) => file.startsWith(folder));
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
