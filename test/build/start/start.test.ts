import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../build/start/compile.ts';
import { keptProgram, type Program } from '../../../build/start/kept-program.js';
import { folderWith } from '../../support/folder.ts';
import { withoutPrivileges } from '../../support/privileges.ts';
import { projectRoot } from '../../support/real-site.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Start of the generator');

const START = pathToFileURL(join(projectRoot, 'build/start/start.js')).href;

/** A program that says what it is made of and where its source lies, and, when it is started, whether it was compiled. */
const PROJECT = {
  'start.js': `import { join } from 'node:path';
import { start } from '${START}';
const root = import.meta.dirname;
await start({ root, entry: 'build/cli.ts', folder: join(root, '.cache/program') });
`,
  'package.json': '{"type": "module"}',
  'tsconfig.json': '{}',
  'build/cli.ts': `import { number } from 'count';
import { word } from './words/word.ts';
import data from './data.json' with { type: 'json' };
const { late } = await import('./late.ts');
export const said = [word, data.word, number, late, import.meta.dirname].join(' ');
// A compiled module is told its source's folder, not its source's name.
const how = import.meta.filename.includes('.cache/program') ? 'compiled' : 'sources';
if (process.argv[1].endsWith('start.js')) console.log(said, how);
`,
  'build/words/word.ts': "export const word: string = 'word';",
  'build/data.json': '{"word": "data"}',
  'build/late.ts': "export const late = 'late';",
  'node_modules/count/package.json': '{"name": "count", "type": "module", "exports": "./index.js"}',
  'node_modules/count/index.js': 'export const number = 1;',
  'node_modules/count/other.js': 'export const number = 4;',
};

test('runs what it has compiled, which does as its sources do, from any folder', async () => {
  const root = folderWith(PROJECT);
  const said = { code: 0, stdout: `word data 1 late ${join(root, 'build')} compiled\n`, stderr: '' };
  assert.equal(run(root), said);
  const before = treeOf(join(root, '.cache'));
  assert.equal(run(root, folderWith()), said);
  assert.equal(treeOf(join(root, '.cache')), before, 'nothing is compiled twice');
});

const edits: Record<string, readonly [path: string, text: string, says: RegExp]> = {
  'the first module': ['build/cli.ts', "export const said = 'another program';", /^another program$/],
  'a module it imports': ['build/words/word.ts', "export const word = 'bird';", /^bird data 1 late /],
  'a module that is loaded late': ['build/late.ts', "export const late: string = 'later';", /^word data 1 later /],
  'data that it imports': ['build/data.json', '{"word": "facts"}', /^word facts 1 late /],
  'a package’s code': ['node_modules/count/index.js', 'export const number = 2;', /^word data 2 late /],
  'which file a package means': ['node_modules/count/package.json', '{"exports": "./other.js"}', /^word data 4 late /],
  'the project’s settings': ['tsconfig.json', '{"compilerOptions": {"target": "es2020"}}', /^word data 1 late /],
};

test('an edit holds from the very next start on, and so does its undoing', async () => {
  const root = folderWith(PROJECT);
  await compiled(root);
  for (const [what, [path, text, says]] of Object.entries(edits)) {
    const before = readFileSync(join(root, path));
    writeFileSync(join(root, path), text);
    assert.is(keptIn(root), undefined, what);
    assert.match(await compiled(root), says, what);
    writeFileSync(join(root, path), before);
    assert.match(await saidBy(keptIn(root)), /^word data 1 late /, `${what}, undone`);
  }
});

