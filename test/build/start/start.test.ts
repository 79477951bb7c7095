import { execFile } from 'node:child_process';
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
import { folderWith } from '../../support/folder.ts';
import { projectRoot } from '../../support/real-site.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Start of the generator');

const START = pathToFileURL(join(projectRoot, 'build/start/start.js')).href;

/** A program that says what it is made of, where its source lies, and whether it was compiled. */
const PROJECT = {
  'start.js': `import { join } from 'node:path';
import { start } from '${START}';
const root = import.meta.dirname;
await start({ root, entry: 'build/cli.ts', folder: join(root, '.cache/program') });
`,
  'package.json': '{"type": "module"}',
  'build/cli.ts': `import { number } from 'count';
import { word } from './words/word.ts';
import data from './data.json' with { type: 'json' };
const { late } = await import('./late.ts');
// As it is before source maps translate it.
Error.prepareStackTrace = (_, [site]) => site?.getFileName();
const how = String(new Error().stack).includes('.cache/program') ? 'compiled' : 'sources';
console.log([word, data.word, number, late, import.meta.dirname, how].join(' '));
`,
  'build/words/word.ts': "export const word: string = 'word';",
  'build/data.json': '{"word": "data"}',
  'build/late.ts': "export const late = 'late';",
  'node_modules/count/package.json': '{"name": "count", "type": "module", "exports": "./index.js"}',
  'node_modules/count/index.js': 'export const number = 1;',
};

test('runs what it has compiled, which does as its sources do, from any folder', async () => {
  const root = folderWith(PROJECT);
  assert.is(await said(root), `word data 1 late ${join(root, 'build')} compiled\n`);
  const before = treeOf(join(root, '.cache'));
  assert.is(await said(root, folderWith()), `word data 1 late ${join(root, 'build')} compiled\n`);
  assert.equal(treeOf(join(root, '.cache')), before, 'nothing is compiled twice');
});

const edits: Record<string, readonly [path: string, text: string, says: RegExp]> = {
  'the first module': ['build/cli.ts', "console.log('another program');", /^another program$/m],
  'a module it imports': ['build/words/word.ts', "export const word = 'bird';", /^bird data 1 late /],
  'a module that is loaded late': ['build/late.ts', "export const late: string = 'later';", /^word data 1 later /],
  'data that it imports': ['build/data.json', '{"word": "facts"}', /^word facts 1 late /],
  'a package’s code': ['node_modules/count/index.js', 'export const number = 2;', /^word data 2 late /],
};

test('an edit holds from the very next run on, and so does its undoing', async () => {
  const root = folderWith(PROJECT);
  for (const [what, [path, text, says]] of Object.entries(edits)) {
    await said(root);
    const before = readFileSync(join(root, path));
    writeFileSync(join(root, path), text);
    assert.match(await said(root), says, what);
    writeFileSync(join(root, path), before);
    assert.match(await said(root), /^word data 1 late .* compiled$/m, `${what}, undone`);
  }
});

test('another package of the same name that is nearer, or other settings of the project, are seen', async () => {
  const folder = folderWith(Object.fromEntries(Object.entries(PROJECT).map(([path, text]) => [`site/${path}`, text])));
  const root = join(folder, 'site');
  renameSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  assert.match(await said(root), /^word data 1 late .* compiled$/m);
  cpSync(join(folder, 'node_modules'), join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  writeFileSync(join(root, 'node_modules/count/index.js'), 'export const number = 3;');
  assert.match(await said(root), /^word data 3 late /);
  const programs = () => readdirSync(join(root, '.cache/program')).length;
  const before = programs();
  writeFileSync(join(root, 'tsconfig.json'), '{"compilerOptions": {"target": "es2020"}}');
  assert.match(await said(root), /^word data 3 late .* compiled$/m);
  assert.is(programs(), before + 1);
});

const damages: Record<string, (kept: string, other: string) => void> = {
  'a cut manifest': (kept) => truncateSync(join(kept, 'manifest.json'), 100),
  'an empty manifest': (kept) => truncateSync(join(kept, 'manifest.json')),
  'a manifest that is no such thing': (kept) => writeFileSync(join(kept, 'manifest.json'), '{}'),
  'a manifest that lists nothing': (kept) => {
    const { node, root, entry } = JSON.parse(readFileSync(join(kept, 'manifest.json'), 'utf8'));
    writeFileSync(join(kept, 'manifest.json'), JSON.stringify({ node, root, entry, inputs: {}, outputs: {} }));
  },
  'no manifest': (kept) => rmSync(join(kept, 'manifest.json')),
  'a cut module': (kept) => truncateSync(join(kept, 'main.js'), 60),
  'another module in its place': (kept) => writeFileSync(join(kept, 'main.js'), "console.log('not ours');"),
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
  const right = await said(root);
  const kept = keptOf(root);
  writeFileSync(join(root, 'build/late.ts'), "export const late = 'another';");
  await said(root);
  const other = join(folderWith(), 'other');
  renameSync(keptOf(root, kept), other);
  writeFileSync(join(root, 'build/late.ts'), PROJECT['build/late.ts']);
  for (const [what, damage] of Object.entries(damages)) {
    const sound = treeOf(kept);
    damage(kept, other);
    assert.is(await said(root), right, what);
    assert.equal(treeOf(kept), sound, `${what}: made whole`);
  }
});

