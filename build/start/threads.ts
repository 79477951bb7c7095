import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** How a module names another one that is to run on a thread of its own: bundlers see no import in it. */
const STARTED = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/** The modules of a generator that its others start as threads, by the name each has once it is compiled. Paths are absolute. */
export function threadsOf(generator: string): Record<string, string> {
  const sources = readdirSync(generator, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const started = sources.flatMap((name) => {
    const file = join(generator, name);
    return Array.from(readFileSync(file, 'utf8').matchAll(STARTED), ([, path = '']) => join(dirname(file), path));
  });
  return Object.fromEntries(started.map((file) => [compiledName(file, generator), file]));
}

/** A module's source once it starts compiled threads; `$here` is where it lies compiled itself. */
export function startingCompiledThreads(source: string, file: string, generator: string): string {
  return source.replace(STARTED, (_, path: string) => {
    const thread = compiledName(join(dirname(file), path), generator);
    return `new URL('./${thread}.js', $here)`;
  });
}

function compiledName(file: string, generator: string): string {
  return relative(generator, file).replace(/\.ts$/, '').replaceAll(/\W/g, '-');
}