test('another package of the same name that is nearer is seen', async () => {
  const folder = folderWith(Object.fromEntries(Object.entries(PROJECT).map(([path, text]) => [`site/${path}`, text])));
  const root = join(folder, 'site');
  renameSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  assert.match(await compiled(root), /^word data 1 late /);
  cpSync(join(folder, 'node_modules'), join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  writeFileSync(join(root, 'node_modules/count/index.js'), 'export const number = 3;');
  assert.is(keptIn(root), undefined);
  assert.match(await compiled(root), /^word data 3 late /);
});

const damages: Record<string, (kept: string, other: string) => void> = {
  'a manifest that lists nothing': (kept) => {
    const { node, root, entry } = JSON.parse(readFileSync(join(kept, 'manifest.json'), 'utf8'));
    writeFileSync(join(kept, 'manifest.json'), JSON.stringify({ node, root, entry, inputs: {}, outputs: {} }));
  },
  'no manifest': (kept) => rmSync(join(kept, 'manifest.json')),
  'a module that is gone': (kept) => rmSync(join(kept, 'main.js')),
  'a module that is a folder': (kept) => {
    rmSync(join(kept, 'main.js'));
    mkdirSync(join(kept, 'main.js'));
  },
  'a cut module that is loaded late': (kept) => {
    const late = readdirSync(kept).find((name) => /^late.*\.js$/.test(name)) ?? '';
    truncateSync(join(kept, late), 60);
  },
  'another program under its name': (kept, other) => {
    rmSync(kept, { recursive: true });
    cpSync(other, kept, { recursive: true });
  },
  nothing: (kept) => rmSync(dirname(kept), { recursive: true }),
};

test('what is cut, altered, foreign or gone is never run, but compiled anew', async () => {
  const root = folderWith(PROJECT);
  await compiled(root);
  const kept = dirname(keptIn(root) ?? '');
  writeFileSync(join(root, 'build/late.ts'), "export const late = 'another';");
  await compiled(root);
  const other = join(folderWith(), 'other');
  renameSync(dirname(keptIn(root) ?? ''), other);
  writeFileSync(join(root, 'build/late.ts'), PROJECT['build/late.ts']);
  for (const [what, damage] of Object.entries(damages)) {
    const sound = treeOf(kept);
    damage(kept, other);
    assert.is(keptIn(root), undefined, what);
    await compile(program(root));
    assert.is(keptIn(root), join(kept, 'main.js'), what);
    assert.equal(treeOf(kept), sound, `${what}: made whole`);
  }
});

test('of several that compile at once each does right, and one program is kept', async () => {
  const root = folderWith(PROJECT);
  await Promise.all(Array.from({ length: 4 }, () => compile(program(root))));
  assert.match(await saidBy(keptIn(root)), /^word data 1 late /);
  assert.is(readdirSync(join(root, '.cache/program')).length, 1);
});

test('where nothing can be kept, the sources run', async () => {
  const root = folderWith({ ...PROJECT, '.cache': 'a file of somebody’s' });
  assert.is(run(root).stdout, `word data 1 late ${join(root, 'build')} sources\n`);
  assert.is(readFileSync(join(root, '.cache'), 'utf8'), 'a file of somebody’s');
});

test('programs that have long not been run go; what somebody else has put there stays', async () => {
  const root = folderWith({ ...PROJECT, '.cache/program/notes.txt': 'mine' });
  for (let version = 0; version < 6; version++) {
    writeFileSync(join(root, 'build/late.ts'), `export const late = ${version};`);
    await compile(program(root));
  }
  const kept = readdirSync(join(root, '.cache/program'));
  assert.ok(kept.includes('notes.txt'));
  assert.is(kept.length, 5);
  writeFileSync(join(root, 'build/late.ts'), 'export const late = 5;');
  assert.match(await saidBy(keptIn(root)), /^word data 1 5 /, 'one of the last few is there still');
});

test('a project that was moved with its caches runs from where it is', async () => {
  const root = folderWith(PROJECT);
  await compile(program(root));
  const elsewhere = join(folderWith(), 'elsewhere');
  renameSync(root, elsewhere);
  assert.is(keptIn(elsewhere), undefined);
  assert.is(await compiled(elsewhere), `word data 1 late ${join(elsewhere, 'build')}`);
});

test('a mistake in a source is told as tsx tells it, and spoils only what comes to it', async () => {
  const root = folderWith({ ...PROJECT, 'build/unused.ts': 'export const = 1;' });
  const asked = "if (process.env.ASKED) await import('./unused.ts');\n";
  writeFileSync(join(root, 'build/cli.ts'), asked + PROJECT['build/cli.ts']);
  assert.match(run(root).stdout, /^word data 1 late .* sources$/m);
  const failed = run(root, root, { ASKED: '1' });
  assert.is.not(failed.code, 0);
  assert.match(failed.stderr, 'unused.ts');
});

test('a trace names the line of the source, where it is asked for', async () => {
  const throwing = "export interface Long {\n  name: string;\n}\n\nthrow new Error('stop');\n";
  const root = folderWith({ ...PROJECT, 'build/words/word.ts': `${throwing}export const word = 1;` });
  for (const _ of ['compiled now', 'kept'])
    assert.match(run(root, root, { SITE_TRACE: '1' }).stderr, /at .*build\/words\/word\.ts:5:/);
});

test('a module that runs on a thread of its own is compiled with the rest', async () => {
  const root = folderWith({
    ...PROJECT,
    'build/cli.ts': `import { Worker } from 'node:worker_threads';
import { word } from './words/word.ts';
new Worker(new URL('./words/thread.ts', import.meta.url)).once('message', (said) => console.log(word, said));`,
    'build/words/thread.ts': `import { parentPort } from 'node:worker_threads';
import { other } from './other.ts';
parentPort?.postMessage(other.toUpperCase() as string);`,
    'build/words/other.ts': "export const other = 'other';",
  });
  assert.is(run(root).stdout, 'word OTHER\n');
  writeFileSync(join(root, 'build/words/other.ts'), "export const other = 'bird';");
  assert.is(run(root).stdout, 'word BIRD\n');
});

test('a folder that may only be read gives its program', async () => {
  const root = folderWith(PROJECT);
  await compile(program(root));
  const main = keptIn(root) ?? assert.unreachable('nothing is kept');
  for (const folder of [dirname(dirname(main ?? '')), dirname(main ?? '')]) chmodSync(folder, 0o555);
  assert.is(await withoutPrivileges(root, () => keptIn(root)), main);
  chmodSync(join(root, '.cache/program'), 0o755);
  chmodSync(dirname(main ?? ''), 0o755);
});

function program(root: string): Program {
  return { root, entry: 'build/cli.ts', folder: join(root, '.cache/program') };
}

/** The module that a start would run instead of its sources. */
function keptIn(root: string): string | undefined {
  return keptProgram(program(root));
}

/** What a program says that has just been compiled. */
async function compiled(root: string): Promise<string> {
  await compile(program(root));
  return saidBy(keptIn(root));
}

async function saidBy(file: string | undefined): Promise<string> {
  assert.ok(file, 'a program is kept');
  const { said } = await import(pathToFileURL(file ?? '').href);
  return said;
}

/** A real start, in a process of its own. */
function run(root: string, cwd = root, environment: Record<string, string> = {}) {
  const env = { ...process.env, SITE_TRACE: undefined, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'start.js')], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

test.run();
