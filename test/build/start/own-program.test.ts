import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keptProgram, MANIFEST, type Manifest } from '../../../build/start/kept-program.js';
import { once } from '../../support/once.ts';
import { projectRoot } from '../../support/real-site.ts';

const test = suite('The command line, compiled');

const program = { root: projectRoot, entry: 'build/cli.ts', folder: join(projectRoot, '.cache/program') };

/** What the command line was compiled from, from the project's root. */
const sources = once(async (): Promise<string[]> => {
  await run('build/start.js', '--help');
  const main = keptProgram(program) ?? assert.unreachable('nothing is kept');
  const { inputs }: Manifest = JSON.parse(readFileSync(join(dirname(main ?? ''), MANIFEST), 'utf8'));
  return Object.keys(inputs);
});

test('says what its sources say', async () => {
  assert.is(await run('build/start.js', '--help'), await run('--import', 'tsx', 'build/cli.ts', '--help'));
});

test('is made of the generator, the site’s definition and what compiles it; of no component of a page', async () => {
  const made = await sources();
  for (const file of ['build/pipeline.ts', 'build/start/compile.ts', 'src/site.ts', 'src/routes.ts', 'package.json'])
    assert.ok(made.includes(file), file);
  assert.equal(
    made.filter((file) => file.startsWith('src/') && file.endsWith('.tsx')),
    [],
  );
});

test('no package in it looks for files of its own, which would lie elsewhere then', async () => {
  const modules = (await sources()).filter((file) => /node_modules\/.*\.[cm]?js$/.test(file));
  assert.ok(modules.length > 100);
  const looking = await Promise.all(
    modules.map(async (file) => {
      // Without its comments.
      const { code } = await transform(readFileSync(join(projectRoot, file)), { minifyWhitespace: true });
      return /\bimport\.meta\b|\b__(?:dirname|filename)\b/.test(code) ? [file] : [];
    }),
  );
  assert.equal(looking.flat(), []);
});

async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot });
  return stdout;
}

test.run();