test('of several first runs at once each does right, and one program is kept', async () => {
  const root = folderWith(PROJECT);
  const all = await Promise.all(Array.from({ length: 4 }, () => said(root)));
  for (const one of all) assert.match(one, /^word data 1 late .* compiled$/m);
  assert.is(readdirSync(join(root, '.cache/program')).length, 1);
});

test('where nothing can be kept, the sources run', async () => {
  const root = folderWith({ ...PROJECT, '.cache': 'a file of somebody’s' });
  assert.is(await said(root), `word data 1 late ${join(root, 'build')} sources\n`);
  assert.is(readFileSync(join(root, '.cache'), 'utf8'), 'a file of somebody’s');
});

test('programs that have long not been run go; what somebody else has put there stays', async () => {
  const root = folderWith({ ...PROJECT, '.cache/program/notes.txt': 'mine' });
  for (let version = 0; version < 6; version++) {
    writeFileSync(join(root, 'build/late.ts'), `export const late = ${version};`);
    assert.match(await said(root), new RegExp(`^word data 1 ${version} .* compiled$`, 'm'));
  }
  const kept = readdirSync(join(root, '.cache/program'));
  assert.ok(kept.includes('notes.txt'));
  assert.is(kept.length, 5);
  writeFileSync(join(root, 'build/late.ts'), 'export const late = 3;');
  await said(root);
  assert.equal(readdirSync(join(root, '.cache/program')), kept, 'one of the last few is there still');
});

test('a project that was moved with its caches runs from where it is', async () => {
  const root = folderWith(PROJECT);
  await said(root);
  const elsewhere = folderWith();
  rmSync(elsewhere, { recursive: true });
  renameSync(root, elsewhere);
  assert.is(await said(elsewhere), `word data 1 late ${join(elsewhere, 'build')} compiled\n`);
});

test('a mistake in a source is told as tsx tells it, and spoils only what comes to it', async () => {
  const root = folderWith({ ...PROJECT, 'build/unused.ts': 'export const = 1;' });
  const asked = "if (process.env.ASKED) await import('./unused.ts');\n";
  writeFileSync(join(root, 'build/cli.ts'), asked + PROJECT['build/cli.ts']);
  assert.match(await said(root), /^word data 1 late .* sources$/m);
  const failed = await run(root, root, { ASKED: '1' });
  assert.is.not(failed.code, 0);
  assert.match(failed.stderr, 'unused.ts');
});

test('a trace names the line of the source, where it is asked for', async () => {
  const throwing = "export interface Long {\n  name: string;\n}\n\nthrow new Error('stop');\n";
  const root = folderWith({ ...PROJECT, 'build/words/word.ts': `${throwing}export const word = 1;` });
  for (const _ of ['compiled now', 'kept'])
    assert.match((await run(root, root, { SITE_TRACE: '1' })).stderr, /at .*build\/words\/word\.ts:5:/);
});

test('a module that runs on a thread of its own is compiled with the rest', async () => {
  const root = folderWith({
    ...PROJECT,
    'build/cli.ts': `import { Worker } from 'node:worker_threads';
import { word } from './words/word.ts';
new Worker(new URL('./words/thread.ts', import.meta.url)).once('message', (said) => console.log(word, said));`,
    'build/words/thread.ts': `import { parentPort } from 'node:worker_threads';
import { word } from './word.ts';
parentPort?.postMessage(word.toUpperCase() as string);`,
  });
  assert.is(await said(root), 'word WORD\n');
  writeFileSync(join(root, 'build/words/word.ts'), "export const word = 'bird';");
  assert.is(await said(root), 'bird BIRD\n');
});

test('a folder that may only be read gives its program', async () => {
  const root = folderWith(PROJECT);
  const right = await said(root);
  chmodSync(join(root, '.cache/program'), 0o555);
  chmodSync(keptOf(root), 0o555);
  assert.is(await said(root), right);
  chmodSync(join(root, '.cache/program'), 0o755);
});

/** The one program that is kept, besides one that is known. */
function keptOf(root: string, besides?: string): string {
  const folder = join(root, '.cache/program');
  const kept = readdirSync(folder).map((name) => join(folder, name));
  return kept.find((path) => path !== besides) ?? '';
}

async function said(root: string, cwd = root): Promise<string> {
  const { code, stdout, stderr } = await run(root, cwd);
  assert.is(code, 0, stderr);
  return stdout;
}

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

function run(root: string, cwd: string, environment: Record<string, string> = {}): Promise<Outcome> {
  const env = { ...process.env, SITE_TRACE: undefined, ...environment };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [join(root, 'start.js')], { cwd, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, stdout, stderr }),
    );
  });
}

test.run();
