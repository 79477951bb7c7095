import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { withoutDynamicImports } from '../dev/module-files.ts';
import { hashOf, hashOfFile, isRight, keptIn, MANIFEST, type Manifest, type Program } from './kept-program.js';
import { rememberSources } from './remember-sources.ts';
import { threadsOf } from './threads.ts';

/** Loaded from where they are: they look for files of their own there. (Few builds need the validator, which is large.) */
const LEFT_OUT = ['esbuild', 'satteri', 'html-validate', 'highlight.js', 'sharp'];
/** Each weighs some megabytes. Processes that run go on loading from theirs. */
const MOST_KEPT = 4;

/** What packages in CommonJS ask for modules of Node; and where the threads are. */
const SCOPE =
  "import { createRequire as $requireOf } from 'node:module'; const $here = import.meta.url, require = $requireOf($here);";

/** Compiles a program for its next start, and drops those that have long not been started. Rejects with what esbuild or the disk refuses. */
export async function compile(program: Program): Promise<void> {
  const { folder } = program;
  const unfinished = join(folder, `${randomUUID()}.part`);
  await mkdir(unfinished, { recursive: true });
  try {
    const manifest = JSON.stringify(await writeProgram(program, unfinished));
    await writeFile(join(unfinished, MANIFEST), manifest);
    await putInPlace(unfinished, join(folder, hashOf(manifest)), program);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  for (const old of keptIn(folder).slice(MOST_KEPT)) await rm(old, { recursive: true, force: true });
}

async function writeProgram({ root, entry }: Program, outdir: string): Promise<Manifest> {
  const generator = join(root, 'build');
  // These say which module an import means. They are read first: what changes meanwhile is compiled once more.
  const inputs = new Map(configurations(root).map((path) => [path, hashOfFile(join(root, path))]));
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { main: entry, ...threadsOf(generator) },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    external: LEFT_OUT,
    plugins: [withoutDynamicImports(generator), rememberSources(root, generator, inputs)],
    banner: { js: SCOPE },
    minifyWhitespace: true,
    legalComments: 'none',
    sourcemap: true,
    sourcesContent: false,
    outdir,
    write: false,
    logLevel: 'silent',
  });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
  const outputs = outputFiles.map(({ path, contents }) => [relative(outdir, path), hashOf(contents)]);
  return {
    node: process.version,
    root,
    entry,
    inputs: Object.fromEntries([...inputs].sort()),
    outputs: Object.fromEntries(outputs),
  };
}

/** Files by which imports find their modules, and those that compile; from the root. */
function configurations(root: string): string[] {
  const compiling = ['../start.js', 'start.js', 'kept-program.js', 'compile.ts', 'remember-sources.ts', 'threads.ts'];
  const installed = foldersUpTo(root).map((folder) => join(folder, 'node_modules/.package-lock.json'));
  const all = [
    ...compiling.map((name) => join(import.meta.dirname, name)),
    ...installed,
    join(root, 'package.json'),
    join(root, 'tsconfig.json'),
  ];
  return all.map((path) => relative(root, path));
}

/** Another process may have been there first; what is there may also be spoilt. */
async function putInPlace(unfinished: string, kept: string, program: Program): Promise<void> {
  try {
    await rename(unfinished, kept);
  } catch {
    if (isRight(kept, program)) return;
    await rm(kept, { recursive: true, force: true });
    await rename(unfinished, kept);
  }
}

function foldersUpTo(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUpTo(above)];
}
